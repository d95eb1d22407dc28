import { crowns } from "#standalone/domain/orders/czech-text.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { isWithdrawn, payByText } from "#standalone/domain/orders/pay-by.ts";
import { isOver } from "#standalone/domain/orders/transitions.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/read-theatre.ts";
import {
  dayOf,
  doorsOf,
  previousTerm,
  shortEvening,
  timeOf,
} from "#standalone/domain/tickets/evening-text.ts";
import type { OrderEvening } from "#standalone/domain/tickets/order-evenings.ts";
import type { OrderTicket } from "#standalone/domain/tickets/tickets.ts";
import type { Values } from "./template.ts";

/**
 * The beginning of an e-mail about tickets (`_evenings.md`), above the greeting, so that a mailbox's list shows it: the
 * title, the time, the hall and the places. Other e-mails have none.
 */
export async function eveningHead(
  office: Office,
  order: OrderRow,
  evenings: readonly OrderEvening[],
): Promise<Values> {
  const { name, place } = await readTheatre(office);
  const address = [name, place].filter(Boolean).join(", ");
  const due = evenings.length > 0 ? await dueOf(office, order) : null;
  return { evenings: evenings.map((evening) => ({ ...headOf(evening), address })), due };
}

/** `Kytice, so 28. 11. v 19:00`, for the subject. */
export function firstEvening([first, ...others]: readonly OrderEvening[]): string | null {
  if (!first) return null;
  return `${first.title}, ${shortEvening(first.starts_at)}${others.length > 0 ? " a další" : ""}`;
}

function headOf({ title, starts_at, previous_starts_at, venue, isOff, tickets }: OrderEvening): Values {
  return {
    title,
    venue,
    off: isOff,
    when: `${dayOf(starts_at)} v\u00a0${timeOf(starts_at)}`,
    doors: tickets.length > 0 && `v\u00a0${doorsOf(starts_at)}`,
    previous: !isOff && previousTerm(previous_starts_at).join(""),
    tickets: tickets.map((ticket) => ({ place: placeOf(ticket) })),
  };
}

function placeOf({ seat, category, unit_gross, needs_proof: proof }: OrderTicket): string {
  const place = [
    seat,
    category !== seat && category,
    crowns(unit_gross),
    proof && `u vstupu ukážete ${proof}`,
  ];
  return place.filter(Boolean).join(", ");
}

/** Until when the places are kept; null: no payment is due, or that is unknown. */
async function dueOf({ db }: Office, order: OrderRow): Promise<string | null> {
  const isUnpaid = order.payment_state === "unpaid" || order.payment_state === "failed";
  if (!isUnpaid || isOver(order) || order.pay_until === null || Number(order.to_pay) <= 0) return null;
  return (await isWithdrawn(db, order.id)) ? null : payByText(order);
}
