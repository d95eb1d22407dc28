import { crowns } from "#standalone/domain/orders/czech-text.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { isWithdrawn, payByText } from "#standalone/domain/orders/pay-by.ts";
import { isOver } from "#standalone/domain/orders/transitions.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";
import {
  dayOf,
  doorsOf,
  previousTerm,
  shortEvening,
  timeOf,
} from "#standalone/domain/tickets/evening-text.ts";
import type { OrderEvening } from "#standalone/domain/tickets/order-evenings.ts";
import type { OrderTicket } from "#standalone/domain/tickets/tickets.ts";

/**
 * What a letter about tickets begins with, above the greeting, so that the list of a mailbox shows it: what is played,
 * when, where and on which places. Those of other letters begin with nothing.
 */
export async function eveningHead(
  office: Office,
  order: OrderRow,
  evenings: readonly OrderEvening[],
): Promise<readonly string[]> {
  if (evenings.length === 0) return [];
  const { name, place } = await readTheatre(office);
  const address = [name, place].filter(Boolean).join(", ");
  const due = await dueOf(office, order);
  return [...evenings.map((evening) => headOf(evening, address)), ...(due === null ? [] : [due])];
}

/** `Kytice, so 28. 11. v 19:00: objednávka E26-00042`; a subject without evenings stays as it is. */
export function eveningSubject(subject: string, evenings: readonly OrderEvening[]): string {
  const [first] = evenings;
  if (!first) return subject;
  const others = evenings.length > 1 ? " a další" : "";
  const rest = subject.charAt(0).toLowerCase() + subject.slice(1);
  return `${first.title}, ${shortEvening(first.starts_at)}${others}: ${rest}`;
}

function headOf(evening: OrderEvening, address: string): string {
  const { title, starts_at, previous_starts_at, venue, isOff, tickets } = evening;
  const isValid = tickets.length > 0;
  const when = `${dayOf(starts_at)} v\u00a0${timeOf(starts_at)}`;
  return [
    title,
    "=".repeat(Math.max(3, title.length)),
    isValid ? `${when}, sál otevíráme v\u00a0${doorsOf(starts_at)}` : when,
    ...(isOff ? [] : previousTerm(previous_starts_at)),
    venue,
    ...(isValid
      ? tickets.map(placeOf)
      : [isOff ? "Představení se nekoná, vstupenky neplatí." : "Vstupenky na tento termín už neplatí."]),
    address,
  ].join("\n");
}

function placeOf({ seat, category, unit_gross, needs_proof: proof }: OrderTicket): string {
  const place = [
    seat,
    category !== seat && category,
    crowns(unit_gross),
    proof && `u vstupu ukážete ${proof}`,
  ];
  return `– ${place.filter(Boolean).join(", ")}`;
}

/** That the places are kept only until they are paid; null: nothing is owed, or not known to be. */
async function dueOf({ db }: Office, order: OrderRow): Promise<string | null> {
  const isUnpaid = order.payment_state === "unpaid" || order.payment_state === "failed";
  if (!isUnpaid || isOver(order) || order.pay_until === null || Number(order.to_pay) <= 0) return null;
  if (await isWithdrawn(db, order.id)) return null;
  return `Objednávka zatím není zaplacená. Zaplaťte ji prosím do ${payByText(order)}, potom místa uvolníme.`;
}
