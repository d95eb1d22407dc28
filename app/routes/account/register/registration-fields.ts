import { passwordTexts } from "#app/messages/password.ts";

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
