import { redirect } from "@remix-run/node";
import type { Found } from "#app/domain/found.ts";
import { idField, isSameId, type Id } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import { listed, type ListedPerformance, type Tickets } from "#app/domain/theatre/performance.ts";
import { packPlan, type PackedPlan } from "#app/domain/theatre/packed-plan.ts";
import { allSeats, type SeatPlan } from "#app/domain/theatre/seat-plan.ts";
import { groupTickets } from "#app/domain/theatre/ticket-groups.ts";
import { czech } from "#app/domain/typography.ts";
import type { RequestContext } from "#server/context/context.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { chosenSeats, plannedTickets } from "#server/services/theatre/sold-tickets.ts";

const texts = czech({ full: "Plné vstupné" });

/** A price that a seat is sold for. */
export interface SeatCategory {
  readonly id: Id;
  /** Distinguishes the prices of one seat, such as „Student“. */
  readonly label: string;
  /** Gross CZK. */
  readonly price: number;
  readonly needsProof: string | null;
}

/** A seat of a form with its category; null: not chosen yet. Both as `idField` writes them. */
export interface FieldChoice {
  readonly id: string;
  readonly variantId: string | null;
}

/** `failed`: the plan cannot be read now. */
export type SeatsPage = Found<{
  readonly performance: ListedPerformance;
  /** Null: not limited. */
  readonly maxPerOrder: number | null;
  readonly categories: readonly SeatCategory[];
  readonly plan: PackedPlan;
  readonly chosen: readonly FieldChoice[];
}>;

/** Ends with a redirect to the tickets of a performance without a plan, and with the 404 page without tickets. */
export async function loadSeats(context: RequestContext): Promise<SeatsPage> {
  const { searchParams } = context.url;
  const found = await plannedTickets(context, searchParams.get("termin") ?? "");
  if (found.kind === "missing") {
    const id = searchParams.get("termin");
    throw redirect(paths.tickets(id ? { id } : undefined), 302);
  }
  if (found.kind === "failed") return found;
  const { performance, tickets } = found;
  const plan = withKnownCategories(found.plan, tickets);
  const typed = searchParams.getAll("misto");
  const chosen =
    typed.length > 0 ? typed.map((id) => ({ id, variantId: null })) : await inCart(context, found);
  return {
    kind: "found",
    performance: listed(performance),
    maxPerOrder: tickets.maxPerOrder,
    categories: categoriesOf(tickets),
    plan: packPlan(plan),
    chosen: freeAmong(plan, chosen),
  };
}

/** Seats in the categories of the performance, the full price first; nobody can choose a seat without any. */
export function withKnownCategories({ sections }: SeatPlan, tickets: Tickets): SeatPlan {
  const known = categoriesOf(tickets);
  return {
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        seats: row.seats.map((seat) => {
          const sold = known.filter(({ id }) => seat.variantIds.some((own) => isSameId(own, id)));
          const variantIds = sold.map(({ id }) => id);
          return {
            ...seat,
            variantIds,
            state: sold.length === 0 && seat.state === "free" ? "blocked" : seat.state,
          };
        }),
      })),
    })),
  };
}

export function categoriesOf({ categories }: Tickets): SeatCategory[] {
  const { zones, access } = groupTickets(categories);
  return [
    ...zones.map((zone) => ({ ...zone, label: texts.full })),
    ...zones.flatMap(({ concessions }) => concessions),
    ...access.map((category) => ({ ...category, label: category.name })),
  ].map(({ variantId: id, label, price, needsProof }) => ({ id, label, price, needsProof }));
}

/** The seats that the visitor chose before. */
async function inCart(
  context: RequestContext,
  { performance: { id }, plan }: { readonly performance: { readonly id: Id }; readonly plan: SeatPlan },
): Promise<FieldChoice[]> {
  const state = await openCart(context);
  if (state.kind !== "known") return [];
  const lines = state.cart.lines.filter(({ evening }) => isSameId(evening?.id, id));
  return chosenSeats(plan, lines).map(({ seat, variantId }) => ({
    id: idField(seat.id),
    variantId: idField(variantId),
  }));
}

function freeAmong(plan: SeatPlan, chosen: readonly FieldChoice[]): FieldChoice[] {
  const free = new Set(allSeats(plan).flatMap(({ id, state }) => (state === "free" ? [idField(id)] : [])));
  return chosen.filter(({ id }) => free.has(id));
}
