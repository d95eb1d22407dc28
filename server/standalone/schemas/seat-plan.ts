import { z } from "@hono/zod-openapi";
import { count, rowId, spare, word } from "./shared.ts";

const plannedSeat = z.object({
  id: word.openapi({ description: "Of this seat at this performance." }),
  name: word.openapi({ example: "12" }),
  column: count.openapi({ description: "From 1, the same for seats that stand behind each other." }),
  variant_ids: z.array(rowId).openapi({ description: "The categories of `tickets` that it is sold in." }),
  state: z.enum(["free", "taken", "blocked"]),
  kind: z.enum(["standard", "wheelchair", "companion", "limited_view"]).openapi(spare),
  note: z.string().nullable().openapi(spare),
});

export const seatPlanSchema = z
  .object({
    sections: z.array(
      z.object({
        name: word.openapi({ example: "Přízemí" }),
        rows: z
          .array(z.object({ name: word.openapi({ example: "5. řada" }), seats: z.array(plannedSeat) }))
          .openapi({ description: "From the stage." }),
      }),
    ),
  })
  .openapi("SeatPlan", { description: "The seats of a performance now; nothing reserves them." });

export const choiceSchema = z
  .object({
    performance_id: rowId,
    seats: z
      .array(z.object({ seat_id: z.string().max(64), variant_id: rowId }))
      .max(100)
      .openapi({ description: "All of the visitor's for this performance; none removes its tickets." }),
  })
  .openapi("SeatChoice");
