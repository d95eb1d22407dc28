import type { Kysely } from "kysely";
import type { PaymentKind } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { deadlineText, isWorkingDay } from "#standalone/domain/orders/pay-by.ts";
import { readLines, type CartLine } from "#standalone/domain/shop/read-cart.ts";
import { addDays, dayInPrague, instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { readOpenings, type Opening } from "./openings.ts";

const minute = 60_000;
const hour = 60 * minute;
/** For this time a started card payment keeps the places. */
const cardTime = 30 * minute;
/** The time to pay an order by card, however often the payment starts again. */
const longestCardTime = 60 * minute;
const deskTime = 48 * hour;
const deskClosesBefore = 24 * hour;
const transferOpensBefore = 5 * 24 * hour;
const workingDaysToTransfer = 2;

/** Holidays never close the box office for longer. */
const longestClosed = 14 * 24 * hour;
/** The box office has to be open for at least this time before the end; a transfer has a whole working day. */
const leastOpen = hour;

/**
 * Until when an order with a ticket for this evening can be paid; null: never this way, or not any more. The cart
 * offers payments by it. The order stores it for its texts, e-mails and expiry.
 * @param openings The openings of the box office, from now on.
 */
export function payUntil(
  kind: PaymentKind,
  { evening, openings }: { readonly evening: Date; readonly openings: readonly Opening[] },
  now: Date,
): Date | null {
  const remaining = evening.getTime() - now.getTime();
  switch (kind) {
    case "card":
      return cardUntil({ placed: now, evening }, now);
    case "transfer":
      return remaining >= transferOpensBefore ? endOfTransfers(evening, now) : null;
    case "desk":
      return endAtDesk(evening, openings, now);
    case "cod":
      return null;
  }
}

/**
 * When a card payment that starts now ends; null: the order cannot be paid by card any more.
 * @param order When it was placed, and its first evening.
 */
export function cardUntil(
  { placed, evening }: { readonly placed: Date; readonly evening: Date },
  now: Date,
): Date | null {
  const end = Math.min(placed.getTime() + longestCardTime, evening.getTime());
  return now.getTime() < end ? new Date(Math.min(now.getTime() + cardTime, end)) : null;
}

/** The end of the second working day before the evening; null: no whole working day is left until then. */
function endOfTransfers(evening: Date, now: Date): Date | null {
  let day = dayInPrague(evening);
  for (let found = 0; found < workingDaysToTransfer;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) found += 1;
  }
  let whole = addDays(dayInPrague(now), 1);
  while (!isWorkingDay(whole)) whole = addDays(whole, 1);
  return whole <= day ? instantInPrague(addDays(day, 1), "00:00") : null;
}

/**
 * The first closing of the box office after two days, at the latest its last open moment a day before the evening;
 * null: it is not open for long enough until then.
 */
function endAtDesk(evening: Date, openings: readonly Opening[], now: Date): Date | null {
  const last = evening.getTime() - deskClosesBefore;
  const usable = openings
    .map(({ from, to }) => ({
      from: Math.max(from.getTime(), now.getTime()),
      to: Math.min(to.getTime(), last),
    }))
    .filter(({ from, to }) => from < to);
  const first = usable.findIndex(({ to }) => to >= now.getTime() + deskTime);
  const until = first === -1 ? usable : usable.slice(0, first + 1);
  const open = until.reduce((sum, { from, to }) => sum + to - from, 0);
  const end = until.at(-1);
  return end && open >= leastOpen ? new Date(end.to) : null;
}

/** What decides the time to pay a cart: its first evening, and the openings before it; null: no ticket. */
export async function readTimes(db: Kysely<Tables>, lines: readonly CartLine[], now: Date) {
  const evening = firstEvening(lines);
  if (evening === null) return null;
  const furthest = now.getTime() + deskTime + longestClosed;
  const openings = await readOpenings(db, now, new Date(Math.min(evening.getTime(), furthest)));
  return { evening, openings };
}

/** The first evening of a cart; null: no ticket. */
function firstEvening(lines: readonly CartLine[]): Date | null {
  const evenings = lines.flatMap(({ ticket }) => ticket?.performance.startsAt.getTime() ?? []);
  return evenings.length === 0 ? null : new Date(Math.min(...evenings));
}

/** The payments by which a cart can be paid now, with tickets each with its end. Without a cart all. */
export async function usablePayments(db: Kysely<Tables>, cartId: string | null, now: Date) {
  const rows = await db.selectFrom("payments").selectAll().orderBy("position").execute();
  const times = cartId === null ? null : await readTimes(db, await readLines(db, cartId, now), now);
  if (times === null) return rows;
  return rows.flatMap((row) => {
    const until = payUntil(row.kind, times, now);
    return until ? [{ ...row, description: untilText(row.kind, until, now) }] : [];
  });
}

function untilText(kind: PaymentKind, until: Date, now: Date): string {
  if (kind === "card" && until.getTime() - now.getTime() >= cardTime)
    return "Místa vám po odeslání objednávky držíme 30\u00a0minut.";
  const last = deadlineText(until);
  return `Zaplaťte ${kind === "desk" ? "v\u00a0pokladně " : ""}do ${last}, potom místa uvolníme.`;
}
