import { sql, type Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { isExactEnough, shortestMistyped, matchWord, type Spelling, type Term } from "./weigh-word.ts";

/** Filler words, ignored where the query has other words. */
const stopWords =
  "a aby ale ani co do i k ke ku na nad nebo o od po pod pro s se sebe sebou si u v ve z za ze".split(" ");

/** Words of whole questions. They add to the rank of what has them, but nothing has to have them. */
const weakWords =
  "akce bude budu by byt chci divadelni divadla divadle divadlo dnes hra hraje hrajete hraji hru inscenace inscenaci jak jaka jake jaky jde je jsou kam kde kdo kdy kolik koupit ktere kterou lze mam mate muzu najdu neco predstaveni prijde prijdu prijit to vam vase vy".split(
    " ",
  );

/** Limit of words in a query, more than people type; further words are ignored. */
const maxWords = 8;

interface QueryWord extends Spelling {
  readonly place: number;
  readonly is_filler: boolean;
  readonly is_weak: boolean;
}

interface Row extends QueryWord {
  readonly known: readonly Spelling[] | null;
}

export interface FoundWords {
  /** Places of the words that a result has to contain. */
  readonly needed: readonly number[];
  readonly terms: readonly Term[];
}

/** Matches the words of the query to the search vocabulary. */
export async function findWords(db: Kysely<Tables>, question: string): Promise<FoundWords> {
  const rows = await readVocabularyMatches(db, question);
  const contentWords = rows.some((row) => !row.is_filler) ? rows.filter((row) => !row.is_filler) : rows;
  const strong = contentWords.filter((row) => !row.is_weak);
  const needed = (strong.length > 0 ? strong : contentWords).map(({ place }) => place);
  const terms = await Promise.all(
    contentWords.map(async (queryWord) => {
      const found = matchWord(queryWord.place, queryWord, queryWord.known ?? []);
      // A typo is assumed only where the word itself has no match.
      if (found.some(isExactEnough) || queryWord.is_weak || queryWord.word.length < shortestMistyped)
        return found;
      return matchWord(queryWord.place, queryWord, await readNear(db, queryWord));
    }),
  );
  return { needed, terms: terms.flat() };
}

/** Each branch of the union is limited and uses one index: the word itself, its other forms, longer words. */
async function readVocabularyMatches(db: Kysely<Tables>, question: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    with query_words as (
      select exact, fold(exact) collate "C" as word, czech_stem(fold(exact)) collate "C" as stem,
        czech_base(czech_stem(fold(exact))) collate "C" as base,
        min(place)::int as place, exact = any(${stopWords}::text[]) as is_filler,
        fold(exact) = any(${weakWords}::text[]) as is_weak
      from search_words(${question}) with ordinality as input(exact, place)
      group by exact
      order by is_filler, is_weak, place
      limit ${maxWords}
    )
    select a.*, (
      select json_agg(v) from (
        (select * from search_vocabulary where word = a.word limit 20)
        union
        (select * from search_vocabulary where stem = a.stem limit 40)
        union
        (select * from search_vocabulary where base = a.base limit 40)
        union
        (select * from search_vocabulary
         where length(a.word) > 1 and word >= a.word and word < a.word || '~'
         order by word limit 40)
        union
        (select * from search_vocabulary
         where length(a.stem) > 3 and word >= a.stem and word < a.stem || '~'
         order by word limit 40)
      ) v
    ) as known
    from query_words a
  `.execute(db);
  return rows;
}

async function readNear(db: Kysely<Tables>, queryWord: QueryWord): Promise<readonly Spelling[]> {
  const { rows } = await sql<Spelling>`
    select exact, word, stem, base from near_words(${queryWord.word}, ${queryWord.stem})
  `.execute(db);
  return rows;
}
