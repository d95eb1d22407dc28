import { z } from "zod";
import type { Id } from "#app/domain/id.ts";
import { seatKinds, type PlannedSeat, type SeatPlan } from "#app/domain/theatre/seat-plan.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { cart } from "./cart.ts";
import * as w from "#server/upstream/wire.ts";

const seat = w
  .object({
    id: w.id,
    name: w.id,
    column: w.whole,
    variantIds: w.list(w.id),
    state: w.enumOrUnknown(["free", "taken", "blocked"]),
    kind: w.enumOrUnknown(seatKinds),
    note: w.optionalText,
  })
  // Nobody can choose a seat of an unknown state.
  .transform(({ state, kind, ...rest }): PlannedSeat => ({
    ...rest,
    state: state === "unknown" ? "blocked" : state,
    kind: kind === "unknown" ? "standard" : kind,
  }));

const row = z.object({ name: z.union([w.id, w.line]), seats: w.list(seat) });
const plan: z.ZodType<SeatPlan> = z.object({
  sections: w.list(z.object({ name: w.line, rows: w.list(row) })),
});

/** The seats of a performance now. */
export function readSeatPlan(upstream: Upstream, id: Id) {
  return upstream.read("seatPlan", { id }, plan);
}

/** Sets the seats of the cart for a performance; its lines follow. */
export function putSeats(
  upstream: Upstream,
  cartId: string,
  choice: {
    readonly performanceId: Id;
    readonly seats: readonly { readonly seatId: Id; readonly variantId: Id }[];
  },
) {
  return upstream.send("chooseSeats", { cartId }, choice, cart);
}
