import { z } from "zod";
import type {
  FoundArticle,
  FoundPage,
  FoundPerformance,
  FoundPerson,
  FoundProduction,
  SearchResults,
} from "#app/domain/search.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { offeredAccess } from "./programme.ts";
import { productCard } from "./product-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const production: z.ZodType<FoundProduction> = w.object({
  slug: w.opaqueKey,
  title: w.line,
  author: w.optionalText,
  image: w.imageFile,
  state: w.optional(z.enum(["current", "coming", "ended"])),
  nextAt: w.optional(w.instant),
});

const person: z.ZodType<FoundPerson> = z.object({
  id: w.urlId,
  slug: w.opaqueKey,
  name: w.line,
  function: w.optionalText,
  image: w.imageFile,
});

const performance: z.ZodType<FoundPerformance> = w.object({
  id: w.urlId,
  title: w.line,
  startsAt: w.instant,
  access: offeredAccess,
});

const pageFields = { slug: w.opaqueKey, title: w.line, excerpt: w.textOrEmpty };
const page: z.ZodType<FoundPage> = z.object(pageFields);
const article: z.ZodType<FoundArticle> = z.object({ ...pageFields, date: w.instant });

const productions = z.object({ kind: z.literal("productions"), total: w.whole, items: w.list(production) });
const people = z.object({ kind: z.literal("people"), total: w.whole, items: w.list(person) });
const performances = z.object({
  kind: z.literal("performances"),
  total: w.whole,
  items: w.list(performance),
});
const products = z.object({ kind: z.literal("products"), total: w.whole, items: w.list(productCard) });
const articles = z.object({ kind: z.literal("articles"), total: w.whole, items: w.list(article) });
const pages = z.object({ kind: z.literal("pages"), total: w.whole, items: w.list(page) });

const group = z.discriminatedUnion("kind", [productions, people, performances, products, articles, pages]);
const known: ReadonlySet<unknown> = new Set(group.options.map((option) => option.shape.kind.value));

/** An empty group is none: beside it, one that cannot be read would look like a search that found nothing. */
function isKnown(input: unknown): boolean {
  if (typeof input !== "object" || input === null || !("kind" in input)) return false;
  const isEmpty = "items" in input && Array.isArray(input.items) && input.items.length === 0;
  return known.has(input.kind) && !isEmpty;
}

/** Leaves out kinds added in a later version, and groups without a valid item. */
const results = z
  .object({
    groups: z
      .array(z.unknown())
      .transform((groups) => groups.filter(isKnown))
      .pipe(w.list(group)),
  })
  .transform(({ groups }): SearchResults => ({
    groups,
    total: groups.reduce((sum, item) => sum + Math.max(item.total, item.items.length), 0),
  }));

/**
 * `limit` applies to each kind. The site caches the results for a minute for all visitors, regardless of the letter
 * case of `question`.
 */
export function readSearch(upstream: Upstream, question: string, limit: number) {
  return upstream.shared("search", { q: question.toLocaleLowerCase("cs"), limit }, results);
}
