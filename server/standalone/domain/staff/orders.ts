import type { Kysely } from "kysely";
import type { OrderState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { pageOfOrders, patternOf } from "#standalone/domain/orders/list-orders.ts";
import { summaryOf } from "#standalone/domain/orders/read-summary.ts";
import { notFound } from "#standalone/refusal.ts";
import { readLog } from "./log.ts";

interface Query {
  readonly state?: OrderState | undefined;
  /** Part of a code, a name or an e-mail address; empty: all. */
  readonly q: string;
  readonly page: number;
  readonly per_page: number;
}

/** One page of all orders, the newest first. */
export async function listAllOrders(db: Kysely<Tables>, { state, q, ...paging }: Query) {
  const pattern = patternOf(q);
  const query = db
    .selectFrom("orders as o")
    .$if(state !== undefined, (orders) => orders.where("o.state", "=", state ?? "new"))
    .$if(q !== "", (orders) =>
      orders.where(({ or, eb, fn, val }) =>
        or([
          eb("o.code", "ilike", pattern),
          eb("o.email", "ilike", pattern),
          eb(fn<string>("concat_ws", [val(" "), "o.first_name", "o.last_name"]), "ilike", pattern),
        ]),
      ),
    );
  const { rows, meta } = await pageOfOrders(query, paging);
  const data = rows.map((order) => ({
    code: order.code,
    date: order.created_at.toISOString(),
    name: `${order.first_name} ${order.last_name}`,
    email: order.email,
    state: order.state,
    payment_kind: order.payment_kind,
    payment_state: order.payment_state,
    delivery_kind: order.delivery_kind,
    total: Number(order.total),
    to_pay: Number(order.to_pay),
  }));
  return { data, meta };
}

const mostEntries = 100;

/** An order as its customer sees it, with its changes by staff. @throws Refusal 404 for an unknown code. */
export async function readOrderOf(db: Kysely<Tables>, code: string) {
  const order = await db.selectFrom("orders").selectAll().where("code", "=", code).executeTakeFirst();
  if (!order) throw notFound();
  const { data: log } = await readLog(db, { subject: code, page: 1, per_page: mostEntries });
  return { ...(await summaryOf(db, order, null)), log };
}
