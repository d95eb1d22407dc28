import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { contentVersion, readContent } from "./content.ts";
import { readArticlesFound, readPagesFound, readProductsFound, type Matches } from "./read-found.ts";
import { readPeopleFound, readPerformancesFound, readProductionsFound } from "./read-theatre-found.ts";
import { openIndex, type Find } from "./rank.ts";
import type { Group } from "#standalone/schemas/search.ts";

/** Readers of all kinds of results. Their order decides if the best results of two kinds are equally good. */
const kinds: readonly ((db: Kysely<Tables>, found: Matches, now: Date) => Promise<Group | null>)[] = [
  readProductionsFound,
  readPeopleFound,
  readPerformancesFound,
  readProductsFound,
  readArticlesFound,
  readPagesFound,
];

/** The time in milliseconds for which a search does not check the content for changes: a change shows after it. */
const unchecked = 5_000;

/** The results, best first; `limit` applies to each group. */
export interface Search {
  (question: string, limit: number): Promise<Group[]>;
  /** Makes the next search check the content for changes. */
  outdate(): void;
}

/**
 * The search of this process: the first search builds the index in memory, and one that finds the content changed
 * builds it again. If the clock stands still, as in tests, a change shows after the clock moved by `unchecked`.
 */
export function openSearch(db: Kysely<Tables>, clock: () => Date): Search {
  const { current, outdate } = currentIndex(db, clock);
  async function search(question: string, limit: number): Promise<Group[]> {
    const now = clock();
    const find = await current();
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
    // An item deleted since is in no group.
    return groups
      .flatMap((group) => (group && group.items.length > 0 ? [group] : []))
      .sort((a, b) => best(b) - best(a));
  }
  return Object.assign(search, { outdate });
}

function currentIndex(db: Kysely<Tables>, clock: () => Date) {
  let version: string | null = null;
  let find: Find = () => ({ hits: [], spellings: [] });
  let lookedAt = -Infinity;
  let looking: Promise<Find> | null = null;

  async function look(): Promise<Find> {
    const at = clock().getTime();
    const newest = await contentVersion(db);
    if (newest !== version) find = await openIndex(await readContent(db));
    version = newest;
    lookedAt = at;
    return find;
  }

  // Simultaneous searches share one check. A failed check is not kept.
  async function current(): Promise<Find> {
    if (Math.abs(clock().getTime() - lookedAt) < unchecked) return find;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  }
  function outdate(): void {
    lookedAt = -Infinity;
    // A check that began before the change may have missed it.
    looking = null;
  }
  return { current, outdate };
}
