import { z } from "zod";
import { recipientFields } from "#app/components/forms/address-schema.ts";
import { phoneText } from "#app/components/forms/contact-schema.ts";
import { newPassword } from "#app/components/forms/password-schema.ts";
import { validation } from "#app/messages/validation.ts";

/** @param prefix as posted */
export function profileSchema(prefix: string) {
  return z.object({ ...recipientFields, phone: phoneText(prefix) });
}

const given = z.string(validation.required).min(1, validation.required).max(1_000, validation.max(1_000));

/** @param typed the new password as posted */
export function passwordSchema(typed: unknown) {
  return z.object({ current: given, ...newPassword(typed) });
}

export const removeSchema = z.object({ password: given });
