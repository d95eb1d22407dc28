import { type Id, idText } from "#app/domain/id.ts";
import { z } from "zod";
import {
  isBuyable,
  type Brand,
  type Category,
  type Facets,
  type Food,
  type ProductPage,
  type Product,
} from "#app/domain/shop/product.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { answerLimits } from "#server/upstream/answer-limits.ts";
import { html } from "#server/upstream/sanitize.ts";
import { withoutStockOfOrdered } from "./made-to-order.ts";
import {
  availability,
  availabilityCodes,
  cardFields,
  priced,
  productCard,
  pageLink,
  reference,
  toCard,
  unknownAvailability,
  withPrice,
  variantFields,
} from "./product-schemas.ts";
import { catalogueRow, pageOf } from "./whole-catalogue.ts";
import * as w from "#server/upstream/wire.ts";

const category: z.ZodType<Category> = z.object({
  id: w.urlId,
  name: w.line,
  slug: w.opaqueKey,
  description: w.optionalText,
  image: w.imageFile,
  count: w.optional(w.whole),
});

const counted = { count: w.whole };

/** A missing or invalid facet hides only one filter. */
const facets = z
  .object({
    categories: w.optionalList(z.object({ id: w.id, name: w.anyLine, ...counted })),
    brands: w.optionalList(z.object({ slug: w.opaqueKey, name: w.line, ...counted })),
    availability: w.optionalList(z.object({ code: w.enumOrUnknown(availabilityCodes), ...counted })),
    sale: w.optional(z.object(counted)),
    price: w.optional(z.object({ min: w.money, max: w.money })),
    attributes: w.optionalList(
      z.object({
        name: w.opaqueKey,
        values: w.list(z.object({ value: w.opaqueKey, ...counted })),
      }),
    ),
  })
  .transform((wire): Facets => ({
    ...wire,
    sale: wire.sale?.count ?? 0,
    price: wire.price && wire.price.max > 0 ? wire.price : null,
  }));

const productPage = z
  .object({
    data: w.list(productCard),
    meta: w.optional(z.object({ total: w.whole, page: w.whole, pages: w.whole })),
    facets: w.optional(facets),
  })
  .transform(({ data: products, meta, facets: counts }): ProductPage => ({
    products,
    total: meta?.total ?? products.length,
    page: Math.max(1, meta?.page ?? 1),
    pages: Math.max(1, meta?.pages ?? 1),
    facets: counts,
  }));

const brand: z.ZodType<Brand> = z.object({
  name: w.line,
  slug: w.opaqueKey,
  logo: w.imageFile,
  count: w.optional(w.whole),
});

const maker = z.object({ name: w.anyLine, address: w.anyLine, email: w.anyLine });

const food: z.ZodType<Food> = w.object({
  name: w.anyLine,
  netQuantity: w.anyLine,
  operator: w.optional(w.anyLine),
  nutrition: w.optionalList(
    z.object({
      kind: w.optional(w.anyLine),
      per: w.anyLine,
      values: w.list(z.object({ name: w.anyLine, value: w.anyLine })),
    }),
  ),
  nutritionExemption: w.optionalText,
});

const variant = priced(w.object({ ...variantFields, availability }));
/** Null: the product has some, and none can be read. */
const variants = w
  .optional(
    z.union([
      w.list(variant, answerLimits.items, "variants"),
      z.array(z.unknown()).transform(() => "unread" as const),
    ]),
  )
  .transform((found) => (found === "unread" ? null : (found ?? [])));

const product = priced(
  w.object({
    ...cardFields,
    defaultCategory: w.optional(reference),
    brand: w.optional(pageLink),
    perex: w.optionalText,
    description: html,
    images: w.optionalList(
      z.union([z.object({ image: w.imageFile }).transform(({ image }) => image), w.imageFile]),
    ),
    categories: w.optionalList(reference),
    variants,
    attributes: w.optionalList(
      z.object({ name: w.anyLine, value: z.union([w.anyLine, z.number().transform(String)]) }),
    ),
    deliveredByEmail: w.booleanLike,
    manufacturer: w.optional(maker),
    warnings: w.optionalText,
    composition: w.optionalText,
    responsiblePerson: w.optional(maker),
    food: w.optional(food),
    unitPrice: w.optional(z.object({ gross: w.decimal, unit: w.anyLine })),
    withdrawalExcluded: w.optionalText,
    performance: w.optional(z.object({ id: w.id })),
    discontinued: w.booleanLike,
  }),
).transform((wire): Product => {
  const { description, discontinued: isDiscontinued, ...card } = toCard(wire);
  const images = wire.images.filter((image) => image !== null);
  const hasVariants = wire.hasVariants || wire.variants?.length !== 0;
  const known = wire.variants ?? [];
  return withoutStockOfOrdered({
    ...card,
    // Nobody can choose a variant: the page must not promise the stock.
    ...(hasVariants &&
      known.length === 0 &&
      isBuyable(card.availability) && { availability: unknownAvailability }),
    mainImage: wire.mainImage ?? images[0] ?? null,
    hasVariants,
    descriptionHtml: description || null,
    images: images.length > 0 || !wire.mainImage ? images : [wire.mainImage],
    variants: known.map((one) => withPrice({ ...one, taxRate: wire.taxRate })),
    isDiscontinued,
  });
});

export const readCategories = reading("categories", w.list(category));

/** The category of gift vouchers; undefined if the upstream has none. */
export async function readGiftCategory(upstream: Upstream) {
  const read = await readCategories(upstream);
  return read.ok ? { ok: read.ok, value: read.value.find(({ slug }) => slug === "darkove-poukazy") } : read;
}

interface ProductQuery {
  readonly list?: "new" | "sale";
  readonly category?: Id | readonly Id[];
  /** Of the one category, for engines that look up by it. */
  readonly categorySlug?: string;
  readonly brand?: readonly string[];
  readonly availability?: readonly string[];
  /** `Name:Value` each. */
  readonly attribute?: readonly string[];
  readonly sale?: boolean;
  /** Gross CZK. */
  readonly priceMin?: number | null;
  readonly priceMax?: number | null;
  readonly sort?: "recommended" | "cheapest" | "dearest" | "newest" | "name";
  readonly page?: number;
  readonly perPage?: number;
}

const wholeCatalogue = z.object({ data: w.list(catalogueRow, answerLimits.catalogue) });

export const readBrands = reading("brands", w.list(brand));

export async function readProducts(
  upstream: Upstream,
  { perPage, priceMin, priceMax, sale, category: categories = [], categorySlug, ...query }: ProductQuery,
) {
  const ids = [categories].flat().map(idText);
  if (upstream.offers.hasWholeCatalogue) {
    const all = await upstream.shared("products", {}, wholeCatalogue);
    const chosen = { ...query, category: ids, perPage, priceMin, priceMax, sale };
    return all.ok ? { ok: true as const, value: pageOf(all.value.data, chosen) } : all;
  }
  const filters = {
    ...query,
    category: ids,
    category_slug: categorySlug,
    sale: sale ? "1" : undefined,
    price_min: priceMin,
    price_max: priceMax,
  };
  return upstream.shared("products", { ...filters, per_page: perPage }, productPage);
}

/** `slug`: of the address, for engines that look up by it. */
export function readProduct(upstream: Upstream, id: Id, slug?: string) {
  return upstream.shared("product", { id, slug }, product);
}

export function readSimilar(upstream: Upstream, id: Id) {
  return upstream.shared("similarProducts", { id }, w.list(productCard));
}
