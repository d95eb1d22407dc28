import { z } from "@hono/zod-openapi";

export const currencySchema = z
  .object({
    id: z.number().int(),
    code: z.string().openapi({ example: "CZK" }),
    is_default: z.boolean(),
    rate: z.number().openapi({ description: "CZK for one unit." }),
    decimals: z.number().int(),
    symbol_before: z.string().nullable(),
    symbol_after: z.string().nullable(),
  })
  .openapi("Currency");

export const countrySchema = z.object({ code: z.string(), name: z.string() }).openapi("Country");

export const categorySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    description: z.string().nullable(),
    image: z.string().nullable().openapi({ description: "Of one of its products, folder product." }),
    count: z.number().int(),
  })
  .openapi("Category");

export const brandSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    count: z.number().int(),
  })
  .openapi("Brand");

export const settingSchema = z
  .object({
    name: z.string().openapi({ example: "topmenu" }),
    value: z.unknown().openapi({ description: "JSON, by name: see docs/upstream-api.md." }),
  })
  .openapi("Setting");

export const bannerSchema = z
  .object({
    title: z.string(),
    text: z.string().nullable(),
    url: z.string().nullable(),
    url_text: z.string().nullable(),
    path: z.string().openapi({ description: "Image folder." }),
    image: z.string().nullable(),
  })
  .openapi("Banner");

export const blogCategorySchema = z
  .object({ id: z.number().int(), name: z.string(), slug: z.string() })
  .openapi("BlogCategory");

export const pageSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    body: z.string().openapi({ description: "HTML below the page's h1." }),
    updated_at: z.iso.datetime({ offset: true }),
    sample: z.boolean().openapi({ description: "A sample text that the operator must have checked." }),
  })
  .openapi("Page");
