import { z } from "zod";
import { idText, type Id } from "#app/domain/id.ts";
import { seatKinds, type PlannedSeat, type SeatPlan } from "#app/domain/theatre/seat-plan.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { cart } from "./cart.ts";
import * as w from "#server/upstream/wire.ts";

const seat = w
  .object({
    id: w.id,
    name: w.id,
    column: w.whole,
    variantIds: w.optionalList(w.id),
    state: w.enumOrUnknown(["free", "taken", "blocked"]),
    kind: w.enumOrUnknown(seatKinds),
    note: w.lineOrEmpty,
  })
  // Nobody can choose a seat of an unknown state.
  .transform(({ state, kind, note, ...rest }): PlannedSeat => ({
    ...rest,
    note: note.replace(/\s+/gu, " ") || null,
    state: state === "unknown" ? "blocked" : state,
    kind: kind === "unknown" ? "standard" : kind,
  }));

const row = z.object({ name: z.union([w.id, w.line]), seats: w.list(seat) });
const plan = z
  .object({ sections: w.list(z.object({ name: w.line, rows: w.list(row) })) })
  .transform(({ sections }): SeatPlan => {
    const known = new Set<string>();
    // Of two seats with one id nobody knows which of them an order would get.
    const isFirst = ({ id }: PlannedSeat) => {
      const isKnown = known.has(idText(id));
      known.add(idText(id));
      return !isKnown;
    };
    const orderly = sections.map(({ name, rows }) => ({
      name,
      rows: rows
        .map((one) => ({ name: one.name, seats: one.seats.filter(isFirst).toSorted(byColumn) }))
        .filter(({ seats }) => seats.length > 0),
    }));
    return { sections: orderly.filter(({ rows }) => rows.length > 0) };
  });

function byColumn(one: PlannedSeat, other: PlannedSeat): number {
  return one.column - other.column;
}

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
