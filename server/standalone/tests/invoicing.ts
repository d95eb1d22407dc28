import type { Kysely } from "kysely";
import type { OrderState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import type { DocumentContent } from "#standalone/db/document-content.ts";
import { giftCodesIn } from "./emails.ts";
import type { Call, OpenedStandalone } from "./open.ts";
import { anOrder, byEmail, byPpl, card, eveningForTwo, transfer, type Placed } from "./shopping.ts";

export const adminToken = "correct-horse-battery-staple";
export const parcelByCard = { ...byPpl, payment_id: card };
export const company = { name: "Nakladatelství U Jezu, s. r. o.", ico: "00000027", dic: "CZ00000027" };

export function pay(call: Call, { code }: Placed) {
  return call("POST", `/api/admin/orders/${code}/paid`, { bearer: adminToken });
}

/** Buys and pays a gift voucher of 1 200 Kč; returns its code. */
export async function buyCode({ call, outbox }: OpenedStandalone): Promise<string> {
  await pay(call, await anOrder(call, { lines: [eveningForTwo], ...byEmail, payment_id: transfer }));
  const message = (await outbox()).findLast(({ subject }) => subject.startsWith("Dárkový poukaz"));
  return giftCodesIn(message?.text ?? "")[0] ?? "";
}

/** Moves an order on, as the theatre's own calls do. */
export async function reach(db: Kysely<Tables>, order_id: number, state: OrderState, date: Date) {
  await db.updateTable("orders").set({ state }).where("id", "=", order_id).execute();
  await db.insertInto("order_progress").values({ order_id, state, date }).execute();
}

export async function contentOf(db: Kysely<Tables>, number: string | null): Promise<DocumentContent> {
  const { content } = await db
    .selectFrom("tax_documents")
    .select("content")
    .where("number", "=", number ?? "none")
    .executeTakeFirstOrThrow();
  return content;
}
