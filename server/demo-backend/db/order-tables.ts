import type { Generated } from "kysely";
import type * as values from "./column-values.ts";
import type { Json, NullableNumeric, Numeric } from "./tables.ts";

interface OrderTable {
  id: Generated<number>;
  code: string;
  hash: string;
  user_id: number | null;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  address: Json<values.PostalAddress | null> | null;
  delivery_address: Json<values.NamedAddress | null> | null;
  company: Json<values.Company | null> | null;
  note: string | null;
  state: values.OrderState;
  delivery_id: number;
  delivery_name: string;
  delivery_gross: Numeric;
  branch: string | null;
  payment_id: number;
  payment_name: string;
  payment_kind: values.PaymentKind;
  payment_gross: Numeric;
  payment_state: values.PaymentState;
  vat: Json<{ rate: number; base: number; tax: number }[]>;
  total: Numeric;
  /** Template of the link in e-mails; null: e-mails have no link. */
  summary_url: string | null;
  /** Template of the gateway's return URL; null: `summary_url` is used. */
  return_url: string | null;
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
  price: Numeric;
  tax_rate: Numeric;
  unit_gross: Numeric;
  original_unit_gross: NullableNumeric;
  total: Numeric;
  delivered_by_email: Generated<boolean>;
}

interface OrderVoucherTable {
  order_id: number;
  position: number;
  voucher_id: number;
  code: string;
  voucher_type: "amount" | "percent";
  value: Numeric;
  discount: Numeric;
  email: string;
}

/** Orders, of server/demo-backend/db/migrations/0002-trade.sql and later ones. */
export interface OrderTables {
  orders: OrderTable;
  order_items: OrderItemTable;
  order_vouchers: OrderVoucherTable;
}
