import type { OrderState } from "#server/demo-backend/db/column-values.ts";
import type { Scope } from "#server/demo-backend/db/customer-tables.ts";

/**
 * Shapes of the demo data. Names and units are those of docs/upstream-api.md (prices net CZK with four decimals unless
 * a field says gross); fields that only the database has are explained here. Days are offsets from the day of seeding:
 * -3 is three days ago, so that the demo never becomes outdated.
 */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export interface SeedCategory {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** Order in lists and menus, from 1. */
  readonly position: number;
}

export interface SeedBrand {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** File under the `brand` image folder. */
  readonly logo: string | null;
}

/**
 * Supply of an item. `stock` is the number of pieces, null is not counted (a voucher never runs out). With `order_days`
 * the item can still be bought at stock 0 and leaves within that many days (`on_order`); without it 0 is `sold_out`.
 */
export interface SeedSupply {
  readonly stock: number | null;
  readonly order_days: number | null;
}

export interface SeedPrice {
  readonly price: number;
  readonly price_sale: number | null;
  readonly is_price_sale_active: boolean;
  /** Lowest net price of the 30 days before the sale; null where no sale is announced. */
  readonly lowest_price_30d: number | null;
}

export interface SeedVariant extends SeedPrice, SeedSupply {
  readonly id: number;
  readonly name: string;
  readonly position: number;
}

export interface SeedManufacturer {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export interface SeedProduct extends SeedPrice, SeedSupply {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Recommended order, from 1. */
  readonly position: number;
  readonly brand_id: number | null;
  /** The first is the default category; empty = uncategorised. */
  readonly category_ids: readonly number[];
  readonly tax_rate: number;
  readonly perex: string;
  /** HTML: paragraphs and lists only. */
  readonly description: string;
  /** Files under the `product` image folder; the first is `main_image`; empty = „Nemá obrázek“. */
  readonly images: readonly string[];
  readonly is_new: boolean;
  readonly created_day: number;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** With variants the product's own `stock` is 0 and not used; its price is the lowest variant's. */
  readonly variants: readonly SeedVariant[];
  readonly delivered_by_email: boolean;
  readonly manufacturer: SeedManufacturer | null;
  readonly warnings: string | null;
  readonly composition: string | null;
  readonly unit_price: { readonly gross: number; readonly unit: string } | null;
  /** Reason why the 14 days for withdrawal do not apply, as a sentence. */
  readonly withdrawal_excluded: string | null;
}

export interface SeedVoucher {
  readonly id: number;
  readonly code: string;
  readonly voucher_type: "amount" | "percent";
  /** Gross CZK or percent. */
  readonly value: number;
  readonly service_type: "eshop" | "tickets";
  /** Remaining uses in total; null = no limit. */
  readonly quantity: number | null;
  readonly quantity_per_user_limit: number | null;
  /** Gross CZK of goods the cart must reach. */
  readonly minimal_price: number | null;
  readonly active_from_day: number | null;
  readonly active_to_day: number | null;
}

export interface SeedDelivery {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly tax_rate: number;
  /** Gross CZK of goods from which the delivery is free. */
  readonly free_from: number | null;
  /** File under the `delivery` image folder. */
  readonly image: string | null;
  readonly requires_address: boolean;
  readonly requires_branch: boolean;
  readonly by_email: boolean;
  readonly countries: readonly string[];
  readonly payments: readonly number[];
  /** Available to a cart that contains gift vouchers only. */
  readonly for_vouchers: boolean;
  readonly position: number;
}

export interface SeedPayment {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly tax_rate: number;
  /** File under the `delivery` image folder. */
  readonly image: string | null;
  readonly kind: "card" | "transfer" | "cod" | "desk";
  readonly position: number;
}

export interface SeedBranch {
  readonly id: number;
  readonly delivery_id: number;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly opening_hours: string | null;
}

export interface SeedCountry {
  readonly code: string;
  readonly name: string;
}

export interface SeedCurrency {
  readonly id: number;
  readonly code: string;
  readonly is_default: boolean;
  /** CZK for one unit. */
  readonly rate: number;
  readonly decimals: number;
  readonly symbol_before: string | null;
  readonly symbol_after: string | null;
}

export interface SeedSetting {
  readonly name: string;
  readonly value: Json;
}

export interface SeedBanner {
  /** The poster key: `banner.home`, `banner.popup_desktop`, `banner.popup_mobile`. */
  readonly key: string;
  readonly title: string;
  readonly text: string | null;
  readonly url: string | null;
  readonly url_text: string | null;
  /** Image folder. */
  readonly path: string;
  readonly image: string | null;
  readonly position: number;
}

export interface SeedPage {
  readonly slug: string;
  readonly title: string;
  /** HTML below the page's h1: starts with a paragraph or an h2. */
  readonly body: string;
  readonly updated_day: number;
  /** A sample text that the operator must have checked. */
  readonly sample: boolean;
}

export interface SeedAddress {
  readonly first_name: string;
  readonly last_name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly phone: string | null;
  readonly is_default: boolean;
}

export interface SeedCompany {
  readonly name: string;
  readonly ico: string;
  readonly dic: string | null;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}

export interface SeedOrder {
  readonly lines: readonly {
    readonly product_id: number;
    readonly variant_id: number | null;
    readonly quantity: number;
  }[];
  /** Codes, in the order they were added. */
  readonly vouchers: readonly string[];
  readonly delivery_id: number;
  readonly payment_id: number;
  readonly branch_id: number | null;
  readonly for_company: boolean;
  readonly note: string | null;
  readonly is_paid: boolean;
  /** Days and hours (UTC) from the day of seeding; the first entry is the time of the order. */
  readonly progress: readonly (readonly [state: OrderState, day: number, hour: number])[];
}

export interface SeedCustomer {
  readonly id: number;
  readonly email: string;
  /** A public demo password, listed in README.md and hashed when inserted. */
  readonly demo_password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly scope: Scope;
  readonly addresses: readonly SeedAddress[];
  readonly company: SeedCompany | null;
  readonly orders: readonly SeedOrder[];
}
