import type { Found } from "#app/domain/found.ts";
import { isSameId, type Id } from "#app/domain/id.ts";
import type { CartLine } from "#app/domain/shop/cart.ts";
import type { Performance, Tickets } from "#app/domain/theatre/performance.ts";
import { allSeats, seatsNamed, type ChosenSeat, type SeatPlan } from "#app/domain/theatre/seat-plan.ts";
import { hasFreeSeats, stateAt } from "#app/domain/theatre/ticket-offer.ts";
import type { RequestContext } from "#server/context/context.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import { readSeatPlan } from "#server/upstream/resources/seats.ts";
import { listPerformances } from "./list-performances.ts";

interface SoldTickets {
  readonly performance: Performance;
  readonly tickets: Tickets;
}

/**
 * A performance with the shop's tickets for it now, read past the cache; `missing`: none, `failed`: the programme cannot
 * be read.
 */
export async function ticketsOf(context: RequestContext, id: Id): Promise<Found<SoldTickets>> {
  const all = await listPerformances(context, "now");
  if (!all.ok) return { kind: all.error === "failed" ? "failed" : "missing" };
  const found = all.value.find((performance) => isSameId(performance.id, id));
  const tickets = found ? soldOf(found, context.now) : null;
  return found && tickets ? { kind: "found", performance: found, tickets } : { kind: "missing" };
}

/** Null: not on sale, or not any more. */
export function soldOf(performance: Performance, now: Date): Tickets | null {
  const { startsAt, tickets } = performance;
  const state = stateAt(performance, now.toISOString());
  const isOnSale = hasFreeSeats({ state }) && state !== "presale-soon";
  return isOnSale && Date.parse(startsAt) > now.getTime() ? tickets : null;
}

/** The same with the plan of its seats; `missing`: it has none. */
export async function plannedTickets(
  context: RequestContext,
  id: Id,
): Promise<Found<SoldTickets & { readonly plan: SeatPlan }>> {
  const found = await ticketsOf(context, id);
  if (found.kind !== "found") return found;
  if (!found.tickets.hasPlan) return { kind: "missing" };
  const read = await readSeatPlan(context.upstream, found.performance.id);
  if (!read.ok) return notFoundBy(read.error);
  if (read.value.sections.length === 0) return { kind: "missing" };
  return { ...found, plan: read.value };
}

/** The seats that the visitor chose for these lines of one performance, also those that are taken meanwhile. */
export function chosenSeats(plan: SeatPlan, lines: readonly CartLine[]): ChosenSeat[] {
  const seats = allSeats(plan);
  return lines.flatMap(({ variant, seating }) => {
    if (!variant || !seating) return [];
    const { seats: now, isChosen = false, taken = [] } = seating;
    const own = isChosen ? now : taken.length > 0 ? [...now.slice(0, -taken.length), ...taken] : [];
    return seatsNamed(seats, own, variant.id).map((seat) => ({ seat, variantId: variant.id }));
  });
}
