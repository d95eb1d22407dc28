import { z } from "@hono/zod-openapi";
import { taxRate, whole } from "./shared.ts";

/** Letters with their marks as one. Of a bounded length: composing takes quadratic time in a run of marks. */
export function composed(text: string): string {
  return text.slice(0, 800).normalize("NFC");
}

const net = z.number().openapi({ description: "Net CZK, up to four decimals.", example: 487.6033 });

export const reference = z
  .object({ id: z.number().int(), name: z.string(), slug: z.string() })
  .openapi("Reference");

export const priceFields = {
  price: net,
  price_sale: net.nullable(),
  is_price_sale_active: z.boolean(),
  lowest_price_30d: net.nullable(),
};

const availabilitySchema = z
  .object({
    code: z.enum(["in_stock", "last_pieces", "on_order", "on_request", "sold_out"]),
    quantity: z.number().int().nullable().openapi({ description: "Pieces left, where they are counted." }),
    days: z.number().int().nullable().openapi({ description: "Days until it leaves, for `on_order`." }),
  })
  .openapi("Availability");

export const cardSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    ...priceFields,
    tax_rate: taxRate,
    main_image: z.string().nullable(),
    default_category: reference.nullable(),
    brand: reference.nullable(),
    availability: availabilitySchema,
    is_new: z.boolean(),
    has_variants: z.boolean(),
  })
  .openapi("ProductCard");

const variantSchema = z
  .object({ id: z.number().int(), name: z.string(), ...priceFields, availability: availabilitySchema })
  .openapi("Variant");

const foodSchema = z
  .object({
    name: z.string(),
    net_quantity: z.string(),
    operator: z.string().nullable(),
    nutrition: z.array(
      z.object({
        kind: z.string().nullable(),
        per: z.string(),
        values: z.array(z.object({ name: z.string(), value: z.string() })),
      }),
    ),
    nutrition_exemption: z.string().nullable(),
  })
  .openapi("Food");

export const detailSchema = cardSchema
  .extend({
    perex: z.string().nullable(),
    description: z.string().nullable().openapi({ description: "HTML." }),
    images: z.array(z.object({ image: z.string() })),
    categories: z.array(reference),
    variants: z.array(variantSchema),
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
    delivered_by_email: z.boolean(),
    manufacturer: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
    warnings: z.string().nullable(),
    composition: z.string().nullable(),
    responsible_person: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
    food: foodSchema.nullable(),
    unit_price: z.object({ gross: z.number(), unit: z.string() }).nullable(),
    withdrawal_excluded: z.string().nullable(),
    performance: z.object({ id: z.number().int() }).optional().openapi({ description: "Of a ticket." }),
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
    description: "`Name:Value`. Values of one name: any of them; names: all of them.",
  });

function number(least: number) {
  return z.coerce.number().min(least).optional().catch(undefined).openapi({ type: "number" });
}

/** An invalid filter is ignored instead of refused: anyone can edit the query string. */
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
    // PostgreSQL allows no NUL in text, and takes a letter and its mark for two letters.
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

const counted = z.object({ count: z.number().int() });

export const listSchema = z
  .object({
    data: z.array(cardSchema),
    meta: z.object({
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      per_page: z.number().int(),
    }),
    facets: z
      .object({
        categories: z.array(reference.extend(counted.shape)),
        brands: z.array(z.object({ slug: z.string(), name: z.string(), count: z.number().int() })),
        availability: z.array(z.object({ code: z.string(), count: z.number().int() })),
        sale: counted,
        price: z.object({ min: z.number(), max: z.number() }),
        attributes: z
          .array(
            z.object({
              name: z.string(),
              values: z.array(z.object({ value: z.string(), count: z.number().int() })),
            }),
          )
          .openapi({
            description:
              "Only what has two values or more in the list, and what is chosen; first what brings most products together.",
          }),
      })
      .openapi({
        description: "What each filter would give: counted with all other filters on, its own off.",
      }),
  })
  .openapi("ProductList");
