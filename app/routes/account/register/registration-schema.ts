import { z } from "zod";
import { emailText, phoneText } from "#app/components/forms/contact-schema.ts";
import { newPassword } from "#app/components/forms/password-schema.ts";
import { requiredText } from "#app/components/forms/text-schema.ts";

const longestName = 100;

/**
 * Validates the registration in one flat pass, so that all errors are shown at once.
 * @param form as posted: the second password is compared with the first, the telephone number belongs to its prefix
 */
export function registrationSchema(form: FormData) {
  return z.object({
    email: emailText(),
    firstName: requiredText(longestName),
    lastName: requiredText(longestName),
    phone: phoneText(String(form.get("phonePrefix") ?? "")),
    ...newPassword(form.get("password")),
    newsletter: z.boolean().default(false),
  });
}
