/** Enumerated values and JSON shapes of columns. */

export type AvailabilityCode = "in_stock" | "last_pieces" | "on_order" | "on_request" | "sold_out";
export type PaymentKind = "card" | "transfer" | "cod" | "desk";
export type PaymentState = "unpaid" | "pending" | "paid" | "failed";
export type DeliveryKind = "pickup" | "parcel" | "email";
export type VoucherKind = "gift" | "promo";
export type MovementReason = "issued" | "order" | "box_office" | "returned" | "blocked";
export type DocumentKind = "invoice" | "credit_note";
export type LegalKind = "terms" | "withdrawal" | "complaints" | "vouchers";
export type Remedy = "repair" | "replacement" | "discount" | "withdrawal";
export type ComplaintResult = "accepted" | "rejected";
/** The reason of a report of a rating, and the decision. */
export type ReportReason = "insult" | "hate" | "privacy" | "copyright" | "advertising" | "children" | "other";
export type ReportDecision = "removed" | "kept";
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

/** What the label of a food states besides its ingredients; `operator` null: the manufacturer. */
export interface Food {
  name: string;
  net_quantity: string;
  operator: string | null;
  nutrition: { kind: string | null; per: string; values: Attribute[] }[];
  nutrition_exemption: string | null;
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

export interface WithdrawnItem {
  name: string;
  quantity: number;
}

/** Pieces of the order's item at `position`. */
export interface RefundedItem {
  position: number;
  quantity: number;
}

export type TicketState =
  | "on_sale"
  | "few_left"
  | "sold_out"
  | "presale_soon"
  | "box_office_only"
  | "reservation"
  | "free"
  | "closed_perf"
  | "cancelled"
  | "moved";
export type PerformanceLabel =
  | "premiere"
  | "derniere"
  | "renewed_premiere"
  | "dress_rehearsal"
  | "guest"
  | "tour"
  | "last_this_year"
  | "debate";
export type Access = "cs_captions" | "en_surtitles" | "czj" | "audio_description" | "relaxed" | "step_free";
export type Audience = "adults" | "families" | "schools";
export type ProductionState = "current" | "coming" | "ended";

/** A price zone of a hall; whole CZK, gross. */
export interface Zone {
  name: string;
  price: number;
  /** The colour of its seats on the hall's plan, `#rrggbb`. */
  colour?: string;
}

/** A row of seats, numbered from 1. */
export interface SeatRow {
  row: string;
  seats: number;
}

export interface Scene {
  image: string;
  caption: string | null;
  credit: string | null;
}

export interface Quote {
  text: string;
  source: string;
  date: string | null;
  url: string | null;
}

/** Permissions as a list of names or as a map of names to "granted". */
export type Scope = readonly string[] | Readonly<Record<string, boolean>>;

export interface ContactPerson {
  readonly name: string;
  readonly title: string | null;
  readonly function: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly image: string | null;
  readonly person_slug: string | null;
}

/** The part of an order with one rate of tax, CZK. */
export interface VatRow {
  rate: number;
  base: number;
  tax: number;
}

/** A part of a fee, by rate of tax; gross CZK. */
export interface FeePart {
  kind: "delivery" | "payment";
  rate: number;
  gross: number;
}
