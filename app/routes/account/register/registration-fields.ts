import type { SubmissionResult } from "@conform-to/react";
import { passwordTexts } from "#app/messages/password.ts";

export const registrationFormId = "registrace";

/** In the order of the form, with what the error summary calls them; the upstream's errors use the same names. */
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

/** The form's values as conform knows them: text, whatever they mean. */
export type RegistrationFields = Partial<Record<RegistrationField, string>>;

/** What the action answers where it does not redirect: the form comes back as it was typed, without passwords. */
export interface RegistrationAnswer {
  readonly reply: SubmissionResult;
  readonly message: string | null;
}

/** Only the form's own text fields: whatever else was posted reaches neither the parser nor the page. */
export function registrationFields(form: FormData): FormData {
  const own = new FormData();
  for (const name of registrationFieldNames) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
