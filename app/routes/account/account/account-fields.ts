import type { FormAnswer } from "#app/components/forms/validated-form.tsx";
import type { Notice } from "#app/domain/notice.ts";
import { accountTexts } from "#app/messages/account.ts";
import { changeEmailTexts } from "#app/messages/change-email.ts";
import { passwordTexts } from "#app/messages/password.ts";

/** The labels of each form's fields, in the order of the form; their keys are the only names read from the form. */
export const profileLabels = {
  firstName: "Jméno",
  lastName: "Příjmení",
  phonePrefix: "Předvolba",
  phone: "Telefon",
} as const;

export const passwordLabels = {
  current: accountTexts.currentPassword,
  password: accountTexts.newPassword,
  passwordAgain: passwordTexts.again,
} as const;

export const emailLabels = { email: changeEmailTexts.email, password: changeEmailTexts.password } as const;

export const removeLabels = { password: passwordTexts.password } as const;

/** An answer of the page's action without a redirect. */
export type AccountAnswer =
  | { readonly kind: "done"; readonly form: string; readonly notice: Notice | null }
  | ({ readonly kind: "again"; readonly form: "profile" | "email" | "password" | "delete" } & FormAnswer);
