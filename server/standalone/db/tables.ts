// Written by `npm run docs -- db-types` from the migrations and from what server/standalone/tests/tables.test.ts adds.

import type { Access, Attribute, Audience, AvailabilityCode, Company, ComplaintResult, ContactPerson, DeliveryKind, DocumentKind, FeePart, Food, GatewayState, LegalKind, Manufacturer, MovementReason, NamedAddress, OrderState, PaymentKind, PaymentState, PerformanceLabel, PostalAddress, Quote, RefundedItem, Remedy, ReportDecision, ReportReason, Scene, Scope, SeatRow, TicketState, UnitPrice, VatRow, VoucherKind, WithdrawnItem, Zone } from "./column-values.ts";
import type { DocumentContent } from "./document-content.ts";
import type { ColumnType, JSONColumnType } from "kysely";

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Numeric = ColumnType<string, number | string, number | string>;

export interface Addresses {
  city: string;
  country: string;
  first_name: string;
  id: Generated<number>;
  is_default: boolean;
  last_name: string;
  phone: string | null;
  street: string;
  user_id: number;
  zip: string;
}

export interface AnnualReports {
  content: Buffer;
  figures: JSONColumnType<{ label: string; value: string }[]>;
  file: string;
  published_on: string;
  title: string;
  year: number;
}

export interface Articles {
  author: string | null;
  /**
   * HTML: paragraphs, h2, lists and quotes only.
   */
  body: string;
  category_id: number | null;
  id: Generated<number>;
  /**
   * File under the `article` image folder.
   */
  image: string | null;
  kind: "news" | "post";
  perex: string;
  production_slug: string | null;
  published_at: Date;
  slug: string;
  title: string;
  updated_at: Date | null;
}

export interface Banners {
  image: string | null;
  /**
   * The poster key: `banner.home`, `banner.popup_desktop`, `banner.popup_mobile`.
   */
  key: string;
  /**
   * Image folder.
   */
  path: string;
  position: number;
  text: string | null;
  title: string;
  url: string | null;
  url_text: string | null;
}

export interface BlogCategories {
  id: number;
  name: string;
  slug: string;
}

export interface Branches {
  city: string;
  country: string;
  delivery_id: number;
  id: number;
  name: string;
  opening_hours: string | null;
  street: string;
  zip: string;
}

export interface Brands {
  id: number;
  /**
   * File under the `brand` image folder.
   */
  logo: string | null;
  name: string;
  slug: string;
}

export interface CartItems {
  cart_id: string;
  id: Generated<number>;
  note: string | null;
  product_id: number;
  quantity: number;
  variant_id: number | null;
}

export interface Carts {
  created_at: Date;
  id: string;
  order_id: number | null;
  temp_id: string | null;
  /**
   * When it was last read or changed, to the day.
   */
  used_at: Generated<Date>;
  user_id: number | null;
}

export interface CartSeats {
  cart_id: string;
  id: Generated<number>;
  row: string;
  seat: number;
  variant_id: number;
}

export interface CartVouchers {
  cart_id: string;
  id: Generated<number>;
  voucher_id: number;
}

export interface Categories {
  description: string | null;
  id: number;
  name: string;
  /**
   * Order in lists and menus, from 1.
   */
  position: Generated<number>;
  slug: string;
}

export interface Companies {
  city: string;
  country: string;
  dic: string | null;
  ico: string;
  name: string;
  street: string;
  user_id: number;
  zip: string;
}

export interface Complaints {
  /**
   * Day of Prague, `YYYY-MM-DD`.
   */
  decide_by: string;
  defect: string;
  email: string;
  id: Generated<number>;
  item: string;
  name: string;
  /**
   * As it was typed.
   */
  order_code: string;
  order_id: number | null;
  phone: string | null;
  received_at: Date;
  /**
   * `R26-00042`.
   */
  reference: string;
  remedy: Remedy;
  summary_url: string | null;
  user_id: number | null;
}

export interface ComplaintSettlements {
  complaint_id: number;
  manner: string;
  result: ComplaintResult;
  settled_at: Date;
}

export interface Contacts {
  city: string | null;
  description: string | null;
  email: string | null;
  kind: "department" | "venue" | "branch";
  latitude: number | null;
  longitude: number | null;
  /**
   * File under the `map` image folder.
   */
  map: string | null;
  name: string;
  opening_hours: string | null;
  people: JSONColumnType<ContactPerson[]>;
  phone: string | null;
  position: number;
  slug: string;
  street: string | null;
  zip: string | null;
}

