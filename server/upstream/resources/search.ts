import { z } from "zod";
import {
  searchKinds,
  type FoundArticle,
  type FoundPage,
  type FoundPerson,
  type FoundProduction,
  type SearchGroup,
  type SearchResults,
} from "#app/domain/search.ts";
import { listBytes, type Upstream } from "#server/upstream/client.ts";
import { path } from "#server/upstream/path.ts";
import { productCard } from "./product-schemas.ts";
import {
  amount,
  data,
  id,
  imageFile,
  instant,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
  enumOrUnknown,
} from "#server/upstream/wire.ts";

const production = z
  .object({
    slug: opaqueKey,
    title: line,
    author: optionalText,
    image: imageFile,
    state: enumOrUnknown(["current", "coming", "ended"]),
    next_at: optional(instant),
  })
  .transform(({ state, next_at, ...wire }): FoundProduction => ({
    ...wire,
    state: state === "unknown" ? null : state,
    nextAt: next_at,
  }));

const person = z
  .object({ id, slug: opaqueKey, name: line, function: optionalText, image: imageFile })
  .transform((wire): FoundPerson => wire);

const article = z
  .object({ slug: opaqueKey, title: line, excerpt: optionalText, date: instant })
  .transform((wire): FoundArticle => ({ ...wire, excerpt: wire.excerpt ?? "" }));

const page = z
  .object({ slug: opaqueKey, title: line, excerpt: optionalText })
  .transform((wire): FoundPage => ({ ...wire, excerpt: wire.excerpt ?? "" }));

const total = amount.pipe(z.number().int().min(0));
const productions = z.object({ kind: z.literal("productions"), total, items: list(production) });
const people = z.object({ kind: z.literal("people"), total, items: list(person) });
const products = z.object({ kind: z.literal("products"), total, items: list(productCard) });
const articles = z.object({ kind: z.literal("articles"), total, items: list(article) });
const pages = z.object({ kind: z.literal("pages"), total, items: list(page) });

const group = z.discriminatedUnion("kind", [productions, people, products, articles, pages]);
const known: ReadonlySet<unknown> = new Set(group.options.map((option) => option.shape.kind.value));

function isOfKnownKind(given: unknown): boolean {
  return typeof given === "object" && given !== null && "kind" in given && known.has(given.kind);
}

/** Kinds added in a later version are left out, as are groups without a valid item. */
const results = z
  .object({
    groups: z
      .array(z.unknown())
      .transform((groups) => groups.filter(isOfKnownKind))
      .pipe(list(group)),
  })
  .transform((wire): SearchResults => {
    const found: SearchGroup[] = wire.groups.filter(({ items }) => items.length > 0);
    const groups = found.sort((a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));
    return { groups, total: groups.reduce((sum, one) => sum + Math.max(one.total, one.items.length), 0) };
  });

/**
 * `limit` applies to each kind. The results are cached for a minute for all visitors, regardless of the letter case of
 * `question`.
 */
export function readSearch(upstream: Upstream, question: string, limit: number) {
  return upstream.shared(path`/api/search/cs`, data(results), {
    query: { q: question.toLocaleLowerCase("cs"), limit },
    maxBytes: listBytes,
  });
}
