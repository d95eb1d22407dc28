import type {
  Attribute,
  DeliveryKind,
  Food,
  Manufacturer,
  PaymentKind,
  PostalAddress,
  UnitPrice,
} from "#standalone/db/column-values.ts";
import type { Day, Listed } from "./named.ts";

/** The shop of `TheatreContent`. */

export interface Category extends Listed {
  readonly description: string | null;
}

export interface Brand extends Listed {
  readonly logo: string | null;
  /** Responsible for the goods (Regulation (EU) 2023/988, art. 19). */
  readonly manufacturer: Manufacturer | null;
}

interface Price {
  readonly price: number;
  /** During a sale: its price, and the lowest price of the 30 days before it. */
  readonly sale: number | null;
  readonly lowest: number | null;
}

export interface Product extends Listed, Price {
  readonly perex: string | null;
  readonly description: string | null;
  readonly tax: number;
  /** The first one is in its URL; empty: uncategorised. */
  readonly categories: readonly string[];
  readonly brand: string | null;
  /** The first is the main one. */
  readonly images: readonly string[];
  /** At the first load; null: not counted. */
  readonly stock: number | null;
  readonly order_days: number | null;
  readonly is_new: boolean;
  readonly delivered_by_email: boolean;
  readonly added: Day;
  readonly position: number;
  readonly attributes: readonly Attribute[];
  readonly variants: readonly Variant[];
  readonly manufacturer: Manufacturer | null;
  readonly responsible_person: Manufacturer | null;
  readonly warnings: string | null;
  readonly composition: string | null;
  readonly withdrawal_excluded: string | null;
  readonly food: Food | null;
  readonly unit_price: UnitPrice | null;
}

export interface Variant extends Price {
  readonly name: string;
  readonly stock: number | null;
  readonly order_days: number | null;
}

export interface Code {
  readonly code: string;
  readonly voucher_type: "amount" | "percent";
  readonly value: number;
  readonly kind: "promo" | "gift";
  readonly balance: number | null;
  readonly service_type: "eshop" | "tickets";
  readonly quantity: number | null;
  readonly quantity_per_user_limit: number | null;
  readonly minimal_price: number | null;
  readonly from: Day | null;
  readonly to: Day | null;
}

export interface Delivery {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly tax: number;
  /** Of goods. */
  readonly free_from: number | null;
  readonly image: string | null;
  readonly kind: DeliveryKind;
  readonly requires_address: boolean;
  readonly requires_branch: boolean;
  readonly for_vouchers: boolean;
  /** Codes. */
  readonly countries: readonly string[];
  readonly payments: readonly PaymentKind[];
}

export interface Payment {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly tax: number;
  readonly image: string | null;
  readonly kind: PaymentKind;
}

export interface Branch extends PostalAddress {
  readonly id: number;
  readonly delivery: number;
  readonly name: string;
  readonly opening_hours: string | null;
}
