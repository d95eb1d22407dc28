import { z } from "@hono/zod-openapi";
import { titleSchema } from "./content.ts";
import { count, line, rowId, word, mean } from "./shared.ts";
import { email } from "./customer.ts";

const stars = z.number().int().min(1).max(5);

export const ratingSchema = z
  .object({
    id: rowId,
    production: titleSchema,
    stars,
    text: z.string().nullable(),
    name: word,
    date: z.iso.datetime({ offset: true }),
    answer: z.string().nullable().openapi({ description: "The theatre's answer." }),
  })
  .openapi("Rating");

const counts = {
  count,
  distribution: z
    .array(z.object({ stars, count }))
    .openapi({ description: "From five stars down to one, always all five." }),
};

export const ratingSummarySchema = z
  .object({
    average: mean.nullable(),
    ...counts,
    productions: z.array(titleSchema.extend({ average: mean, ...counts })),
  })
  .openapi("RatingSummary");

export const ratingBody = z
  .object({
    production: line(200),
    stars,
    text: z
      .string()
      .trim()
      .max(2_000)
      .nullish()
      .transform((text) => text || null),
    name: line(80),
    email,
    confirm_url: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .refine((address) => /\{token\}|%7Btoken%7D/i.test(address), "V adrese chybí {token}.")
      .openapi({
        format: "uri",
        description: "Template of the page for the confirmation, with `{token}` in it.",
        example: "https://www.example.cz/hodnoceni/potvrzeni/{token}",
      }),
  })
  .openapi("RatingInput");
export type RatingInput = z.infer<typeof ratingBody>;

export const waitingSchema = ratingSchema
  .extend({ email: z.string().nullable() })
  .openapi("WaitingRating", { description: "Confirmed by e-mail, not published yet." });
