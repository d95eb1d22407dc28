import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { contentVersion, readContent } from "./content.ts";
import { readArticlesFound, readPagesFound, readProductsFound, type Matches } from "./read-found.ts";
import { readPeopleFound, readPerformancesFound, readProductionsFound } from "./read-theatre-found.ts";
import { openIndex, type Find } from "./rank.ts";
import type { Group } from "#standalone/schemas/search.ts";

/** Readers of all kinds of results, in the order of the response where two kinds have results as good. */
const kinds: readonly ((db: Kysely<Tables>, found: Matches, now: Date) => Promise<Group | null>)[] = [
  readProductionsFound,
  readPeopleFound,
  readPerformancesFound,
  readProductsFound,
  readArticlesFound,
  readPagesFound,
];

/** How long a search does not look whether the content has changed, in milliseconds: a change shows after it. */
const unchecked = 5_000;

/** What is found, best first; `limit` is that of each group. */
export type Search = (question: string, limit: number) => Promise<Group[]>;

/**
 * The search of this process: the first one builds the index in its memory, and one that finds the content changed since
 * builds it anew. Where the clock stands still, as in tests, a change shows after it was moved by `unchecked`.
 */
export function openSearch(db: Kysely<Tables>, clock: () => Date): Search {
  const findCurrent = currentIndex(db, clock);
  return async (question, limit) => {
    const now = clock();
    const find = await findCurrent();
    const { hits, spellings } = find(question, now);
    const of = (kind: Group["kind"]) => hits.filter((hit) => hit.kind === kind);
    const matches: Matches = {
      items: (kind) =>
        of(kind)
          .slice(0, limit)
          .map(({ item }) => item),
      total: (kind) => of(kind).length,
      spellings,
    };
    const groups = await Promise.all(kinds.map((read) => read(db, matches, now)));
    const best = ({ kind }: Group) => of(kind)[0]?.score ?? 0;
    // What was deleted since is in no group.
    return groups
      .flatMap((group) => (group && group.items.length > 0 ? [group] : []))
      .sort((a, b) => best(b) - best(a));
  };
}

function currentIndex(db: Kysely<Tables>, clock: () => Date): () => Promise<Find> {
  let version: string | null = null;
  let find: Find = () => ({ hits: [], spellings: [] });
  let lookedAt = -Infinity;
  let looking: Promise<Find> | null = null;

  async function look(): Promise<Find> {
    const at = clock().getTime();
    const current = await contentVersion(db);
    if (current !== version) find = await openIndex(await readContent(db));
    version = current;
    lookedAt = at;
    return find;
  }

  // Searches at the same time look once. A failed look is not kept.
  return async () => {
    if (Math.abs(clock().getTime() - lookedAt) < unchecked) return find;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