export interface Countries {
  code: string;
  name: string;
  position: number;
}

export interface Currencies {
  code: string;
  decimals: number;
  id: number;
  is_default: boolean;
  /**
   * CZK for one unit.
   */
  rate: Numeric;
  symbol_after: string | null;
  symbol_before: string | null;
}

export interface Deliveries {
  by_email: boolean;
  countries: JSONColumnType<string[]>;
  description: string;
  /**
   * Available to a cart that contains gift vouchers only.
   */
  for_vouchers: boolean;
  /**
   * Gross CZK of goods from which the delivery is free.
   */
  free_from: Numeric | null;
  id: number;
  /**
   * File under the `delivery` image folder.
   */
  image: string | null;
  kind: Generated<DeliveryKind>;
  name: string;
  payments: JSONColumnType<number[]>;
  position: number;
  price: Numeric;
  requires_address: boolean;
  requires_branch: boolean;
  tax_rate: Numeric;
}

export interface DemoCustomers {
  user_id: number;
}

export interface DemoWeek {
  placed_at: Date;
  tuesday: string;
}

export interface DocumentIssuer {
  entry: JSONColumnType<Record<string, unknown>>;
  is_only: Generated<boolean>;
}

export interface DocumentNumbers {
  last: number;
  series: string;
  year: number;
}

export interface Documents {
  content: Buffer;
  file: string;
  group_name: string;
  position: number;
  published_on: string;
  title: string;
}

export interface EmailChanges {
  created_at: Date;
  email: string;
  token_hash: string | null;
  user_id: number;
}

export interface Emails {
  attempts: Generated<number>;
  created_at: Date;
  data: JSONColumnType<Record<string, unknown>> | null;
  dead_at: Date | null;
  give_up_at: Date;
  id: Generated<number>;
  /**
   * A key of `emailKinds`.
   */
  kind: string;
  last_error: string | null;
  next_at: Date;
  order_id: number | null;
  sent_at: Date | null;
}

export interface GatewayPayments {
  created_at: Date;
  id: string;
  order_id: number;
  return_url: string;
  state: GatewayState;
}

export interface Genres {
  name: string;
  position: number;
  slug: string;
}

export interface GiftVouchers {
  order_id: number;
  piece: number;
  position: number;
  voucher_id: number;
}

export interface Housekeeping {
  began_at: Date;
  job: string;
}

export interface KeptAnswers {
  /**
   * Sealed with the Idempotency-Key, of which only a hash is stored.
   */
  body: string | null;
  created_at: Date;
  fingerprint: string;
  key: string;
  status: number | null;
  /**
   * Its media type; null: JSON, or there is no body.
   */
  type: string | null;
}

export interface LegalPdfs {
  origin: string;
  pdf: Buffer;
  version_id: number;
}

export interface LegalVersions {
  /**
   * As the page of the site has it.
   */
  html: string;
  id: Generated<number>;
  kind: LegalKind;
  sha256: string;
  title: string;
  valid_from: Date;
}

export interface Migrations {
  name: string;
  sha256: string;
}

export interface NewsletterConsents {
  at: Date;
  email: string;
  event: "given" | "confirmed" | "ended";
  id: Generated<number>;
  source: string;
  wording: string | null;
}

export interface NewsletterLinks {
  email: string;
  expires_at: Date | null;
  purpose: "confirm" | "leave";
  token_hash: string;
}

export interface OrderItems {
  availability: string | null;
  delivered_by_email: Generated<boolean>;
  image: string | null;
  name: string;
  note: string | null;
  /**
   * Days within which it leaves, where it is made to order; otherwise null.
   */
  order_days: number | null;
  order_id: number;
  original_unit_gross: Numeric | null;
  position: number;
  price: Numeric;
  product_id: number;
  quantity: number;
  /**
   * Pieces taken from the counted stock.
   */
  taken: Generated<number>;
  tax_rate: Numeric;
  total: Numeric;
  unit_gross: Numeric;
  variant_id: number | null;
  variant_name: string | null;
  /**
   * Why one may not withdraw from it, as a sentence; null: one may.
   */
  withdrawal_excluded: string | null;
}

export interface OrderLegalVersions {
  order_id: number;
  version_id: number;
}

export interface OrderProgress {
  date: Date;
  id: Generated<number>;
  order_id: number;
  state: OrderState;
}

