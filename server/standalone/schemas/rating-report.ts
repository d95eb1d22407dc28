import { z } from "@hono/zod-openapi";
import { count, line, optionalLine, rowId, word } from "./shared.ts";

const reason = z.enum(["insult", "hate", "privacy", "copyright", "advertising", "children", "other"]);
const email = z
  .email()
  .max(254)
  .nullish()
  .transform((address) => address ?? null);

/** A notice by art. 16 (2) of Regulation (EU) 2022/2065. */
export const reportBody = z
  .object({
    reason,
    explanation: z.string().trim().min(1).max(2_000),
    name: optionalLine(120),
    email,
    good_faith: z
      .literal(true)
      .openapi({ description: "The statement that the notice is accurate and complete." }),
  })
  .refine((report) => report.reason === "children" || report.name !== null, {
    path: ["name"],
    error: "Pole musí být vyplněno.",
  })
  .refine((report) => report.reason === "children" || report.email !== null, {
    path: ["email"],
    error: "Pole musí být vyplněno.",
  })
  .openapi("RatingReportInput");
export type ReportInput = z.infer<typeof reportBody>;

export const openReportSchema = z
  .object({
    id: rowId,
    reference: word,
    received_at: z.iso.datetime({ offset: true }),
    reason,
    explanation: z.string(),
    name: word.nullable(),
    email: z.string().nullable(),
    rating: z.object({
      id: rowId,
      title: word,
      stars: count,
      text: z.string().nullable(),
      name: word.nullable(),
    }),
  })
  .openapi("RatingReport");

export const decision = z.enum(["removed", "kept"]);
export const decidedBody = z
  .object({
    decision,
    grounds: line(2_000).openapi({
      description: "For the notifier and the author of a removed rating.",
    }),
  })
  .openapi("RatingReportDecision");
