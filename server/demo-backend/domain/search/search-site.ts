import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { findWords } from "./find-words.ts";
import { readArticlesFound, readPagesFound, readProductsFound, type Matches } from "./read-found.ts";
import { readPeopleFound, readProductionsFound } from "./read-theatre-found.ts";
import type { Group } from "#server/demo-backend/schemas/search.ts";

interface Found {
  readonly kind: string;
  readonly item: string;
  readonly total: number;
}

/** Readers of all kinds of results, in the order of the response. */
const kinds: readonly ((db: Kysely<Tables>, found: Matches, now: Date) => Promise<Group | null>)[] = [
  readProductionsFound,
  readPeopleFound,
  readProductsFound,
  readArticlesFound,
  readPagesFound,
];

/**
 * Items that contain all words of the query in any order; where there is none, those with most of the words, at least
 * half. A word in the name ranks above one in the text only, and a word as typed above its other forms.
 */
export async function searchSite(
  db: Kysely<Tables>,
  question: string,
  limit: number,
  now: Date,
): Promise<Group[]> {
  const { words, terms } = await findWords(db, question);
  if (terms.length === 0) return [];
  const { rows } = await sql<Found>`
    with
      terms as (
        select * from unnest(
          ${terms.map(({ place }) => place)}::int[],
          ${terms.map(({ exact }) => exact)}::text[],
          ${terms.map(({ quality }) => quality)}::float8[]
        ) as t(place, exact, quality)
      ),
      hits as (
        select e.kind, e.item, t.place, max(t.quality * e.weight) as score
        from terms t join search_entries e using (exact)
        group by e.kind, e.item, t.place
      ),
      found as (
        select kind, item, count(*) as words, sum(score) as score from hits group by kind, item
      ),
      ranked as (
        select f.kind, f.item,
          row_number() over (partition by f.kind order by f.score desc, d.position, f.item) as place,
          count(*) over (partition by f.kind)::int as total
        from found f join search_documents d using (kind, item)
        where f.words = (select max(words) from found) and f.words * 2 >= ${words}
      )
    select kind, item, total from ranked where place <= ${limit} order by kind, place
  `.execute(db);
  const kind: Matches = {
    items: (wanted) => rows.filter((row) => row.kind === wanted).map(({ item }) => item),
    total: (wanted) => rows.find((row) => row.kind === wanted)?.total ?? 0,
    spellings: terms.map(({ exact }) => exact),
  };
  const groups = await Promise.all(kinds.map((read) => read(db, kind, now)));
  return groups.filter((group) => group !== null);
}
