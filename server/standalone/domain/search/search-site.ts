import { sql, type Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { findWords } from "./find-words.ts";
import { readArticlesFound, readPagesFound, readProductsFound, type Matches } from "./read-found.ts";
import { readPeopleFound, readPerformancesFound, readProductionsFound } from "./read-theatre-found.ts";
import type { Group } from "#standalone/schemas/search.ts";

interface Found {
  readonly kind: string;
  readonly item: string;
  readonly score: number;
  readonly total: number;
}

/** Readers of all kinds of results, in the order of the response where two kinds have results as good. */
const kinds: readonly ((db: Kysely<Tables>, found: Matches, now: Date) => Promise<Group | null>)[] = [
  readProductionsFound,
  readPeopleFound,
  readPerformancesFound,
  readProductsFound,
  readArticlesFound,
  readPagesFound,
];

/** How much of a match is left where a synonym was found instead. */
const synonym = 0.85;
/** Of what is soon over, dates and news, compared with a title or a page that says the same. */
const dated = 0.9;
/** What a name adds of which nothing is left: „reklamace“ finds the page of that name before all that mention it. */
const wholeName = 20;

/**
 * Items that contain all words of the query in any order; where there is none, those with most of the words, at least
 * half. A word in the name ranks above one in the text only, a word as typed above its other forms, and those above its
 * synonyms. The kind of the best item is the first one. Dates are those to come that anybody may go to, and found by
 * what they offer: their titles are found by themselves.
 */
export async function searchSite(
  db: Kysely<Tables>,
  question: string,
  limit: number,
  now: Date,
): Promise<Group[]> {
  const { needed, terms } = await findWords(db, question);
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
      meant as (
        select t.place, w.exact, max(t.quality) * ${synonym}::float8 as quality
        from terms t
        join search_vocabulary v using (exact)
        join search_synonyms s on s.said = v.stem
        join search_vocabulary w on w.stem = s.meant
        group by t.place, w.exact
      ),
      hits as (
        select e.kind, e.item, t.place, max(t.quality * e.weight) as score, max(e.weight) as weight
        from (select * from terms union all select * from meant) t join search_entries e using (exact)
        group by e.kind, e.item, t.place
      ),
      found as (
        select h.kind, h.item, count(*) filter (where h.place = any(${needed}::int[])) as words,
          case when h.kind in ('performances', 'articles') then ${dated}::float8 else 1 end * (
            coalesce(sum(h.score) filter (where h.place = any(${needed}::int[])), 0)
            + ${wholeName}::float8 * least(
              1, count(*) filter (where h.weight = 8 and h.place = any(${needed}::int[]))::float8 / d.name_words
            )
          ) as score,
          sum(h.score) as of_all,
          d.position
        from hits h
        join search_documents d using (kind, item)
        left join performances p on h.kind = 'performances' and p.id::text = h.item
        where p.id is null or (p.starts_at >= ${now} and p.state not in ('cancelled', 'moved', 'closed_perf'))
        group by h.kind, h.item, d.name_words, d.position
        having h.kind <> 'performances' or max(h.weight) > 1
      ),
      ranked as (
        select kind, item, score,
          row_number() over (partition by kind order by score desc, of_all desc, position, item) as place,
          count(*) over (partition by kind)::int as total
        from found
        where words = (select max(words) from found) and words * 2 >= ${needed.length}
      )
    select kind, item, score, total from ranked where place <= ${limit} order by kind, place
  `.execute(db);
  const kind: Matches = {
    items: (wanted) => rows.filter((row) => row.kind === wanted).map(({ item }) => item),
    total: (wanted) => rows.find((row) => row.kind === wanted)?.total ?? 0,
    spellings: terms.map(({ exact }) => exact),
  };
  const groups = await Promise.all(kinds.map((read) => read(db, kind, now)));
  const best = (one: Group) => rows.find((row) => row.kind === one.kind)?.score ?? 0;
  return groups.filter((group) => group !== null).sort((a, b) => best(b) - best(a));
}
