import { idField, isSameId, type Id } from "#app/domain/id.ts";
import type { Cart, Evening } from "#app/domain/shop/cart.ts";
import { seatsText } from "#app/domain/theatre/seat-names.ts";
import { allSeats, nearestSeats, seatsNamed, type ChosenSeat } from "#app/domain/theatre/seat-plan.ts";
import type { RequestContext } from "#server/context/context.ts";
import { chosenSeats, plannedTickets } from "#server/services/theatre/sold-tickets.ts";

/** Seats that the visitor chose and that somebody else has bought. */
export interface LostSeats {
  readonly evening: Pick<Evening, "id" | "title">;
  /** „5. řada, místa 5 a 6“ */
  readonly taken: string;
  /** For one press each: the nearest equal seats, and those that an order would get; without a plan none. */
  readonly offers: readonly {
    readonly kind: "nearest" | "best";
    readonly text: string;
    /** Fields of a form. */
    readonly seats: readonly { readonly seat: string; readonly variant: string }[];
  }[];
}

/** Of each performance in the cart. Only then the plan is read. */
export async function readLostSeats(context: RequestContext, { lines }: Cart): Promise<LostSeats[]> {
  const lost = lines.flatMap(({ evening, seating }) =>
    evening && seating?.taken ? [{ evening, taken: seating.taken }] : [],
  );
  const evenings = lost.filter(
    ({ evening }, index) => lost.findIndex((other) => isSameId(other.evening.id, evening.id)) === index,
  );
  return Promise.all(
    evenings.map(async ({ evening }): Promise<LostSeats> => {
      const isOf = (other: Pick<Evening, "id"> | undefined) => isSameId(other?.id, evening.id);
      const taken = seatsText(lost.filter((one) => isOf(one.evening)).flatMap((one) => one.taken));
      const ofEvening = lines.filter((line) => isOf(line.evening));
      return { evening, taken, offers: await offersOf(context, evening.id, ofEvening) };
    }),
  );
}

async function offersOf(context: RequestContext, id: Id, lines: Cart["lines"]): Promise<LostSeats["offers"]> {
  const found = await plannedTickets(context, id);
  if (found.kind !== "found") return [];
  // Seats for fewer people would take tickets out of the cart.
  const people = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const chosen = chosenSeats(found.plan, lines);
  const nearest = chosen.length === people ? nearestSeats(found.plan, chosen) : null;
  const free = allSeats(found.plan).filter(({ state }) => state === "free");
  const best = lines.flatMap(({ variant, seating }) =>
    variant
      ? seatsNamed(free, seating?.seats ?? [], variant.id).map((seat) => ({ seat, variantId: variant.id }))
      : [],
  );
  const isOther = !nearest?.every(({ seat }) => best.some((one) => one.seat.id === seat.id));
  return [
    ...(nearest ? [offer("nearest", nearest)] : []),
    ...(best.length === people && isOther ? [offer("best", best)] : []),
  ];
}

function offer(kind: "nearest" | "best", chosen: readonly ChosenSeat[]) {
  return {
    kind,
    text: seatsText(chosen.map(({ seat: { row, name: seat } }) => ({ row, seat }))),
    seats: chosen.map(({ seat, variantId }) => ({ seat: idField(seat.id), variant: idField(variantId) })),
  };
}