export interface Orders {
  address: JSONColumnType<PostalAddress> | null;
  branch: string | null;
  code: string;
  company: JSONColumnType<Company> | null;
  created_at: Date;
  delivery_address: JSONColumnType<NamedAddress> | null;
  delivery_gross: Numeric;
  /**
   * Null: tickets alone, which nobody delivers.
   */
  delivery_id: number | null;
  delivery_kind: Generated<DeliveryKind>;
  delivery_name: string;
  email: string;
  /**
   * The parts of both fees by rate, gross CZK.
   */
  fees: JSONColumnType<FeePart[]>;
  first_name: string;
  hash: string;
  id: Generated<number>;
  last_name: string;
  note: string | null;
  /**
   * Of the carrier; null until the order is shipped.
   */
  parcel_number: string | null;
  /**
   * When an order with tickets ends unpaid; null: as orders of goods do.
   */
  pay_until: Date | null;
  payment_gross: Numeric;
  payment_id: number;
  payment_kind: PaymentKind;
  payment_name: string;
  payment_state: PaymentState;
  phone: string | null;
  /**
   * Template of the gateway's return URL; null: `summary_url` is used.
   */
  return_url: string | null;
  /**
   * What a payment in cash adds to get whole crowns, may be negative.
   */
  rounding: Generated<Numeric>;
  state: OrderState;
  /**
   * Template of the link in e-mails; null: e-mails have no link.
   */
  summary_url: string | null;
  /**
   * What gift vouchers leave of the price, rounded.
   */
  to_pay: Numeric;
  /**
   * The price, gift vouchers not deducted.
   */
  total: Numeric;
  user_id: number | null;
  vat: JSONColumnType<VatRow[]>;
  /**
   * Whether balances that paid for it were returned, and codes that it sold were blocked.
   */
  vouchers_settled: Generated<boolean>;
}

export interface OrderVouchers {
  code: string;
  /**
   * What it took off the price, or paid.
   */
  discount: Numeric;
  email: string;
  kind: Generated<VoucherKind>;
  order_id: number;
  position: number;
  /**
   * Gross CZK left on a gift voucher then.
   */
  remaining: Numeric | null;
  value: Numeric;
  voucher_id: number;
  voucher_type: "amount" | "percent";
}

export interface Pages {
  /**
   * HTML below the page's h1: starts with a paragraph or an h2.
   */
  body: string;
  /**
   * A sample text that the operator must have checked.
   */
  sample: boolean;
  slug: string;
  title: string;
  updated_at: Date;
}

export interface PageWords {
  slug: string;
  /**
   * What the page is also searched by.
   */
  words: string;
}

export interface Partners {
  level: "main" | "partner";
  /**
   * File under the `partner` image folder.
   */
  logo: string | null;
  name: string;
  position: number;
  url: string | null;
}

export interface PasswordLinks {
  expires_at: Date;
  link_hash: string;
  user_id: number;
}

export interface Payments {
  description: string;
  id: number;
  /**
   * File under the `delivery` image folder.
   */
  image: string | null;
  kind: PaymentKind;
  name: string;
  position: number;
  price: Numeric;
  /**
   * In cash: what is left to pay is whole crowns.
   */
  rounds_to_crowns: Generated<boolean>;
  tax_rate: Numeric;
}

export interface People {
  as_guest: boolean;
  /**
   * HTML.
   */
  bio: string;
  credit: string | null;
  function: string | null;
  group_slug: string;
  id: number;
  image: string | null;
  name: string;
  /**
   * Order within a group that is not sorted by surname; 0 in a group that is.
   */
  position: number;
  slug: string;
  surname: string;
}

export interface PerformanceCast {
  as_guest: boolean;
  name: string;
  performance_id: number;
  person_id: number | null;
  position: number;
  role: string;
}

export interface Performances {
  access: JSONColumnType<Access[]>;
  audience: JSONColumnType<Audience[]>;
  description: string | null;
  ends_at: Date | null;
  id: number;
  is_soon: boolean;
  labels: JSONColumnType<PerformanceLabel[]>;
  /**
   * Tickets that one order may have; null: the shop does not sell this evening.
   */
  max_tickets: number | null;
  moved_to_id: number | null;
  note: string | null;
  presale_from: Date | null;
  /**
   * Before its first move; null: it has not been moved, or it is back at that time.
   */
  previous_starts_at: Date | null;
  price_from: number | null;
  price_to: number | null;
  production_id: number | null;
  starts_at: Date;
  state: TicketState;
  ticket_url: string | null;
  title: string;
  updated_at: Generated<Date>;
  venue_slug: string;
}

export interface PerformanceWords {
  value: string;
  words: string;
}

