import { z } from "zod";
import { minPasswordLength } from "#app/messages/password.ts";
import { validation } from "#app/messages/validation.ts";

const longestPassword = 200;

/**
 * Validation of a new password and its confirmation. Not trimmed: spaces may be part of a password.
 * @param typed the password as submitted
 */
export function newPassword(typed: unknown) {
  return {
    password: z
      .string(validation.required)
      .min(minPasswordLength, validation.min(minPasswordLength))
      .max(longestPassword, validation.max(longestPassword)),
    passwordAgain: z.string(validation.required).refine((again) => again === typed, validation.confirmed),
  };
}
