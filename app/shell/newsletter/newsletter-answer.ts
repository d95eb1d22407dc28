import type { Notice } from "#app/domain/notice.ts";

/** The response to a sign-up that does not redirect. */
export type NewsletterAnswer =
  | { readonly kind: "sent"; readonly notice: Notice | null }
  /** The form is shown again, filled in as it was typed. */
  | {
      readonly kind: "again";
      readonly email: string;
      /** Error message beside the field. */
      readonly error: string | null;
      /** Message above the field. */
      readonly message: string | null;
    };
