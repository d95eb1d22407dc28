import type { Generated } from "kysely";
import type { DocumentContent } from "./document-content.ts";
import type * as values from "./column-values.ts";

interface OrderTable {
  id: Generated<number>;
  code: string;
  hash: string;
  user_id: number | null;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  address: values.Json<values.PostalAddress | null> | null;
  delivery_address: values.Json<values.NamedAddress | null> | null;
  company: values.Json<values.Company | null> | null;
  note: string | null;
  state: values.OrderState;
  /** Null: tickets alone, which nobody delivers. */
  delivery_id: number | null;
  delivery_name: string;
  delivery_gross: values.Numeric;
  branch: string | null;
  payment_id: number;
  payment_name: string;
  payment_kind: values.PaymentKind;
  payment_gross: values.Numeric;
  payment_state: values.PaymentState;
  vat: values.Json<{ rate: number; base: number; tax: number }[]>;
  /** The parts of both fees by rate, gross CZK. */
  fees: values.Json<{ kind: "delivery" | "payment"; rate: number; gross: number }[]>;
  /** The price, gift vouchers not deducted. */
  total: values.Numeric;
  /** What a payment in cash adds to get whole crowns, may be negative. */
  rounding: values.Numeric;
  /** What gift vouchers leave of the price, rounded. */
  to_pay: values.Numeric;
  delivery_kind: Generated<values.DeliveryKind>;
  /** Of the carrier; null until the order is shipped. */
  parcel_number: Generated<string | null>;
  /** Whether balances that paid for it were returned, and codes that it sold were blocked. */
  vouchers_settled: Generated<boolean>;
  /** Template of the link in e-mails; null: e-mails have no link. */
  summary_url: string | null;
  /** Template of the gateway's return URL; null: `summary_url` is used. */
  return_url: string | null;
  /** When an order with tickets ends unpaid; null: as orders of goods do. */
  pay_until: Generated<Date | null>;
  created_at: Date;
}

interface OrderItemTable {
  order_id: number;
  position: number;
  product_id: number;
  variant_id: number | null;
  name: string;
  variant_name: string | null;
  image: string | null;
  availability: string | null;
  quantity: number;
  note: string | null;
  price: values.Numeric;
  tax_rate: values.Numeric;
  unit_gross: values.Numeric;
  original_unit_gross: values.NullableNumeric;
  total: values.Numeric;
  delivered_by_email: Generated<boolean>;
  /** Why one may not withdraw from it, as a sentence; null: one may. */
  withdrawal_excluded: Generated<string | null>;
  /** Days within which it leaves, where it is made to order; otherwise null. */
  order_days: Generated<number | null>;
  /** Pieces taken from the counted stock. */
  taken: Generated<number>;
}

/** An invoice or a credit note, as it was issued. Never changed. */
interface TaxDocumentTable {
  /** `FV26-00001`, `DO26-00001`. */
  number: string;
  kind: values.DocumentKind;
  order_id: number;
  /** The invoice that a credit note corrects. */
  corrects: string | null;
  /** Days of Prague, `YYYY-MM-DD`. */
  issued_on: string;
  taxable_on: string;
  content: values.Json<DocumentContent>;
  created_at: Date;
}

/** What was returned of a paid order, at once or in parts. Never changed. Amounts are gross CZK. */
interface RefundTable {
  id: Generated<number>;
  order_id: number;
  items: values.Json<readonly values.RefundedItem[]>;
  amount: values.Numeric;
  /** Of the amount: returned to gift vouchers. */
  to_vouchers: values.Numeric;
  /** Of the amount: for delivery and payment. */
  fees: values.Numeric;
  created_at: Date;
}

/** A statement of withdrawal. Never changed. */
interface WithdrawalTable {
  /** `OS26-00001`. */
  reference: string;
  /** To the second. */
  received_at: Date;
  order_code: string;
  /** The order, where its e-mail is the statement's. */
  order_id: number | null;
  email: string;
  name: string;
  /** Null: the whole order. */
  items: values.NullableJson<readonly values.WithdrawnItem[]>;
  account: string | null;
  note: string | null;
  fingerprint: string;
  /** The e-mail that confirms it. */
  receipt_id: number;
}

interface OrderVoucherTable {
  order_id: number;
  position: number;
  voucher_id: number;
  code: string;
  voucher_type: "amount" | "percent";
  value: values.Numeric;
  /** What it took off the price, or paid. */
  discount: values.Numeric;
  kind: Generated<values.VoucherKind>;
  /** Gross CZK left on a gift voucher then. */
  remaining: values.NullableNumeric;
  email: string;
}

/** A legal text as it was in force. Never changed. */
interface LegalVersionTable {
  id: Generated<number>;
  kind: values.LegalKind;
  title: string;
  /** As the page of the site has it. */
  html: string;
  sha256: string;
  valid_from: Date;
}

/** A place of one evening. A refund or the end of its order voids it. */
interface TicketTable {
  id: Generated<number>;
  order_id: number;
  /** Of the order's item, and which of its pieces, from 0. */
  position: number;
  piece: number;
  performance_id: number;
  zone: string;
  /** Null: the place is not numbered. */
  row: string | null;
  seat: number | null;
  /** What the code on the paper says. */
  code: string;
  admitted_at: Date | null;
  voided_at: Date | null;
}

/** Orders and what belongs to them. */
export interface OrderTables {
  orders: OrderTable;
  order_items: OrderItemTable;
  order_vouchers: OrderVoucherTable;
  order_progress: { id: Generated<number>; order_id: number; state: values.OrderState; date: Date };
  gift_vouchers: { order_id: number; position: number; piece: number; voucher_id: number };
  gateway_payments: {
    id: string;
    order_id: number;
    return_url: string;
    state: values.GatewayState;
    created_at: Date;
  };
  tax_documents: TaxDocumentTable;
  refunds: RefundTable;
  tickets: TicketTable;
  withdrawals: WithdrawalTable;
  legal_versions: LegalVersionTable;
  order_legal_versions: { order_id: number; version_id: number };
  legal_pdfs: { version_id: number; origin: string; pdf: Buffer };
  document_numbers: { series: string; year: number; last: number };
  document_issuer: { is_only: Generated<boolean>; entry: values.Json<Record<string, unknown>> };
}
