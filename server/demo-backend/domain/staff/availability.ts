import type { Transaction } from "kysely";
import type { TicketState } from "#server/demo-backend/db/column-values.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { becomesAvailable } from "#server/demo-backend/domain/watches/becomes-available.ts";
import { notFound, Refusal } from "#server/demo-backend/refusal.ts";
import { writeLog, type Acting } from "./log.ts";

/** What staff may say of the tickets of an evening. */
export const soldStates = ["on_sale", "few_left", "sold_out"] as const;
type SoldState = (typeof soldStates)[number];

/** States in which tickets are sold to everybody, now or later. */
const changeable: readonly TicketState[] = [...soldStates, "presale_soon"];

/**
 * Says whether there are tickets left for an evening, and tells those who wait for them.
 * @throws Refusal 404 for an unknown evening; 409 `not_on_sale` with the state of one whose tickets are not sold.
 */
export async function setAvailability(
  trx: Transaction<Tables>,
  { id, state, who, now }: Acting & { readonly id: number; readonly state: SoldState },
) {
  const evening = await trx
    .selectFrom("performances")
    .select(["title", "starts_at", "state"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!evening) throw notFound();
  const { state: before, title, starts_at } = evening;
  if (!changeable.includes(before)) throw new Refusal(409, "not_on_sale", { value: before });
  await trx.updateTable("performances").set({ state }).where("id", "=", id).execute();
  const detail = { before, after: state };
  await writeLog(trx, { who, now, action: "availability", subject: `performance ${id}`, detail });
  await becomesAvailable(trx, { performance_id: id }, now);
  return { id, title, starts_at: starts_at.toISOString(), before, after: state };
}
