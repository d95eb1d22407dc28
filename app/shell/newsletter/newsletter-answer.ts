import type { Notice } from "#app/domain/notice.ts";

/** What a sign-up answers where it does not redirect. */
export type NewsletterAnswer =
  | { readonly kind: "sent"; readonly notice: Notice | null }
  /** The form comes back as it was typed. */
  | {
      readonly kind: "again";
      readonly email: string;
      /** Beside the field. */
      readonly error: string | null;
      /** Above it. */
      readonly message: string | null;
    };
