import { z } from "@hono/zod-openapi";
import { rowId, word, count } from "./shared.ts";
import { cardSchema, composed } from "./product.ts";
import { instant, performanceSchema } from "./programme.ts";
import { productionStateSchema } from "./repertoire.ts";

/** Maximum length of a query; longer text is truncated, not refused. */
export const longestQuestion = 100;
const mostItems = 100;

/** As with the catalogue's filters, invalid values become the defaults: anyone can edit the query string. */
export const searchQuery = z.object({
  q: z
    .string()
    .catch("")
    // PostgreSQL allows no NUL in text, and treats a letter and its combining mark as two letters.
    .transform((text) => composed(text.replaceAll("\0", " ")).trim().slice(0, longestQuestion))
    .openapi({ type: "string", description: `At most ${longestQuestion} characters and 8 words are read.` }),
  limit: z.coerce.number().int().min(1).max(mostItems).catch(20).openapi({
    type: "integer",
    default: 20,
    description: "Items of each group.",
  }),
});

const productionFoundSchema = z
  .object({
    slug: word,
    title: word,
    author: word.nullable(),
    image: z.string().nullable(),
    state: productionStateSchema,
    next_at: instant.nullable().openapi({ description: "Its next public date." }),
  })
  .openapi("ProductionFound");

const personFoundSchema = z
  .object({
    id: rowId,
    slug: word,
    name: word,
    function: z.string().nullable(),
    image: z.string().nullable(),
  })
  .openapi("PersonFound");

const performanceFoundSchema = performanceSchema
  .pick({ id: true, title: true, starts_at: true, access: true })
  .openapi("PerformanceFound");

const pageFoundSchema = z
  .object({
    slug: word,
    title: word,
    excerpt: z.string().openapi({ description: "Plain text." }),
  })
  .openapi("PageFound");

const articleFoundSchema = pageFoundSchema
  .extend({ date: z.iso.datetime({ offset: true }) })
  .openapi("ArticleFound");

const total = count.openapi({ description: "The number of all results; `items` are the best." });

/** The kind of the best result comes first; a kind without results is absent. */
const groupSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("productions"), total, items: z.array(productionFoundSchema) }),
  z.object({ kind: z.literal("people"), total, items: z.array(personFoundSchema) }),
  z.object({ kind: z.literal("performances"), total, items: z.array(performanceFoundSchema) }),
  z.object({ kind: z.literal("products"), total, items: z.array(cardSchema) }),
  z.object({ kind: z.literal("articles"), total, items: z.array(articleFoundSchema) }),
  z.object({ kind: z.literal("pages"), total, items: z.array(pageFoundSchema) }),
]);

export const searchSchema = z
  .object({ data: z.object({ groups: z.array(groupSchema) }) })
  .openapi("SearchResult");

export type Group = z.infer<typeof groupSchema>;
