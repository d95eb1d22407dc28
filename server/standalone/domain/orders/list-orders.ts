import { sql, type Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";
import { withdrawnAmong } from "./pay-by.ts";
import { isPayable } from "./payment-address.ts";
import type { OrderRow } from "./order-row.ts";
import { isOver } from "./transitions.ts";
import { stateLabels } from "./states.ts";

interface OrderQuery {
  /** Part of a code or of a product's name; empty: all. */
  readonly q: string;
  readonly page: number;
  readonly per_page: number;
}

/** One page of a customer's orders, the newest first. */
export async function listOrders(
  db: Kysely<Tables>,
  userId: number,
  { q, now, ...paging }: OrderQuery & { readonly now: Date },
) {
  const { rows, meta } = await pageOfOrders(selectOrders(db, userId, q), paging);
  const ids = rows.map(({ id }) => id);
  const [withdrawn, withGoods] = await Promise.all([withdrawnAmong(db, ids), withGoodsAmong(db, ids)]);
  const data = rows.map((order) => ({
    id: order.id,
    code: order.code,
    hash: order.hash,
    date: order.created_at.toISOString(),
    total: Number(order.total),
    state: order.state,
    state_label: stateLabels[order.state],
    is_payable: isPayable(order, now) && !withdrawn.has(order.id),
    is_withdrawable: withGoods.has(order.id) && !isOver(order),
  }));
  return { data, meta };
}

/** Those orders that contain goods that the law does not exclude (tickets: § 1837 j) OZ). */
async function withGoodsAmong(db: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const goods = await db
    .selectFrom("order_items as i")
    .leftJoin("products as p", "p.id", "i.product_id")
    .select("i.order_id")
    .distinct()
    .where("i.order_id", "in", ids)
    .where("p.performance_id", "is", null)
    .where("i.withdrawal_excluded", "is", null)
    .execute();
  return new Set(goods.map(({ order_id }) => order_id));
}

/** One page of orders, the newest first. */
export async function pageOfOrders(
  query: ReturnType<typeof selectOrders>,
  { page, per_page }: Pick<OrderQuery, "page" | "per_page">,
) {
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll("o")
    .orderBy("o.created_at", "desc")
    .orderBy("o.id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows, meta: { total, page, pages: Math.max(1, Math.ceil(total / per_page)), per_page } };
}

/** A pattern of `like` for texts that contain `q`. */
export function patternOf(q: string): string {
  return `%${q.replace(/[\\%_]/g, "\\$&")}%`;
}

/** An order of this customer. @throws Refusal 404 for any other order. */
export async function findOwnOrder(db: Kysely<Tables>, userId: number, id: number): Promise<OrderRow> {
  const order = await db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!order) throw notFound();
  return order;
}

function selectOrders(db: Kysely<Tables>, userId: number, q: string) {
  const pattern = patternOf(q);
  return db
    .selectFrom("orders as o")
    .where("o.user_id", "=", userId)
    .$if(q !== "", (orders) =>
      orders.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb("o.code", "ilike", pattern),
          exists(
            selectFrom("order_items as i")
              .select("i.position")
              .whereRef("i.order_id", "=", "o.id")
              .where(sql<boolean>`fold(i.name) like fold(${pattern})`),
          ),
        ]),
      ),
    );
}
