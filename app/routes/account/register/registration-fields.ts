import type { SubmissionResult } from "@conform-to/react";
import { passwordTexts } from "#app/messages/password.ts";

export const registrationFormId = "registrace";

/**
 * Field names in the order of the form, with their labels in the error summary; the upstream's errors use the same
 * names.
 */
export const registrationLabels = {
  email: "E-mail",
  firstName: "Jméno",
  lastName: "Příjmení",
  phonePrefix: "Předvolba",
  phone: "Telefon",
  password: passwordTexts.password,
  passwordAgain: passwordTexts.again,
  newsletter: "Novinky e-mailem",
} as const;

export type RegistrationField = keyof typeof registrationLabels;
export const registrationFieldNames = Object.keys(registrationLabels) as RegistrationField[];

/** The form's values as conform represents them: text, whatever their meaning. */
export type RegistrationFields = Partial<Record<RegistrationField, string>>;

/** An answer of the action without a redirect: the form as it was typed, without passwords. */
export interface RegistrationAnswer {
  readonly reply: SubmissionResult;
  readonly message: string | null;
}

/** Picks only the form's own text fields: other posted values reach neither the parser nor the page. */
export function registrationFields(form: FormData): FormData {
  const own = new FormData();
  for (const name of registrationFieldNames) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
