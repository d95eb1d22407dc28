import type { Kysely } from "kysely";
import type { OrderState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import type { OrderRow } from "./order-row.ts";

/** Whether the order is unfinished: the customer has to pay or collect it, or the theatre to hand it over. */
const open: readonly OrderState[] = [
  "new",
  "awaiting_payment",
  "paid",
  "processing",
  "ready_pickup",
  "shipped",
  "ready_branch",
];

/**
 * The orders of an address, whatever its case, that its owner may still need: goods that were not handed over, valid
 * tickets for an evening to come, gift vouchers that can be used. The soonest evening first, then the newest order.
 * `more`: how many follow the first `most`.
 */
export async function ordersOfEmail(
  db: Kysely<Tables>,
  email: string,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<{ readonly orders: readonly OrderRow[]; readonly more: number }> {
  const found = await db
    .selectFrom("orders as o")
    .selectAll("o")
    .select((eb) =>
      eb
        .selectFrom("tickets as t")
        .innerJoin("performances as d", "d.id", "t.performance_id")
        .whereRef("t.order_id", "=", "o.id")
        .where("t.voided_at", "is", null)
        .where("d.starts_at", ">", now)
        .where("d.state", "!=", "cancelled")
        // A withdrawal concerns goods only; paid tickets stay valid.
        .where(({ or, eb: is }) => or([is("o.payment_state", "=", "paid"), is("o.state", "in", open)]))
        .select(({ fn }) => fn.min("d.starts_at").as("starts_at"))
        .as("evening"),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("order_items as i")
          .select("i.position")
          .whereRef("i.order_id", "=", "o.id")
          .where("o.state", "in", open)
          .where(({ not, exists: isThere, selectFrom: from }) =>
            not(
              isThere(
                from("tickets as t")
                  .select("t.id")
                  .whereRef("t.order_id", "=", "i.order_id")
                  .whereRef("t.position", "=", "i.position"),
              ),
            ),
          ),
      ).as("has_goods"),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("gift_vouchers as g")
          .innerJoin("vouchers as v", "v.id", "g.voucher_id")
          .select("v.id")
          .whereRef("g.order_id", "=", "o.id")
          .where("o.vouchers_settled", "=", false)
          .where("v.balance", ">", "0")
          .where(({ or, eb }) => or([eb("v.active_to", "is", null), eb("v.active_to", ">", now)])),
      ).as("has_vouchers"),
    )
    .where((eb) => eb(eb.fn<string>("lower", ["o.email"]), "=", email.toLowerCase()))
    .orderBy("o.created_at", "desc")
    .orderBy("o.id", "desc")
    .execute();
  const wanted = found
    .filter(({ evening, has_goods, has_vouchers }) => evening !== null || has_goods || has_vouchers)
    .sort((item, other) => timeOf(item.evening) - timeOf(other.evening));
  return { orders: wanted.slice(0, most), more: Math.max(0, wanted.length - most) };
}

/** Sorts orders without an evening last; a finite number, because Infinity - Infinity is NaN. */
function timeOf(evening: Date | null): number {
  return evening?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
