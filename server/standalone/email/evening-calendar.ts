import ical, { ICalEventStatus } from "ical-generator";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import type { Theatre } from "#standalone/domain/theatre/read-theatre.ts";
import { previousTerm } from "#standalone/domain/tickets/evening-text.ts";
import type { OrderEvening } from "#standalone/domain/tickets/order-evenings.ts";
import type { Attachment } from "./email.ts";

const minute = 60_000;
const versionsSince = Date.parse("2020-01-01T00:00:00Z");

/**
 * The evenings of valid tickets as a calendar file; no file without a valid ticket. Events have the ids and versions of
 * the site's `/program/{id}.ics`, so that both files update the same event, and a later e-mail moves an event that an
 * earlier one added.
 */
export function eveningCalendar(
  order: OrderRow,
  evenings: readonly OrderEvening[],
  { theatre, now }: { readonly theatre: Theatre; readonly now: Date },
): readonly Attachment[] {
  const valid = evenings.filter(({ tickets }) => tickets.length > 0);
  if (valid.length === 0) return [];
  const host = order.summary_url === null ? theatre.email.split("@")[1] : new URL(order.summary_url).hostname;
  const isPaid = order.payment_state === "paid";
  const calendar = ical({ prodId: { company: "Opona", product: "Vstupenky", language: "CS" } });
  for (const { id, title, starts_at, ends_at, previous_starts_at, updated_at, venue, tickets } of valid) {
    calendar.createEvent({
      id: `predstaveni-${id}@${host}`,
      sequence: Math.max(0, Math.floor((updated_at.getTime() - versionsSince) / minute)),
      stamp: now,
      start: starts_at,
      ...(ends_at && { end: ends_at }),
      summary: title,
      location: [venue, theatre.name, theatre.place].filter(Boolean).join(", "),
      description: [
        ...previousTerm(previous_starts_at),
        ...tickets.map(({ seat }) => seat),
        `Objednávka ${order.code}${isPaid ? "" : ", zatím nezaplacená"}`,
      ].join("\n"),
      status: isPaid ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  return [
    {
      filename: `predstaveni-${order.code}.ics`,
      contentType: "text/calendar; charset=utf-8",
      // Maps find no address with no-break spaces.
      content: Buffer.from(`${calendar.toString().replaceAll("\u00a0", " ")}\r\n`),
    },
  ];
}
