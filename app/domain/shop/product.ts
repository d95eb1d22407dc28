import type { Id } from "#app/domain/id.ts";
/** Products. All prices are net CZK with four decimals; `money.ts` computes the displayed prices (§9 price rules). */

/** A price before tax with its tax rate. */
export interface NetPrice {
  /** Net price in CZK. */
  readonly net: number;
  /** Net sale price, or null without a sale. */
  readonly sale: number | null;
  /** Tax rate in percent, 0–100. */
  readonly taxRate: number;
  /** Lowest net price of the 30 days before the sale (§ 12a of Act 634/1992); null if the upstream omits it. */
  readonly lowest30Days: number | null;
}

/** `unknown` stands for any value that this version does not know (tolerant reader). */
export type AvailabilityCode =
  | "in_stock"
  | "last_pieces"
  | "on_order"
  | "on_request"
  | "sold_out"
  | "unknown";

export interface StockAvailability {
  readonly code: AvailabilityCode;
  /** Pieces left; null if the upstream does not provide it. */
  readonly quantity: number | null;
  /** Days until dispatch, for `on_order`. */
  readonly days: number | null;
}

/** Whether it can be added to the cart. Unknown availability can: the upstream validates every change. */
export function isBuyable({ code }: StockAvailability): boolean {
  return code !== "sold_out" && code !== "on_request";
}

export interface CategoryRef {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
}

export function categoryRef({ id, name, slug }: CategoryRef): CategoryRef {
  return { id, name, slug };
}

export interface Category extends CategoryRef {
  readonly description: string | null;
  /** The category's image, file under the `product` image folder. */
  readonly image: string | null;
  readonly count: number | null;
}

interface BrandRef {
  readonly name: string;
  readonly slug: string;
}

export interface Brand extends BrandRef {
  /** File in the `brand` image folder. */
  readonly logo: string | null;
  readonly count: number | null;
}

export interface Variant {
  readonly id: Id;
  readonly name: string;
  readonly price: NetPrice;
  readonly availability: StockAvailability;
}

/** The product data of a card, a cart line or a search result. */
export interface ListedProduct {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  readonly price: NetPrice;
  readonly mainImage: string | null;
  /** Its slug is the segment after the id in the product's URL; null = `nezarazeno`. */
  readonly category: Pick<CategoryRef, "name" | "slug"> | null;
  readonly brand: Pick<BrandRef, "name"> | null;
  readonly availability: StockAvailability;
  readonly isNew: boolean;
  /** A card cannot add a product with variants to the cart; `price` is then its lowest price. */
  readonly hasVariants: boolean;
}

export interface Manufacturer {
  readonly name: string;
  readonly address: string;
  readonly email: string;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/**
 * The information that Regulation (EU) 1169/2011 requires for a food besides its ingredients, which are the product's
 * composition.
 */
export interface Food {
  /** Its legal name, such as „květový med“. */
  readonly name: string;
  /** With the unit, such as „250 g“. */
  readonly netQuantity: string;
  /** Name and address of the business that sells it under its name; null: the manufacturer. */
  readonly operator: string | null;
  /** One table for each kind in the package; `kind` is null if the package has only one. */
  readonly nutrition: readonly {
    readonly kind: string | null;
    readonly per: string;
    readonly values: readonly Fact[];
  }[];
  /** Why the product has no nutrition values (annex V), as a sentence. */
  readonly nutritionExemption: string | null;
}

/** Tables of the product page and who answers for the goods, typeset. */
export interface ProductFacts {
  readonly tables: readonly { readonly id: string; readonly title: string; readonly rows: readonly Fact[] }[];
  readonly makers: readonly Manufacturer[];
}

/** `id`: null if the upstream names only the slug, as the specification does; then it has no page. */
type ProductCategory = CategoryRef | (Omit<CategoryRef, "id"> & { readonly id: null });

export interface Product extends ListedProduct {
  readonly brand: BrandRef | null;
  readonly category: ProductCategory | null;
  readonly perex: string | null;
  /** Sanitised, typeset HTML. */
  readonly descriptionHtml: string | null;
  readonly images: readonly string[];
  /** Empty also if none of them can be read: a product that `hasVariants` cannot be bought then. */
  readonly variants: readonly Variant[];
  readonly warnings: string | null;
  /** Gross price of a unit, e.g. 1700 per "kg". */
  readonly unitPrice: { readonly gross: number; readonly unit: string } | null;
  /** Why the 14-day right of withdrawal does not apply (§ 1837 of the Civil Code); null if it does. */
  readonly withdrawalExcluded: string | null;
  /** A gift voucher sent by e-mail: needs no delivery address; the line's note is the dedication. */
  readonly deliveredByEmail: boolean;
  /** No longer on sale; its page stays for those who bought it. */
  readonly isDiscontinued: boolean;
  readonly categories: readonly ProductCategory[];
  readonly attributes: readonly Fact[];
  readonly composition: string | null;
  readonly manufacturer: Manufacturer | null;
  /** The person in the Union who answers for goods made elsewhere (Regulation (EU) 2023/988, Art. 16 and 19). */
  readonly responsiblePerson: Manufacturer | null;
  readonly food: Food | null;
  /** The performance of a ticket. */
  readonly performance: { readonly id: Id } | null;
}

export interface ProductPage {
  readonly products: readonly ListedProduct[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Null if the upstream provides no counts. */
  readonly facets: Facets | null;
}

/** Result counts by filter value; every count applies all other filters, but not its own. */
export interface Facets {
  /** Empty in the list of a category. */
  readonly categories: readonly { readonly id: Id; readonly name: string; readonly count: number }[];
  /** Empty in the list of a brand. */
  readonly brands: readonly { readonly slug: string; readonly name: string; readonly count: number }[];
  readonly availability: readonly { readonly code: AvailabilityCode; readonly count: number }[];
  /** Number of products on sale. */
  readonly sale: number;
  /** Gross CZK; null if no product matches. */
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly attributes: readonly AttributeFacet[];
}

interface AttributeFacet {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly count: number }[];
}