export interface PersonGroups {
  name: string;
  position: number;
  slug: string;
}

export interface ProductCards {
  attributes: Attribute[];
  availability_code: AvailabilityCode;
  brand_id: number | null;
  brand_name: string | null;
  brand_slug: string | null;
  category_id: number | null;
  category_name: string | null;
  category_slug: string | null;
  created_at: Date;
  delivered_by_email: boolean;
  discontinued_at: Date | null;
  gross: Numeric;
  has_variants: boolean;
  id: number;
  is_new: boolean;
  is_on_sale: boolean;
  is_price_sale_active: boolean;
  lowest_price_30d: Numeric | null;
  main_image: string | null;
  name: string;
  order_days: number | null;
  /**
   * A ticket for this evening, which is in no list.
   */
  performance_id: number | null;
  position: number;
  price: Numeric;
  price_sale: Numeric | null;
  search: string;
  slug: string;
  stock: number | null;
  tax_rate: Numeric;
}

export interface ProductCategories {
  category_id: number;
  position: number;
  product_id: number;
}

export interface ProductImages {
  image: string;
  position: number;
  product_id: number;
}

export interface ProductionPeople {
  alternates: boolean;
  as_guest: boolean;
  kind: "cast" | "team";
  name: string;
  person_id: number | null;
  place: number;
  position: number;
  production_id: number;
  role: string;
  since: string | null;
  until: string | null;
}

export interface ProductionProducts {
  position: number;
  product_id: number;
  production_id: number;
}

export interface ProductionRatings {
  average: number;
  count: number;
  production_slug: string;
}

export interface Productions {
  age_from: number | null;
  author: string | null;
  content_warning: string | null;
  derniere: string | null;
  /**
   * HTML: three to five paragraphs.
   */
  description: string;
  genre_slug: string | null;
  help_line: string | null;
  id: number;
  image: string | null;
  images: JSONColumnType<Scene[]>;
  intervals: number | null;
  is_new: boolean;
  is_soon: boolean;
  language: string | null;
  length_minutes: number | null;
  perex: string;
  position: number;
  premiere: string | null;
  price_from: number | null;
  price_to: number | null;
  quotes: JSONColumnType<Quote[]>;
  sensory: JSONColumnType<string[]>;
  slug: string;
  subtitle: string | null;
  title: string;
  translation: string | null;
  venue_slug: string | null;
}

export interface Products {
  attributes: JSONColumnType<Attribute[]>;
  brand_id: number | null;
  composition: string | null;
  created_at: Date;
  default_category_id: number | null;
  delivered_by_email: Generated<boolean>;
  /**
   * HTML: paragraphs and lists only.
   */
  description: string | null;
  /**
   * Since when the folder has it no more; null: it is offered.
   */
  discontinued_at: Date | null;
  food: JSONColumnType<Food> | null;
  id: number;
  is_new: Generated<boolean>;
  is_price_sale_active: Generated<boolean>;
  /**
   * Lowest net price of the 30 days before the sale; null where no sale is announced.
   */
  lowest_price_30d: Numeric | null;
  manufacturer: JSONColumnType<Manufacturer> | null;
  name: string;
  /**
   * Days within which it leaves where it can be bought at stock 0; null: stock 0 is sold out.
   */
  order_days: number | null;
  perex: string | null;
  /**
   * The evening that it is a ticket for.
   */
  performance_id: number | null;
  /**
   * Recommended order, from 1.
   */
  position: Generated<number>;
  price: Numeric;
  price_sale: Numeric | null;
  responsible_person: JSONColumnType<Manufacturer> | null;
  search: Generated<string | null>;
  slug: string;
  /**
   * Number of pieces; null: not counted (a voucher never runs out).
   */
  stock: number | null;
  tax_rate: Numeric;
  unit_price: JSONColumnType<UnitPrice> | null;
  warnings: string | null;
  /**
   * Reason why the 14 days for withdrawal do not apply, as a sentence.
   */
  withdrawal_excluded: string | null;
}

export interface RatingLinks {
  expires_at: Date;
  rating_id: number;
  token_hash: string;
}

export interface RatingReports {
  decided_at: Date | null;
  decision: ReportDecision | null;
  email: string | null;
  explanation: string;
  grounds: string | null;
  id: Generated<number>;
  name: string | null;
  rating_id: number;
  reason: ReportReason;
  received_at: Date;
  reference: string;
}

