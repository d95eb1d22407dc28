import type { Selectable } from "kysely";
import type { PaymentKind } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { lastDayOf } from "#standalone/domain/gift-vouchers/validity.ts";
import { hellers } from "#standalone/domain/money.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { isStillBack } from "#standalone/domain/gift-vouchers/settle-vouchers.ts";
import { isWhollyWithdrawn, isWithdrawn, payByText } from "#standalone/domain/orders/pay-by.ts";
import { namesOf } from "#standalone/domain/orders/refund.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { readOrderEvenings } from "#standalone/domain/tickets/order-evenings.ts";
import type { EmailData } from "#standalone/outbox/email-data.ts";
import type { Email } from "./email.ts";
import { readOrder, write, type OfOrder } from "./order-emails.ts";
import type { Office } from "#standalone/domain/theatre/own-theatre.ts";

export async function orderCancelledEmail(
  office: Office,
  { order_id, reason, heading }: EmailData["order-cancelled"],
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const vouchers = await vouchersOf(office, order_id);
  return write(office, order, subjectOf(order, heading) ?? `Objednávka ${order.code} je zrušená`, [
    `objednávku ${order.code} jsme zrušili.`,
    reason && `Důvod: ${reason}`,
    moneyOf(order, vouchers.returned.length > 0),
    ...vouchers.returned,
    vouchers.blocked,
  ]);
}

/** To a customer who did not pay in time. */
export async function orderExpiredEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const vouchers = await vouchersOf(office, order_id);
  const last = payByText(order);
  // An order of goods that is paid at its handover does not end by itself, so an end means tickets.
  const hasTickets = order.pay_until !== null;
  const runsOut = await usedCodeThatRunsOut(office, order_id);
  if (await isWithdrawn(office.db, order_id)) {
    const mayRevive = !(await isWhollyWithdrawn(office.db, order_id));
    return write(office, order, `Objednávka ${order.code} je zrušená`, [
      `vaše odstoupení od smlouvy máme a objednávka ${order.code} zaplacená není, a tak jsme ji zrušili. Nic už neplaťte.`,
      "Vaše vstupenky neplatí a místa jsou zase v prodeji.",
      order.payment_kind !== "desk" && sentMeanwhile(mayRevive, runsOut),
      ...vouchers.returned,
    ]);
  }
  return write(office, order, `Objednávka ${order.code} je zrušená, platba nedorazila`, [
    `platba ${crowns(order.to_pay)} za objednávku ${order.code} k nám${last === null ? "" : ` do ${last}`} nedorazila, a tak jsme objednávku zrušili. Nic už neplaťte.`,
    hasTickets && "Vaše vstupenky neplatí a místa jsou zase v prodeji.",
    order.payment_kind !== "desk" && sentMeanwhile(hasTickets, runsOut),
    ...vouchers.returned,
    hasTickets
      ? "Chcete přijít? Podívejte se prosím, jestli jsou ještě volná místa, a objednejte si vstupenky znovu."
      : "Máte o zboží stále zájem? Objednejte si ho prosím znovu.",
  ]);
}

/** What happens with a payment that arrives later. */
function sentMeanwhile(mayRevive: boolean, hasCode: boolean): string {
  const condition = hasCode
    ? ", vaše místa budou ještě volná a kód z objednávky mezitím nikdo nepoužije jinde"
    : " a vaše místa budou ještě volná";
  return mayRevive
    ? `Pokud jste peníze mezitím odeslali${condition}, objednávku obnovíme a vstupenky budou zase platit. Jinak vám peníze vrátíme, nejpozději do 14 dnů od chvíle, kdy dorazí.`
    : "Pokud jste peníze mezitím odeslali, vrátíme vám je, nejpozději do 14 dnů od chvíle, kdy dorazí.";
}

/** Whether the order used a code that another order may use up: a balance, or a limited number of uses. */
async function usedCodeThatRunsOut({ db }: Office, orderId: number): Promise<boolean> {
  const code = await db
    .selectFrom("order_vouchers as o")
    .innerJoin("vouchers as v", "v.id", "o.voucher_id")
    .select("v.id")
    .where("o.order_id", "=", orderId)
    .where((eb) => eb.or([eb("v.kind", "=", "gift"), eb("v.quantity", "is not", null)]))
    .executeTakeFirst();
  return code !== undefined;
}

