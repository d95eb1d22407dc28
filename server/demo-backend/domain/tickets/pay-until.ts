import type { Kysely } from "kysely";
import type { PaymentKind } from "#server/demo-backend/db/column-values.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { isWorkingDay } from "#server/demo-backend/domain/orders/pay-by.ts";
import { readLines, type CartLine } from "#server/demo-backend/domain/shop/read-cart.ts";
import { addDays, dayInPrague, instantInPrague } from "#server/demo-backend/domain/theatre/prague.ts";

const minute = 60_000;
const hour = 60 * minute;
/** A started payment by card keeps the places so long. */
const cardTime = 30 * minute;
/** However often it is started again, an order can be paid by card so long. */
const longestCardTime = 60 * minute;
const deskTime = 48 * hour;
const deskClosesBefore = 24 * hour;
const transferOpensBefore = 5 * 24 * hour;
const workingDaysToTransfer = 2;

/** When an order with a ticket for this evening ends unpaid; null: it cannot be paid this way, or not any more. */
export function payUntil(kind: PaymentKind, evening: Date, now: Date): Date | null {
  const remaining = evening.getTime() - now.getTime();
  switch (kind) {
    case "card":
      return cardUntil({ placed: now, evening }, now);
    case "transfer":
      return remaining >= transferOpensBefore ? endOfTransfers(evening) : null;
    case "desk":
      return remaining > deskClosesBefore
        ? new Date(now.getTime() + Math.min(deskTime, remaining - deskClosesBefore))
        : null;
    case "cod":
      return null;
  }
}

/**
 * When a payment by card that starts now ends; null: the order cannot be paid by card any more.
 * @param order When it was placed, and its first evening.
 */
export function cardUntil(
  { placed, evening }: { readonly placed: Date; readonly evening: Date },
  now: Date,
): Date | null {
  const end = Math.min(placed.getTime() + longestCardTime, evening.getTime());
  return now.getTime() < end ? new Date(Math.min(now.getTime() + cardTime, end)) : null;
}

/** The end of the second working day before the evening. */
function endOfTransfers(evening: Date): Date {
  let day = dayInPrague(evening);
  for (let found = 0; found < workingDaysToTransfer;) {
    day = addDays(day, -1);
    if (isWorkingDay(day)) found += 1;
  }
  return instantInPrague(addDays(day, 1), "00:00");
}

/** The first evening of a cart; null: it has no ticket. */
export function firstEvening(lines: readonly CartLine[]): Date | null {
  const evenings = lines.flatMap(({ ticket }) => ticket?.performance.startsAt.getTime() ?? []);
  return evenings.length === 0 ? null : new Date(Math.min(...evenings));
}

/** The payments by which a cart can be paid now; with tickets each says until when. All without a cart. */
export async function usablePayments(db: Kysely<Tables>, cartId: string | null, now: Date) {
  const rows = await db.selectFrom("payments").selectAll().orderBy("position").execute();
  const evening = cartId === null ? null : firstEvening(await readLines(db, cartId, now));
  if (evening === null) return rows;
  return rows.flatMap((row) => {
    const until = payUntil(row.kind, evening, now);
    return until ? [{ ...row, description: untilText(row.kind, until, now) }] : [];
  });
}

function untilText(kind: PaymentKind, until: Date, now: Date): string {
  if (kind === "card" && until.getTime() - now.getTime() >= cardTime)
    return "Místa vám po odeslání objednávky držíme 30\u00a0minut.";
  // The end of a day is the midnight after it.
  const last = new Date(until.getTime() - 1);
  return kind === "transfer"
    ? `Platba musí dorazit nejpozději ${lastDay.format(last)}, potom místa uvolníme.`
    : `Zaplaťte nejpozději ${moment(until)}, potom místa uvolníme.`;
}

const lastDay = new Intl.DateTimeFormat("cs-CZ", { timeZone: "Europe/Prague", dateStyle: "medium" });
