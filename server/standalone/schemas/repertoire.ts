import { z } from "@hono/zod-openapi";
import { rowId, word, count, mean, orNull } from "./shared.ts";
import { cardSchema } from "./product.ts";
import { day, namedSchema, personReferenceSchema, priceRangeSchema } from "./programme.ts";
import { articleCardSchema } from "./content.ts";

export const productionStateSchema = z.enum(["current", "coming", "ended"]);

export const productionCardSchema = z
  .object({
    id: rowId,
    slug: word,
    title: word,
    author: word.nullable(),
    genre: orNull(namedSchema),
    venue: orNull(namedSchema),
    perex: z.string(),
    image: z.string().nullable().openapi({ description: "A file of the folder `poster`." }),
    state: productionStateSchema,
    is_new: z.boolean(),
    is_soon: z.boolean(),
    length_minutes: count.nullable(),
    intervals: count.nullable(),
    premiere: day.nullable(),
    derniere: day.nullable(),
    age_from: count.nullable(),
    price: orNull(priceRangeSchema),
    rating: z.object({ average: mean, count }).nullable(),
  })
  .openapi("ProductionCard");

const castRoleSchema = z
  .object({
    role: word,
    people: z.array(z.object({ name: word, person: orNull(personReferenceSchema), as_guest: z.boolean() })),
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
    sensory: z.array(word),
    content_warning: z.string().nullable(),
    help_line: z.string().nullable(),
    cast: z.array(castRoleSchema),
    team: z.array(castRoleSchema),
    quotes: z.array(
      z.object({
        text: z.string().min(1),
        source: word,
        date: day.nullable(),
        url: z.string().nullable(),
      }),
    ),
    products: z.array(cardSchema),
    articles: z.array(articleCardSchema),
    productions: z.array(productionCardSchema).openapi({ description: "Similar ones." }),
  })
  .openapi("Production");
