import type { Insertable } from "kysely";
import type {
  Attribute,
  Company,
  Food,
  Manufacturer,
  OrderState,
  PostalAddress,
  Scope,
  UnitPrice,
} from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";

/**
 * Shapes of the demo data: rows of the tables, except where a type here says otherwise. Names and units are those of
 * docs/upstream-api.md (prices net CZK with four decimals unless a field says gross). Days are offsets from the day of
 * seeding: -3 is three days ago, so that the demo never becomes outdated.
 */
export type SeedRow<Name extends keyof Tables> = Readonly<Insertable<Tables[Name]>>;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type SeedVariant = Omit<SeedRow<"variants">, "product_id">;

export type SeedPrice = Pick<
  SeedVariant,
  "price" | "price_sale" | "is_price_sale_active" | "lowest_price_30d"
>;

type Derived =
  | "default_category_id"
  | "created_at"
  | "manufacturer"
  | "responsible_person"
  | "food"
  | "unit_price"
  | "attributes";

export interface SeedProduct extends Omit<SeedRow<"products">, Derived> {
  /** The first is the default category; empty = uncategorised. */
  readonly category_ids: readonly number[];
  /** Files under the `product` image folder; the first is `main_image`; empty = „Nemá obrázek“. */
  readonly images: readonly string[];
  readonly created_day: number;
  readonly attributes: readonly Attribute[];
  /** With variants the product's own `stock` is 0 and not used; its price is the lowest variant's. */
  readonly variants: readonly SeedVariant[];
  readonly manufacturer: Manufacturer | null;
  readonly unit_price?: UnitPrice;
  readonly food?: Food;
}

export interface SeedVoucher extends Omit<SeedRow<"vouchers">, "active_from" | "active_to"> {
  readonly service_type: "eshop" | "tickets";
  readonly active_from_day?: number;
  readonly active_to_day?: number;
}

export interface SeedDelivery extends Omit<
  Required<SeedRow<"deliveries">>,
  "countries" | "payments" | "position"
> {
  readonly countries: readonly string[];
  readonly payments: readonly number[];
}

export interface SeedPage extends Pick<SeedRow<"pages">, "slug" | "title" | "body"> {
  readonly updated_day: number;
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

export type SeedCompany = Readonly<Company & PostalAddress>;

export interface SeedCustomer extends Omit<
  Required<SeedRow<"users">>,
  "password_hash" | "scope" | "email_confirmed_at"
> {
  /** A public demo password, listed in README.md and hashed when inserted. */
  readonly demo_password: string;
  readonly scope: Scope;
  readonly addresses: readonly Omit<SeedRow<"addresses">, "user_id">[];
  readonly company: SeedCompany | null;
  readonly orders: readonly SeedOrder[];
}
