import { z } from "@hono/zod-openapi";
import { count, line, rowId, word } from "./shared.ts";

const time = z.iso.datetime({ offset: true });
const evening = { title: word, starts_at: time, venue: z.string() };
const category = {
  category: z.string().nullable(),
  needs_proof: z.string().nullable().openapi({ description: "The proof of a reduced price." }),
  order: z.string().openapi({ description: "Its code." }),
};

export const admittedBody = z
  .object({ code: line(64).openapi({ description: "In the body, because a code is worth money." }) })
  .openapi("TicketAdmitted");

export const admittedSchema = z
  .object({ ...evening, ...category, seat: z.string() })
  .openapi("AdmittedTicket");

export const guestListSchema = z
  .object({
    id: rowId,
    ...evening,
    guests: z.array(
      z.object({
        zone: z.string(),
        row: z.string().nullable(),
        seat: count.nullable(),
        name: word.openapi({ description: "The buyer's." }),
        ...category,
        is_paid: z.boolean(),
        admitted_at: time.nullable(),
      }),
    ),
  })
  .openapi("GuestList");

export const movedPerformanceBody = z
  .object({
    starts_at: z.iso
      .datetime({ local: true, offset: false, precision: -1 })
      .refine((local) => !local.endsWith("Z"), "Čas zadejte bez pásma.")
      .openapi({ format: undefined, description: "In Prague.", example: "2026-12-05T19:00" }),
  })
  .openapi("PerformanceMoved");

export const movedPerformance = z.object({
  id: rowId,
  title: word,
  before: time,
  after: time,
  orders: count,
});

export const cancelledPerformance = z.object({
  id: rowId,
  title: word,
  starts_at: time,
  refunded: count,
  cancelled: count,
  skipped: count.openapi({ description: "Ended meanwhile." }),
  failed: count.openapi({ description: "A repeated call tries them again." }),
});
