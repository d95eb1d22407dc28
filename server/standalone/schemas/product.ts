import { z } from "@hono/zod-openapi";
import { count, rowId, taxRate, whole, word, amount, orNull, spare } from "./shared.ts";

/** Composes letters with their marks. The length is bounded: a run of marks takes quadratic time. */
export function composed(text: string): string {
  return text.slice(0, 800).normalize("NFC");
}

const net = amount.openapi({ description: "Net CZK, up to four decimals.", example: 487.6033 });

export const reference = z.object({ id: rowId, name: word, slug: word }).openapi("Reference");

export const priceFields = {
  price: net,
  price_sale: net.nullable(),
  is_price_sale_active: z.boolean(),
  lowest_price_30d: net.nullable().openapi(spare),
};

const availabilitySchema = z
  .object({
    code: z.enum(["in_stock", "last_pieces", "on_order", "on_request", "sold_out"]),
    quantity: count.nullable().openapi({ description: "Pieces left, if they are counted." }),
    days: count.nullable().openapi({ description: "Days until it leaves, for `on_order`." }),
  })
  .openapi("Availability");

export const cardSchema = z
  .object({
    id: rowId,
    name: word,
    slug: word,
    ...priceFields,
    tax_rate: taxRate,
    main_image: z.string().nullable(),
    default_category: orNull(reference),
    brand: orNull(reference),
    availability: availabilitySchema,
    is_new: z.boolean(),
    has_variants: z.boolean(),
  })
  .openapi("ProductCard");

const variantSchema = z
  .object({ id: rowId, name: word, ...priceFields, availability: availabilitySchema })
  .openapi("Variant");

const foodSchema = z
  .object({
    name: word,
    net_quantity: z.string(),
    operator: z
      .string()
      .nullable()
      .openapi({ ...spare, description: "By default the manufacturer." }),
    nutrition: z
      .array(
        z.object({
          kind: word.nullable().openapi(spare),
          per: z.string(),
          values: z.array(z.object({ name: word, value: word })),
        }),
      )
      .openapi(spare),
    nutrition_exemption: z.string().nullable().openapi(spare),
  })
  .openapi("Food", { description: "Regulation (EU) 1169/2011." });

export const detailSchema = cardSchema
  .extend({
    perex: z.string().nullable(),
    description: z.string().nullable().openapi({ description: "HTML." }),
    images: z.array(z.object({ image: z.string() })),
    categories: z.array(reference),
    variants: z.array(variantSchema),
    attributes: z.array(z.object({ name: word, value: word })),
    delivered_by_email: z.boolean(),
    manufacturer: z.object({ name: word, address: z.string(), email: z.string() }).nullable().openapi(spare),
    warnings: z.string().nullable().openapi(spare),
    composition: z
      .string()
      .nullable()
      .openapi({
        ...spare,
        description: "Fibres of a textile, ingredients of a food or of a cosmetic product.",
      }),
    responsible_person: z
      .object({ name: word, address: z.string(), email: z.string() })
      .nullable()
      .openapi({
        ...spare,
        description: "In the Union, for goods made elsewhere (Regulation (EU) 2023/988).",
      }),
    food: orNull(foodSchema).openapi(spare),
    unit_price: z.object({ gross: amount, unit: word }).nullable().openapi(spare),
    withdrawal_excluded: z
      .string()
      .nullable()
      .openapi({
        ...spare,
        description: "Why the customer may not withdraw from it without a reason (§ 1837 OZ).",
      }),
    discontinued: z.literal(true).optional().openapi({ description: "No longer offered, and in no list." }),
    performance: z.object({ id: rowId }).optional().openapi({ description: "Of a ticket." }),
  })
  .openapi("Product");

/** `?brand=a` or `?brand=a&brand=b`: always a list. Values with NUL are dropped: PostgreSQL allows none in text. */
const several = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => [value ?? []].flat().filter((text) => text !== "" && !text.includes("\0")))
  .openapi({ type: "array", items: { type: "string" } });

/** `Name:Value`, split at the first colon; pairs without a name or a value are left out. */
const attributePairs = several
  .transform((pairs) =>
    pairs.flatMap((pair) => {
      const [, name, value] = /^([^:]+):(.+)$/su.exec(pair) ?? [];
      return name && value ? [{ name, value }] : [];
    }),
  )
  .openapi({
    type: "array",
    items: { type: "string", example: "Formát:148 × 210 mm (A5)" },
    description: "`Name:Value`. A product matches any of the values of a name, and all names.",
  });

function number(least: number) {
  return z.coerce
    .number()
    .min(least)
    .optional()
    .catch(undefined)
    .openapi({ type: "number", description: "Gross CZK." });
}

/** Ignores an invalid filter instead of refusing it: anyone can edit the query string. */
export const listQuery = z.object({
  list: z
    .enum(["new", "sale"])
    .optional()
    .catch(undefined)
    .openapi({ type: "string", enum: ["new", "sale"] }),
  category: several,
  brand: several,
  availability: several,
  attribute: attributePairs,
  sale: z
    .literal("1")
    .optional()
    .catch(undefined)
    .openapi({ type: "string", enum: ["1"] }),
  q: z
    .string()
    // PostgreSQL allows no NUL in text, and treats a letter and its combining mark as two letters.
    .transform((text) => composed(text.replaceAll("\0", "")).trim())
    .pipe(z.string().max(100))
    .optional()
    .catch(undefined)
    .openapi({ type: "string" }),
  price_min: number(0),
  price_max: number(0),
  sort: z
    .enum(["recommended", "cheapest", "dearest", "newest", "name"])
    .catch("recommended")
    .openapi({ type: "string", enum: ["recommended", "cheapest", "dearest", "newest", "name"] }),
  page: whole(1, 100_000),
  per_page: whole(20, 100),
});

const counted = z.object({ count });

export const listSchema = z
  .object({
    data: z.array(cardSchema),
    meta: z.object({
      total: count,
      page: count,
      pages: count,
      per_page: count,
    }),
    facets: z
      .object({
        categories: z.array(reference.extend(counted.shape)),
        brands: z.array(z.object({ slug: word, name: word, count })),
        availability: z.array(z.object({ code: word, count })),
        sale: counted,
        price: z.object({ min: amount, max: amount }),
        attributes: z
          .array(
            z.object({
              name: word,
              values: z.array(z.object({ value: word, count })),
            }),
          )
          .openapi({
            ...spare,
            description:
              "Attributes with two values or more in the list, and chosen ones; first the attribute whose values match most products.",
          }),
      })
      .openapi({
        description: "Counts of each filter, with all other filters on and its own off.",
      }),
  })
  .openapi("ProductList");
