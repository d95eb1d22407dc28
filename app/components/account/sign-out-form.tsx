import { Form } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { signInTexts } from "#app/messages/sign-in.ts";

/** Signs out by a POST, so that no link or prefetch can; `className` styles the button. */
export function SignOutForm({ className }: { readonly className?: string | undefined }) {
  return (
    <Form method="post" action={paths.logout()}>
      <button type="submit" className={className}>
        {signInTexts.signOut}
      </button>
    </Form>
  );
}
