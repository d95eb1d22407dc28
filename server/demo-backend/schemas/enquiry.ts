import { z } from "@hono/zod-openapi";
import { line, optionalLine } from "./shared.ts";

export const enquiryBody = z
  .object({
    kind: z.enum(["group", "school", "subscription"]),
    title: optionalLine(200).openapi({ description: "The title that is wished, in the visitor's words." }),
    date: optionalLine(120).openapi({ description: "The same of the date." }),
    people: z.number().int().min(1).max(2_000),
    organisation: optionalLine(200),
    grade: optionalLine(120).openapi({ description: "Age or grade; only of a school." }),
    name: line(120),
    email: z.email().max(254),
    phone: optionalLine(30),
    note: optionalLine(2_000),
  })
  .openapi("EnquiryInput");
export type EnquiryInput = z.infer<typeof enquiryBody>;

export const enquiryReceived = z
  .object({
    reference: z.string().openapi({ example: "P26-00042" }),
    received_at: z.iso.datetime({ offset: true }),
    reply_by: z.iso
      .date()
      .nullable()
      .openapi({ description: "The last day on which the theatre answers; null: it does not say." }),
  })
  .openapi("EnquiryReceived");
