import type { Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

type CardRow = Selectable<Tables["product_cards"]>;

/** Maps a row of the view product_cards to the API's product card. */
export function cardOf(row: CardRow) {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    ...pricesOf(row),
    tax_rate: { rate: Number(row.tax_rate) },
    main_image: row.main_image,
    default_category: referenceOf(row.category_id, row.category_name, row.category_slug),
    brand: referenceOf(row.brand_id, row.brand_name, row.brand_slug),
    availability: availabilityOf(row.availability_code, row),
    is_new: row.is_new,
    has_variants: row.has_variants,
  };
}

interface Prices {
  readonly price: string;
  readonly price_sale: string | null;
  readonly is_price_sale_active: boolean;
  readonly lowest_price_30d: string | null;
}

export function pricesOf(row: Prices) {
  return {
    price: Number(row.price),
    price_sale: row.price_sale === null ? null : Number(row.price_sale),
    is_price_sale_active: row.is_price_sale_active,
    lowest_price_30d: row.lowest_price_30d === null ? null : Number(row.lowest_price_30d),
  };
}

/** The current net price. */
export function currentNetPrice(row: Prices): string {
  return row.is_price_sale_active && row.price_sale !== null ? row.price_sale : row.price;
}

interface Supply {
  readonly stock: number | null;
  readonly order_days: number | null;
  /** Null: offered. */
  readonly discontinued_at: Date | null;
}

export function availabilityOf(code: CardRow["availability_code"], supply: Omit<Supply, "discontinued_at">) {
  return { code, quantity: supply.stock, days: code === "on_order" ? supply.order_days : null };
}

/** Larger quantities of one line are wholesale orders, which customers place by telephone. */
const maxQuantity = 99;

/** The most pieces of one line now; 0: sold out. The stock does not limit items that can be made to order. */
export function maxQuantityOf(supply: Supply): number {
  if (supply.discontinued_at !== null) return 0;
  if (supply.stock === null || supply.order_days !== null) return maxQuantity;
  return Math.min(supply.stock, maxQuantity);
}

function referenceOf(id: number | null, name: string | null, slug: string | null) {
  return id === null || name === null || slug === null ? null : { id, name, slug };
}
