import type { Generated } from "kysely";
import type * as values from "./column-values.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { CheckoutTables } from "./checkout-tables.ts";
import type { ComplaintTables } from "./complaint-tables.ts";
import type { ContentTables } from "./content-tables.ts";
import type { NewsletterTables } from "./newsletter-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { TheatreTables } from "./theatre-tables.ts";

interface Priced {
  price: values.Numeric;
  price_sale: values.NullableNumeric;
  is_price_sale_active: boolean;
  /** Lowest net price of the 30 days before the sale; null where no sale is announced. */
  lowest_price_30d: values.NullableNumeric;
}

/**
 * Supply of an item. `stock` is the number of pieces, null is not counted (a voucher never runs out). With `order_days`
 * the item can still be bought at stock 0 and leaves within that many days (`on_order`); without it 0 is `sold_out`.
 */
interface Supplied {
  stock: number | null;
  order_days: number | null;
}

interface CategoryTable {
  id: number;
  name: string;
  slug: string;
  description: string | null;
  /** Order in lists and menus, from 1. */
  position: number;
}

interface BrandTable {
  id: number;
  name: string;
  slug: string;
  /** File under the `brand` image folder. */
  logo: string | null;
}

interface ProductTable extends Priced, Supplied {
  id: number;
  name: string;
  slug: string;
  perex: string | null;
  /** HTML: paragraphs and lists only. */
  description: string | null;
  tax_rate: values.Numeric;
  brand_id: number | null;
  default_category_id: number | null;
  delivered_by_email: boolean;
  is_new: boolean;
  manufacturer: values.Json<values.Manufacturer | null> | null;
  warnings: string | null;
  composition: string | null;
  responsible_person: values.Json<values.Manufacturer | null> | null;
  food: values.Json<values.Food | null> | null;
  unit_price: values.Json<values.UnitPrice | null> | null;
  /** Reason why the 14 days for withdrawal do not apply, as a sentence. */
  withdrawal_excluded: string | null;
  /** The evening that it is a ticket for. */
  performance_id: Generated<number | null>;
  attributes: values.Json<values.Attribute[]>;
  /** Recommended order, from 1. */
  position: number;
  created_at: Date;
}

interface VariantTable extends Priced, Supplied {
  id: number;
  product_id: number;
  name: string;
  position: number;
}

/** A view, see server/standalone/db/migrations/0001-baseline.sql. */
interface ProductCardView extends Priced, Supplied {
  id: number;
  name: string;
  slug: string;
  tax_rate: values.Numeric;
  is_new: boolean;
  delivered_by_email: boolean;
  position: number;
  created_at: Date;
  search: string;
  main_image: string | null;
  category_id: number | null;
  category_name: string | null;
  category_slug: string | null;
  brand_id: number | null;
  brand_name: string | null;
  brand_slug: string | null;
  has_variants: boolean;
  availability_code: values.AvailabilityCode;
  is_on_sale: boolean;
  gross: values.Numeric;
  /** A ticket for this evening, which is in no list. */
  performance_id: number | null;
  attributes: readonly values.Attribute[];
}

interface VoucherTable {
  id: Generated<number>;
  code: string;
  voucher_type: "amount" | "percent";
  /** Gross CZK or percent. */
  value: values.Numeric;
  /** `gift` pays with its balance, `promo` is a discount. */
  kind: Generated<values.VoucherKind>;
  /** Gross CZK left on a gift voucher; null for a promotional code. */
  balance: values.NullableNumeric;
  service_type: string;
  /** Remaining uses in total; null = no limit. */
  quantity: number | null;
  quantity_per_user_limit: number | null;
  /** Gross CZK of goods the cart must reach. */
  minimal_price: values.NullableNumeric;
  active_from: Date | null;
  active_to: Date | null;
}

interface CurrencyTable {
  id: number;
  code: string;
  is_default: boolean;
  /** CZK for one unit. */
  rate: values.Numeric;
  decimals: number;
  symbol_before: string | null;
  symbol_after: string | null;
}

interface BannerTable {
  /** The poster key: `banner.home`, `banner.popup_desktop`, `banner.popup_mobile`. */
  key: string;
  position: number;
  title: string;
  text: string | null;
  url: string | null;
  url_text: string | null;
  /** Image folder. */
  path: string;
  image: string | null;
}

interface PageTable {
  slug: string;
  title: string;
  /** HTML below the page's h1: starts with a paragraph or an h2. */
  body: string;
  /** A sample text that the operator must have checked. */
  sample: boolean;
  updated_at: Date;
}

/** A change of a gift voucher's balance, never changed itself. */
interface VoucherMovementTable {
  id: Generated<number>;
  voucher_id: number;
  /** Gross CZK; negative where it was spent. */
  amount: values.Numeric;
  /** After it. */
  balance: values.Numeric;
  reason: values.MovementReason;
  order_id: number | null;
  note: string | null;
  created_at: Date;
}

/** A change made by staff, never changed itself. */
interface StaffLogTable {
  id: Generated<number>;
  created_at: Date;
  who: string;
  action: string;
  subject: string;
  detail: values.Json<Record<string, unknown>>;
}

interface CartTable {
  id: string;
  temp_id: string | null;
  user_id: number | null;
  order_id: number | null;
  created_at: Date;
  /** To the day. */
  used_at: Date;
}

interface CartItemTable {
  id: Generated<number>;
  cart_id: string;
  product_id: number;
  variant_id: number | null;
  quantity: number;
  note: string | null;
}

interface EmailTable {
  id: Generated<number>;
  /** A key of `emailKinds`. */
  kind: string;
  order_id: number | null;
  data: values.NullableJson<Record<string, unknown>>;
  created_at: Date;
  next_at: Date;
  give_up_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  dead_at: Date | null;
}

/** Column types for Kysely; the schema itself is in server/standalone/db/migrations/. */
export interface Tables
  extends
    TheatreTables,
    ContentTables,
    CustomerTables,
    NewsletterTables,
    OrderTables,
    ComplaintTables,
    CheckoutTables {
  migrations: { name: string; sha256: string };
  categories: CategoryTable;
  brands: BrandTable;
  products: ProductTable;
  product_categories: { product_id: number; category_id: number; position: number };
  product_images: { product_id: number; position: number; image: string };
  variants: VariantTable;
  product_cards: ProductCardView;
  vouchers: VoucherTable;
  countries: { code: string; name: string; position: number };
  currencies: CurrencyTable;
  settings: { name: string; value: values.Json<unknown> };
  banners: BannerTable;
  pages: PageTable;
  /** What a page is also searched by. */
  page_words: { slug: string; words: string };
  blog_categories: { id: number; name: string; slug: string };
  carts: CartTable;
  cart_items: CartItemTable;
  cart_vouchers: { id: Generated<number>; cart_id: string; voucher_id: number };
  voucher_movements: VoucherMovementTable;
  emails: EmailTable;
  staff_log: StaffLogTable;
  housekeeping: { job: string; began_at: Date };
  kept_answers: {
    key: string;
    fingerprint: string;
    status: number | null;
    body: string | null;
    /** Its media type; null: JSON, or there is no body. */
    type: Generated<string | null>;
    created_at: Date;
  };
}
