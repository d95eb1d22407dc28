import { placeLines } from "#app/domain/account/place.ts";
import type { AdditionalTexts, Address, Company, PaymentKind } from "./checkout.ts";
import { toCzk, toHellers } from "./hellers.ts";
import type { Evening } from "./cart.ts";
import type { Id } from "#app/domain/id.ts";
import type { LegalVersion } from "./legal-version.ts";
import { paths, type OrderReference } from "#app/domain/paths.ts";
import { restOfPrice, type Amounts } from "./in-currency.ts";

export interface OrderLine {
  readonly productId: Id;
  readonly name: string;
  /** Null without a value, or if the upstream does not provide it. */
  readonly variantId: Id | null;
  readonly variantName: string | null;
  /** Local path of the product, null if it is no longer sold. */
  readonly path: string | null;
  readonly image: string | null;
  readonly availability: string | null;
  /** Days until the shop sends goods made to order. */
  readonly orderDays: number | null;
  readonly quantity: number;
  /** A gift voucher: sent by e-mail, not shipped. */
  readonly byEmail: boolean;
  readonly note: string | null;
  /** Why the customer may not withdraw without a reason, as a sentence; null: the customer may, or it is unknown. */
  readonly withdrawalExcluded: string | null;
  /** Gross unit price charged. */
  readonly unitGross: number;
  /** Gross unit price before the sale, null if none. */
  readonly originalUnitGross: number | null;
  readonly taxRate: number;
  readonly totalGross: number;
  /** Tickets of the line, with their places once the upstream knows them. */
  readonly evening?: Evening & { readonly isCancelled: boolean };
  readonly seats?: readonly string[];
}

interface OrderProgress {
  readonly state: string;
  readonly label: string;
  /** ISO instant. */
  readonly date: string;
}

type OrderPaymentState = "unpaid" | "pending" | "paid" | "failed" | "unknown";

/** Whether an e-mail has left; `unknown` if the upstream does not say. */
export type EmailState = "waiting" | "sent" | "failed" | "unknown";

interface OrderPayment {
  /** Null: `paymentName` of the messages has the name of its kind. */
  readonly name: string | null;
  readonly kind: PaymentKind;
  readonly gross: number;
  readonly state: OrderPaymentState;
  /** The last day to pay, `2026-12-01`; null if unknown. */
  readonly payBy: string | null;
  /** The end of that time, an ISO instant, if the upstream gives it to the minute. */
  readonly payUntil: string | null;
  /** URL of the payment gateway for a card payment; null if the upstream offers none. */
  readonly paymentUrl: string | null;
  /** Bank transfer instructions, null for the other kinds. */
  readonly account: { readonly iban: string; readonly number: string } | null;
  readonly variableSymbol: string | null;
  readonly message: string | null;
}

/** The code that pays an order by a transfer, as PNG. Like the next ones not in `paths`, which every page loads. */
export function paymentCodePath(order: OrderReference): string {
  return `${paths.orderSummary(order)}/qr-platba.png`;
}

/** One of the customer's orders. */
export function ownOrderPath({ id }: Pick<OrderReference, "id">): string {
  return `/ucet/objednavka/${encodeURIComponent(id)}`;
}

/** The form of a withdrawal, filled in from an order. */
export function withdrawalPath({ id, hash }: OrderReference): string {
  return `/odstoupeni/${encodeURIComponent(id)}/${encodeURIComponent(hash)}`;
}

/** A tax document of an order, or its tickets, as PDF. */
export function orderDocumentPath(order: OrderReference, number: string): string {
  return `${paths.orderSummary(order)}/doklad/${encodeURIComponent(number)}`;
}

/** In place of a document's number in the address: all tickets of the order. */
export const ticketsFile = "vstupenky";

/** Final states: neither payment nor delivery is pending. */
export const closedStates: ReadonlySet<string> = new Set([
  "cancelled",
  "unpaid_expired",
  "returned",
  "withdrawal_received",
  "refunded",
]);

/**
 * Whether pages ask for no payment, even for an unpaid order: it is over, or the customer has withdrawn from it. No
 * upstream states whether from the whole order, nor how much is left to pay, and a wrong amount is worse than none.
 */
export function asksNothing({ state, progress }: Pick<OrderSummary, "state" | "progress">): boolean {
  return closedStates.has(state) || progress.some((step) => step.state === "withdrawal_received");
}

/** Whether the time to pay an order, if it is known to the minute, has passed. */
export function isLatePayment({ payment }: Pick<OrderSummary, "payment">, now: Date): boolean {
  return payment.payUntil !== null && new Date(payment.payUntil) < now;
}

/** An order for its pages; its payment instructions have the account for the transfer. */
export interface ShownOrder extends Omit<
  OrderSummary,
  | "id"
  | "confirmationEmail"
  | "address"
  | "deliveryAddress"
  | "lines"
  | "vouchers"
  | "payment"
  | "vat"
  | "documents"
  | "legalVersions"
  | "hasTickets"
  | "invoiceAvailable"
> {
  /** Lines. */
  readonly address: readonly string[] | null;
  readonly deliveryAddress: readonly string[] | null;
  readonly lines: readonly Omit<OrderLine, "variantId" | "taxRate">[];
  readonly vouchers: readonly Pick<
    OrderSummary["vouchers"][number],
    "code" | "kind" | "discount" | "remaining"
  >[];
  readonly payment: Omit<OrderPayment, "account" | "variableSymbol" | "message"> & {
    /** Its time has passed. */
    readonly isLate: boolean;
  };
  readonly vat: readonly Omit<OrderSummary["vat"][number], "base">[];
}

