import { z } from "zod";
import { minPasswordLength } from "#app/messages/sign-in-texts.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { hasControls } from "./text.ts";

/** OWASP ASVS 4.0.3, 2.1.2. */
const longestPassword = 128;

/** A password for signing in or for confirming: any that an account may have. */
export function currentPassword() {
  return z
    .string(validation.required)
    .min(1, validation.required)
    .max(1_000, validation.max(1_000))
    .refine((typed) => !hasControls(typed), validation.controls);
}

/**
 * Validation of a new password and its confirmation. Not trimmed: spaces may be part of a password. Compared
 * and counted as NFC: a password manager may write „č“ as one code point, a keyboard as two.
 * @param typed the password as submitted
 */
export function newPassword(typed: unknown) {
  return {
    password: z
      .string(validation.required)
      .refine((password) => composed(password).length >= minPasswordLength, validation.min(minPasswordLength))
      .max(longestPassword, validation.max(longestPassword))
      .refine((password) => !hasControls(password), validation.controls),
    passwordAgain: z
      .string(validation.required)
      .refine(
        (again) => typeof typed === "string" && composed(again) === composed(typed),
        validation.confirmed,
      ),
  };
}

function composed(password: string): string {
  return password.normalize("NFC");
}
