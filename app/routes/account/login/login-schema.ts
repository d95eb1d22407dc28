import { z } from "zod";
import { emailText } from "#app/components/forms/contact-schema.ts";
import { validation } from "#app/messages/validation.ts";

export const loginSchema = z.object({
  email: emailText(),
  password: z.string(validation.required).min(1, validation.required).max(1_000, validation.max(1_000)),
});
