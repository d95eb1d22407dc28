/** Words and JSON values that columns hold. */

export type AvailabilityCode = "in_stock" | "last_pieces" | "on_order" | "on_request" | "sold_out";
export type PaymentKind = "card" | "transfer" | "cod" | "desk";
export type PaymentState = "unpaid" | "pending" | "paid" | "failed";
export type GatewayState = "pending" | "paid" | "failed" | "given_up";
export type OrderState =
  | "new"
  | "awaiting_payment"
  | "paid"
  | "processing"
  | "ready_pickup"
  | "shipped"
  | "ready_branch"
  | "delivered"
  | "picked_up"
  | "voucher_sent"
  | "cancelled"
  | "unpaid_expired"
  | "returned"
  | "withdrawal_received"
  | "refunded";

export interface Manufacturer {
  name: string;
  address: string;
  email: string;
}

export interface UnitPrice {
  gross: number;
  unit: string;
}

export interface Attribute {
  name: string;
  value: string;
}

export interface PostalAddress {
  street: string;
  city: string;
  zip: string;
  country: string;
}

export interface NamedAddress extends PostalAddress {
  first_name: string;
  last_name: string;
}

export interface Company {
  name: string;
  ico: string;
  dic: string | null;
}
