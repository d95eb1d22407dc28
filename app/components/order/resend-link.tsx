import { PostForm, SubmitButton } from "#app/components/forms/post-form.tsx";
import { paymentLink } from "#app/messages/payment-link.ts";
import styles from "./payment-panel.module.css";

/** Asks for the e-mail with the way to pay. */
export function ResendLink({ email }: { readonly email: string }) {
  return (
    <PostForm intent="payment-link" className={styles.pay}>
      <p>{paymentLink.about(email)}</p>
      <SubmitButton intent="payment-link" variant="secondary">
        {paymentLink.send}
      </SubmitButton>
    </PostForm>
  );
}