export function shownOrder(order: OrderSummary, now: Date): ShownOrder {
  const {
    id: _id,
    confirmationEmail: _confirmationEmail,
    address,
    deliveryAddress: delivery,
    lines,
    vouchers,
    payment,
    vat,
    documents: _documents,
    legalVersions: _legalVersions,
    hasTickets: _hasTickets,
    invoiceAvailable: _invoiceAvailable,
    ...shown
  } = order;
  return {
    ...shown,
    address: address && placeLines(address),
    deliveryAddress: delivery && [`${delivery.firstName} ${delivery.lastName}`, ...placeLines(delivery)],
    lines: lines.map(({ variantId: _variantId, taxRate: _taxRate, ...line }) => line),
    vouchers: vouchers.map(({ code, kind, discount, remaining }) => ({ code, kind, discount, remaining })),
    payment: {
      name: payment.name,
      kind: payment.kind,
      gross: payment.gross,
      state: payment.state,
      payBy: payment.payBy,
      payUntil: payment.payUntil,
      paymentUrl: payment.paymentUrl,
      isLate: isLatePayment(order, now),
    },
    vat: vat.map(({ rate, tax }) => ({ rate, tax })),
  };
}

/** The order's amounts as the cart has them, with what the back office leaves out of them as roundings. */
export function amountsOf({
  lines,
  vouchers,
  delivery,
  payment,
  totalGross,
  rounding,
  toPay,
  vat,
}: ShownOrder) {
  const goods = lines.reduce((sum, line) => sum + toHellers(line.totalGross), 0);
  const takenBy = (kind: "gift" | "discount") =>
    vouchers.reduce((sum, voucher) => sum + (voucher.kind === kind ? toHellers(voucher.discount) : 0), 0);
  const price = toHellers(totalGross);
  const parts = goods - takenBy("discount") + toHellers(delivery.gross) + toHellers(payment.gross);
  const ofPayment = restOfPrice(toHellers(toPay) - price + takenBy("gift"));
  return {
    lines: lines.map((line) => ({
      line,
      unitGross: line.unitGross,
      originalUnitGross: line.originalUnitGross,
      total: line.totalGross,
    })),
    goods: toCzk(goods),
    vouchers,
    delivery: delivery.gross,
    payment: payment.gross,
    ...restOfPrice(price - parts),
    total: totalGross,
    rounding: ofPayment.unexplained === 0 ? ofPayment.priceRounding : rounding,
    toPay,
    vat,
  } satisfies Amounts;
}

/** The fields of the order form, which the summary repeats. */
export interface Ordered extends AdditionalTexts {
  readonly email: string;
  readonly phone: string | null;
  /** Null if the theatre sends nothing by post. */
  readonly address: Omit<Address, "firstName" | "lastName"> | null;
  readonly deliveryAddress: Address | null;
  readonly company: Company | null;
}

export interface OrderSummary extends Ordered {
  readonly id: Id;
  readonly code: string;
  /** ISO instant. */
  readonly date: string;
  readonly state: string;
  readonly stateLabel: string;
  readonly progress: readonly OrderProgress[];
  readonly confirmationEmail: EmailState;
  readonly voucherEmail: EmailState;
  readonly name: string;
  readonly lines: readonly OrderLine[];
  readonly vouchers: readonly {
    readonly code: string;
    readonly type: "amount" | "percent";
    readonly value: number;
    /** As in the cart: a gift voucher paid the discount. */
    readonly kind: "gift" | "discount";
    readonly discount: number;
    /** Gross CZK left on a gift voucher after this order; null if the upstream does not say. */
    readonly remaining: number | null;
  }[];
  readonly delivery: {
    readonly name: string;
    readonly gross: number;
    readonly branch: string | null;
    /** Of the carrier; null before the shipping. */
    readonly parcelNumber: string | null;
  };
  readonly payment: OrderPayment;
  readonly vat: readonly { readonly rate: number; readonly base: number; readonly tax: number }[];
  readonly totalGross: number;
  /** The rounding of a payment in cash to whole crowns, may be negative; 0: none. Not in the total. */
  readonly rounding: number;
  /** The rest of the total after gift vouchers, rounded. */
  readonly toPay: number;
  /** Issued tax documents, the oldest first. */
  readonly documents: readonly OrderDocument[];
  /** The legal texts that apply to it. */
  readonly legalVersions: readonly LegalVersion[];
  /** The customer can download its tickets. */
  readonly hasTickets: boolean;
  /** The back office can issue an invoice on request. */
  readonly invoiceAvailable: boolean;
  /** Refunds of the paid price, the oldest first; gross CZK. */
  readonly refunds: readonly OrderRefund[];
}

interface OrderRefund {
  /** ISO instant. */
  readonly date: string;
  readonly amount: number;
  /** Of the amount: returned to gift vouchers. */
  readonly toVouchers: number;
  /** Of the amount: fees of delivery and payment. */
  readonly fees: number;
  readonly items: readonly { readonly name: string; readonly quantity: number }[];
}

export interface OrderDocument {
  readonly number: string;
  readonly kind: "invoice" | "credit_note";
  /** `YYYY-MM-DD`; null if the upstream does not say. */
  readonly issuedOn: string | null;
}
