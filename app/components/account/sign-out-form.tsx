import { Form } from "@remix-run/react";
import { paths } from "#app/domain/paths.ts";
import { signInTexts } from "#app/messages/sign-in.ts";

/** Signs out by a POST (no link or prefetch ever does); the button looks as its place wants it. */
export function SignOutForm({ className }: { readonly className?: string | undefined }) {
  return (
    <Form method="post" action={paths.logout()}>
      <button type="submit" className={className}>
        {signInTexts.signOut}
      </button>
    </Form>
  );
}
