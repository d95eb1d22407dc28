import { z } from "zod";
import { shortestPassword } from "#app/messages/password.ts";
import { validation } from "#app/messages/validation.ts";

const longestPassword = 200;

/**
 * The rules of a new password and of the same once more. Nothing is trimmed: a space may be a part of it.
 * @param typed the password as posted
 */
export function newPassword(typed: unknown) {
  return {
    password: z
      .string(validation.required)
      .min(shortestPassword, validation.min(shortestPassword))
      .max(longestPassword, validation.max(longestPassword)),
    passwordAgain: z.string(validation.required).refine((again) => again === typed, validation.confirmed),
  };
}
