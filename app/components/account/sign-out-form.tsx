import { Form } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { headerTexts } from "#app/messages/shell-texts.ts";

/** Signs out by a POST, so that no link or prefetch can; `className` styles the button. */
export function SignOutForm({ className }: { readonly className?: string | undefined }) {
  return (
    <Form method="post" action={paths.logout()}>
      <button type="submit" className={className}>
        {headerTexts.signOut}
      </button>
    </Form>
  );
}