export async function orderRefundedEmail(
  office: Office,
  { order_id, refund_id, reason, heading }: EmailData["order-refunded"],
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const refund = await office.db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refund_id)
    .executeTakeFirstOrThrow();
  const vouchers = await vouchersOf(office, order_id, refund.created_at);
  const evenings = await refundedEvenings(office, refund);
  const how = { card: " na kartu, kterou jste platili", transfer: " na účet, ze kterého jste platili" };
  const kind = order.payment_kind;
  if (hellers(refund.amount) < hellers(order.total) + hellers(order.rounding)) {
    const money = Number(refund.amount) - Number(refund.to_vouchers);
    return write(
      office,
      order,
      subjectOf(order, heading) ?? `Vrátili jsme vám peníze z objednávky ${order.code}`,
      [
        `z objednávky ${order.code} jsme vám vrátili ${crowns(refund.amount)}.`,
        reason,
        `Za co:\n${(await refundedOf(office, refund)).join("\n")}`,
        // A customer who withdrew may have asked for another account; staff has sent it where they agreed.
        money > 0 && `Peníze: ${crowns(money)}, ${sameWay[kind]}.`,
        ...vouchers.returned,
        vouchers.blocked,
      ],
      evenings,
    );
  }
  return write(
    office,
    order,
    subjectOf(order, heading) ?? `Vrátili jsme vám platbu za objednávku ${order.code}`,
    [
      `vrátili jsme vám, co jste zaplatili za objednávku ${order.code}.`,
      reason,
      Number(order.to_pay) > 0 &&
        `Peníze: ${crowns(order.to_pay)}${kind === "card" || kind === "transfer" ? how[kind] : ""}.`,
      ...vouchers.returned,
      vouchers.blocked,
    ],
  );
}

function subjectOf({ code }: OrderRow, heading: string | null | undefined): string | null {
  return heading ? `${heading}, objednávka ${code}` : null;
}

const sameWay: Readonly<Record<PaymentKind, string>> = {
  card: "na kartu, kterou jste platili, nebo jak jsme se domluvili",
  transfer: "na účet, ze kterého jste platili, nebo jak jsme se domluvili",
  cod: "na účet, na kterém jsme se domluvili",
  desk: "v pokladně, nebo jak jsme se domluvili",
};

/** The evenings whose tickets a refund returns. */
async function refundedEvenings({ db }: Office, { order_id, items }: Selectable<Tables["refunds"]>) {
  const all = await readOrderEvenings(db, order_id);
  return all.filter(({ positions }) => items.some(({ position }) => positions.includes(position)));
}

/** What a refund returns and its fees, a line for each. */
async function refundedOf({ db }: Office, { order_id, items, fees }: Selectable<Tables["refunds"]>) {
  const named = await namesOf(db, order_id, items);
  return [
    ...named.map(({ name, quantity }) => `– ${quantity}× ${name}`),
    ...(Number(fees) > 0 ? [`– doprava a platba: ${crowns(fees)}`] : []),
  ];
}

const refunds: Readonly<Record<PaymentKind, string>> = {
  card: "Vrátíme vám je na kartu, kterou jste platili,",
  transfer: "Vrátíme vám je na účet, ze kterého jste platili,",
  cod: "Napište nám prosím číslo účtu, stačí odpovědět na tento e-mail. Vrátíme vám je",
  desk: "Vrátíme vám je v pokladně, nebo na účet, který nám napíšete,",
};

/** What happens with the money of a cancelled order. */
function moneyOf(order: OrderRow, hasVouchers: boolean): string | null {
  if (Number(order.to_pay) === 0) return null;
  if (order.payment_state === "paid")
    return `Zaplatili jste ${crowns(order.to_pay)}. ${refunds[order.payment_kind]} nejpozději do 14 dnů. Až je odešleme, dáme vám vědět.`;
  if (order.payment_state === "pending")
    return `Platba ${crowns(order.to_pay)} k nám zatím nedorazila. Pokud ještě dorazí, vrátíme vám ji.`;
  const nothing = hasVouchers ? "Penězi jste za ni nic nezaplatili" : "Nic jste za ni nezaplatili";
  const sent = order.payment_kind === "transfer" ? " Pokud jste platbu právě odeslali, vrátíme vám ji." : "";
  return `${nothing} a nic už platit nemusíte.${sent}`;
}

/** What the order (`at`: its refund then) returned to gift vouchers, a paragraph each, and whether it blocked codes. */
async function vouchersOf({ db }: Office, orderId: number, at?: Date) {
  const movements = await db
    .selectFrom("voucher_movements as m")
    .innerJoin("vouchers as v", "v.id", "m.voucher_id")
    .select(["m.amount", "m.reason", "v.code", "v.balance", "v.active_to"])
    .where("m.order_id", "=", orderId)
    .where("m.reason", "in", ["returned", "blocked"])
    .where(isStillBack)
    .$if(at !== undefined, (query) => query.where("m.created_at", "=", at ?? new Date(0)))
    .orderBy("m.id")
    .execute();
  const blocked = movements.filter(({ reason }) => reason === "blocked").length;
  return {
    returned: movements
      .filter(({ reason }) => reason === "returned")
      .map(({ amount, code, balance, active_to: end }) => {
        const until = end === null ? "" : ` a platí do ${lastDayOf(end)}`;
        return `Na poukaz ${code} jsme vrátili ${crowns(amount)}. Zbývá na něm ${crowns(balance ?? 0)}${until}.`;
      }),
    blocked:
      blocked === 0
        ? null
        : blocked === 1
          ? "Dárkový poukaz z této objednávky už neplatí."
          : "Dárkové poukazy z této objednávky už neplatí.",
  };
}