export interface Ratings {
  answer: string | null;
  confirmed_at: Date | null;
  email: string | null;
  id: Generated<number>;
  name: string | null;
  production_slug: string;
  published_at: Date | null;
  /**
   * Null: it was not removed after a report.
   */
  removed_at: Date | null;
  stars: number;
  text: string | null;
  written_at: Date;
}

export interface Refunds {
  /**
   * Gross CZK.
   */
  amount: Numeric;
  created_at: Date;
  /**
   * Of the amount: for delivery and payment.
   */
  fees: Numeric;
  id: Generated<number>;
  items: JSONColumnType<RefundedItem[]>;
  order_id: number;
  /**
   * Of the amount: returned to gift vouchers.
   */
  to_vouchers: Numeric;
}

export interface Settings {
  name: string;
  value: ColumnType<unknown, string, string>;
}

export interface StaffLog {
  action: string;
  created_at: Date;
  detail: JSONColumnType<Record<string, unknown>>;
  id: Generated<number>;
  subject: string;
  who: string;
}

export interface Subscribers {
  /**
   * Null: the link in the letter has not been used yet.
   */
  confirmed_at: Date | null;
  created_at: Date;
  email: string;
  type: string;
  unsubscribe_url: string | null;
}

export interface TaxDocuments {
  content: JSONColumnType<DocumentContent>;
  /**
   * The invoice that a credit note corrects.
   */
  corrects: string | null;
  created_at: Date;
  /**
   * Day of Prague, `YYYY-MM-DD`.
   */
  issued_on: string;
  kind: DocumentKind;
  /**
   * `FV26-00001`, `DO26-00001`.
   */
  number: string;
  order_id: number;
  /**
   * Day of Prague, `YYYY-MM-DD`.
   */
  taxable_on: string;
}

export interface TicketCategories {
  /**
   * The variant at full price in the same zone that it is a concession of.
   */
  concession_of: number | null;
  /**
   * For wheelchairs, holders of a disability card and who comes with them.
   */
  is_access: Generated<boolean>;
  /**
   * What a reduced price has to be proved by.
   */
  needs_proof: string | null;
  note: string | null;
  /**
   * In pairs of seats 1 for the odd one, a wheelchair's, 2 for the companion's beside it; null: its zone has no pairs.
   */
  of_pair: 1 | 2 | null;
  performance_id: number;
  variant_id: number;
  zone: string;
}

export interface Tickets {
  admitted_at: Date | null;
  /**
   * What the code on the paper says.
   */
  code: string;
  id: Generated<number>;
  order_id: number;
  performance_id: number;
  /**
   * Of the item's pieces, from 0.
   */
  piece: number;
  /**
   * Of the order's item.
   */
  position: number;
  /**
   * Null: the place is not numbered.
   */
  row: string | null;
  seat: number | null;
  /**
   * A refund or the end of its order voids it.
   */
  voided_at: Date | null;
  zone: string;
}

export interface TicketZones {
  free: number;
  /**
   * So many of the best places were sold before, by the box office.
   */
  held: number;
  name: string;
  performance_id: number;
  position: number;
  /**
   * The best ones first; null: places are not numbered.
   */
  rows: JSONColumnType<SeatRow[]> | null;
  /**
   * The part of the hall on the plan, such as „Přízemí“; null: the evening has no plan.
   */
  section: string | null;
}

export interface Tokens {
  created_at: Date;
  expires_at: Date;
  token_hash: string;
  user_id: number;
}

export interface Users {
  email: string;
  /**
   * When a link that was sent to the address was used for the first time.
   */
  email_confirmed_at: Date | null;
  first_name: string;
  id: Generated<number>;
  last_name: string;
  password_hash: string;
  phone: string | null;
  scope: JSONColumnType<Scope>;
}

export interface Variants {
  /**
   * As of a product.
   */
  discontinued_at: Date | null;
  id: number;
  is_price_sale_active: Generated<boolean>;
  /**
   * As of a product.
   */
  lowest_price_30d: Numeric | null;
  name: string;
  /**
   * As of a product.
   */
  order_days: number | null;
  position: Generated<number>;
  price: Numeric;
  price_sale: Numeric | null;
  product_id: number;
  /**
   * As of a product.
   */
  stock: number | null;
}

export interface Venues {
  access: string | null;
  capacity: number | null;
  /**
   * HTML.
   */
  description: string;
  image: string | null;
  name: string;
  position: number;
  slug: string;
  step_free: boolean;
  zones: JSONColumnType<Zone[]>;
}

