import { momentToSecond } from "#standalone/domain/orders/czech-text.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { fromTemplate } from "./from-template.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/read-theatre.ts";

interface OfWithdrawal {
  readonly reference: string;
}

/**
 * The confirmation that a statement of withdrawal was received, with its content, date and time (§ 1830a OZ). It
 * accepts nothing: a person decides. Null if the statement does not exist.
 */
export async function withdrawalReceipt(
  office: Office,
  { reference, summary_url }: OfWithdrawal & { readonly summary_url: string | null },
): Promise<Email | null> {
  const found = await read(office, reference);
  if (!found) return null;
  const { order, withdrawal, values } = found;
  const link = order && summary_url && fillTemplate(summary_url, order);
  const { name, place } = await readTheatre(office);
  const goodsTo = [name, place].filter(Boolean).join(", ");
  return fromTemplate(office, "withdrawal-receipt", {
    to: withdrawal.email,
    values: { ...values, link, goodsTo },
  });
}

/** To the theatre: the same, the order's data, and what to do. */
export async function withdrawalNotice(office: Office, { reference }: OfWithdrawal): Promise<Email | null> {
  const found = await read(office, reference);
  if (!found) return null;
  const { order, withdrawal, values } = found;
  const isUnpaid = order !== null && order.payment_state !== "paid";
  return fromTemplate(office, "withdrawal-notice", {
    to: null,
    values: {
      ...values,
      order: order?.code,
      company: order?.company && `${order.company.name}, IČO ${order.company.ico}`,
      unpaid: isUnpaid && (withdrawal.items === null ? "whole" : "part"),
    },
  });
}

async function read({ db }: Office, reference: string) {
  const withdrawal = await db
    .selectFrom("withdrawals")
    .selectAll()
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!withdrawal) return null;
  const order =
    withdrawal.order_id === null
      ? null
      : await db
          .selectFrom("orders")
          .select(["id", "hash", "code", "company", "payment_state"])
          .where("id", "=", withdrawal.order_id)
          .executeTakeFirstOrThrow();
  const { order_code, name, email, items, account, note } = withdrawal;
  const values = {
    reference,
    email,
    note,
    received: momentToSecond(withdrawal.received_at),
    orderCode: oneLine(order_code),
    items: items?.map((item) => ({ quantity: item.quantity, item: oneLine(item.name) })),
    name: oneLine(name),
    account: account && oneLine(account),
  };
  return { withdrawal, order, values };
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ");
}
