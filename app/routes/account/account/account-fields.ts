import type { SubmissionResult } from "@conform-to/react";
import type { Notice } from "#app/domain/notice.ts";
import { accountTexts } from "#app/messages/account.ts";
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

export const removeLabels = { password: passwordTexts.password } as const;

export type ProfileFields = Partial<Record<keyof typeof profileLabels, string>>;
export type PasswordFields = Partial<Record<keyof typeof passwordLabels, string>>;
export type RemoveFields = Partial<Record<keyof typeof removeLabels, string>>;

/** An answer of the page's action without a redirect. */
export type AccountAnswer =
  | { readonly kind: "done"; readonly form: string; readonly notice: Notice | null }
  /** The form as it was typed, passwords excepted. */
  | {
      readonly kind: "again";
      readonly form: "profile" | "password" | "delete";
      readonly reply: SubmissionResult;
      readonly message: string | null;
    };
