import { z } from "@hono/zod-openapi";
import { cardSchema } from "./product.ts";
import { day, namedSchema, personReferenceSchema, priceRangeSchema } from "./programme.ts";
import { articleCardSchema } from "./content.ts";

export const productionStateSchema = z.enum(["current", "coming", "ended"]);

export const productionCardSchema = z
  .object({
    id: z.number().int(),
    slug: z.string(),
    title: z.string(),
    author: z.string().nullable(),
    genre: namedSchema.nullable(),
    venue: namedSchema.nullable(),
    perex: z.string(),
    image: z.string().nullable().openapi({ description: "A file of the folder `poster`." }),
    state: productionStateSchema,
    is_new: z.boolean(),
    is_soon: z.boolean(),
    length_minutes: z.number().int().nullable(),
    intervals: z.number().int().nullable(),
    premiere: day.nullable(),
    derniere: day.nullable(),
    age_from: z.number().int().nullable(),
    price: priceRangeSchema.nullable(),
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
  })
  .openapi("ProductionCard");

const castRoleSchema = z
  .object({
    role: z.string(),
    people: z.array(
      z.object({ name: z.string(), person: personReferenceSchema.nullable(), as_guest: z.boolean() }),
    ),
  })
  .openapi("CastRole");

export const productionSchema = productionCardSchema
  .extend({
    description: z.string().openapi({ description: "HTML." }),
    subtitle: z.string().nullable(),
    translation: z.string().nullable(),
    images: z
      .array(z.object({ image: z.string(), caption: z.string().nullable(), credit: z.string().nullable() }))
      .openapi({ description: "Files of the folder `scene`." }),
    language: z.string().nullable(),
    sensory: z.array(z.string()),
    content_warning: z.string().nullable(),
    help_line: z.string().nullable(),
    cast: z.array(castRoleSchema),
    team: z.array(castRoleSchema),
    quotes: z.array(
      z.object({
        text: z.string(),
        source: z.string(),
        date: day.nullable(),
        url: z.string().nullable(),
      }),
    ),
    products: z.array(cardSchema),
    articles: z.array(articleCardSchema),
    productions: z.array(productionCardSchema).openapi({ description: "Similar ones." }),
  })
  .openapi("Production");
