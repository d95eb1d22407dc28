import { z } from "zod";
import { validation } from "#app/messages/validation.ts";

export const loginSchema = z.object({
  email: z
    .string(validation.required)
    .trim()
    .min(1, validation.required)
    .max(254, validation.max(254))
    .pipe(z.email(validation.email)),
  password: z.string(validation.required).min(1, validation.required).max(1_000, validation.max(1_000)),
});