export interface VoucherMovements {
  /**
   * Gross CZK; negative where it was spent.
   */
  amount: Numeric;
  /**
   * After it.
   */
  balance: Numeric;
  created_at: Date;
  id: Generated<number>;
  note: string | null;
  order_id: number | null;
  reason: MovementReason;
  voucher_id: number;
}

export interface Vouchers {
  active_from: Date | null;
  active_to: Date | null;
  /**
   * Gross CZK left on a gift voucher; null for a promotional code.
   */
  balance: Numeric | null;
  code: string;
  /**
   * As of a product: nobody can use it.
   */
  discontinued_at: Date | null;
  id: Generated<number>;
  /**
   * `gift` pays with its balance, `promo` is a discount.
   */
  kind: Generated<VoucherKind>;
  /**
   * Gross CZK of goods the cart must reach.
   */
  minimal_price: Numeric | null;
  /**
   * Remaining uses in total; null = no limit.
   */
  quantity: number | null;
  quantity_per_user_limit: number | null;
  service_type: string;
  /**
   * Gross CZK or percent.
   */
  value: Numeric;
  voucher_type: "amount" | "percent";
}

export interface Withdrawals {
  account: string | null;
  email: string;
  fingerprint: string;
  /**
   * Null: the whole order.
   */
  items: JSONColumnType<WithdrawnItem[]> | null;
  name: string;
  note: string | null;
  order_code: string;
  /**
   * The order, where its e-mail is the statement's.
   */
  order_id: number | null;
  /**
   * The e-mail that confirms it.
   */
  receipt_id: number;
  /**
   * To the second.
   */
  received_at: Date;
  /**
   * `OS26-00001`.
   */
  reference: string;
}

export interface WrittenContent {
  /**
   * Of the folder that was written last; null: it is not known.
   */
  fingerprint: string | null;
  /**
   * The first load: days that a file counts, such as `+7`, count from it.
   */
  first_at: Date;
  only_row: Generated<boolean>;
  /**
   * Of the program that wrote it.
   */
  version: string | null;
  written_at: Date | null;
}

export interface Tables {
  addresses: Addresses;
  annual_reports: AnnualReports;
  articles: Articles;
  banners: Banners;
  blog_categories: BlogCategories;
  branches: Branches;
  brands: Brands;
  cart_items: CartItems;
  cart_seats: CartSeats;
  cart_vouchers: CartVouchers;
  carts: Carts;
  categories: Categories;
  companies: Companies;
  complaint_settlements: ComplaintSettlements;
  complaints: Complaints;
  contacts: Contacts;
  countries: Countries;
  currencies: Currencies;
  deliveries: Deliveries;
  demo_customers: DemoCustomers;
  demo_week: DemoWeek;
  document_issuer: DocumentIssuer;
  document_numbers: DocumentNumbers;
  documents: Documents;
  email_changes: EmailChanges;
  emails: Emails;
  gateway_payments: GatewayPayments;
  genres: Genres;
  gift_vouchers: GiftVouchers;
  housekeeping: Housekeeping;
  kept_answers: KeptAnswers;
  legal_pdfs: LegalPdfs;
  legal_versions: LegalVersions;
  migrations: Migrations;
  newsletter_consents: NewsletterConsents;
  newsletter_links: NewsletterLinks;
  order_items: OrderItems;
  order_legal_versions: OrderLegalVersions;
  order_progress: OrderProgress;
  order_vouchers: OrderVouchers;
  orders: Orders;
  page_words: PageWords;
  pages: Pages;
  partners: Partners;
  password_links: PasswordLinks;
  payments: Payments;
  people: People;
  performance_cast: PerformanceCast;
  performance_words: PerformanceWords;
  performances: Performances;
  person_groups: PersonGroups;
  product_cards: ProductCards;
  product_categories: ProductCategories;
  product_images: ProductImages;
  production_people: ProductionPeople;
  production_products: ProductionProducts;
  production_ratings: ProductionRatings;
  productions: Productions;
  products: Products;
  rating_links: RatingLinks;
  rating_reports: RatingReports;
  ratings: Ratings;
  refunds: Refunds;
  settings: Settings;
  staff_log: StaffLog;
  subscribers: Subscribers;
  tax_documents: TaxDocuments;
  ticket_categories: TicketCategories;
  ticket_zones: TicketZones;
  tickets: Tickets;
  tokens: Tokens;
  users: Users;
  variants: Variants;
  venues: Venues;
  voucher_movements: VoucherMovements;
  vouchers: Vouchers;
  withdrawals: Withdrawals;
  written_content: WrittenContent;
}
