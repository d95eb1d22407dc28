import { type Id, idText } from "#app/domain/id.ts";
import { isInUrls, wholeNumber } from "#app/domain/read-id.ts";
/** Limits the values of one filter; above any realistic selection. */
const mostValues = 20;
const longestValue = 200;

/** One filter of a list, and its encoding in the query of a URL. */
interface Filter<T> {
  /** `texts`: the text ids of addresses (`idFromUrl`). */
  readonly read: (query: URLSearchParams, texts: RegExp | null) => T;
  readonly write: (query: URLSearchParams, value: T) => void;
}

type Filters<F> = { readonly [K in keyof F]: Filter<F[K]> };

/** Parses and writes the filters of a list; ignores invalid values. The query has the order of `filters`. */
export function queryFilters<F extends object>(filters: Filters<F>) {
  const names = Object.keys(filters) as (keyof F)[];
  return {
    parse: (query: URLSearchParams, texts: RegExp | null = null) =>
      Object.fromEntries(names.map((name) => [name, filters[name].read(query, texts)])) as F,
    /** The inverse of `parse`; empty for no choice. */
    serialize(choice: F): URLSearchParams {
      const query = new URLSearchParams();
      for (const name of names) filters[name].write(query, choice[name]);
      return query;
    },
  };
}

/** Several values. `read`: null if a text is none. */
export function severalOf<T>(
  name: string,
  read: (text: string) => T | null,
  write: (value: T) => string,
): Filter<readonly T[]> {
  return {
    read: (query) => queryValues(query, name).flatMap((text) => read(text) ?? []),
    write(query, values) {
      for (const value of values) query.append(name, write(value));
    },
  };
}

export function slugs(name: string): Filter<readonly string[]> {
  return severalOf(name, (text) => text, String);
}

export function ids(name: string): Filter<readonly Id[]> {
  return {
    read: (query, texts) =>
      queryValues(query, name).flatMap((text) =>
        isInUrls(text, texts) ? (/^\d+$/.test(text) ? wholeNumber(text) : text) : [],
      ),
    write(query, values) {
      for (const value of values) query.append(name, idText(value));
    },
  };
}

/** Several of the keys of `words`, in their order; the query contains their words. */
export function wordsOf<K extends string>(
  name: string,
  words: Readonly<Record<K, string>>,
): Filter<readonly K[]> {
  const all = Object.keys(words) as K[];
  return {
    ...severalOf(
      name,
      (text) => all.find((key) => words[key] === text) ?? null,
      (key: K) => words[key],
    ),
    read(query) {
      const values = queryValues(query, name);
      return all.filter((key) => values.includes(words[key]));
    },
  };
}

/** One of the keys of `words`; the query omits `usual`. */
export function wordOf<K extends string>(
  name: string,
  words: Readonly<Record<K, string>>,
  usual: K,
): Filter<K> {
  const all = Object.keys(words) as K[];
  return {
    read: (query) => all.find((key) => words[key] === query.get(name)) ?? usual,
    write(query, value) {
      if (value !== usual) query.set(name, words[value]);
    },
  };
}

export function flag(name: string): Filter<boolean> {
  return {
    read: (query) => query.get(name) === "1",
    write(query, value) {
      if (value) query.set(name, "1");
    },
  };
}

/** One value, or null. `read`: null if a text is none. */
export function valueOf<T extends string | number>(
  name: string,
  read: (text: string) => T | null,
): Filter<T | null> {
  return {
    read: (query) => read(query.get(name) ?? ""),
    write(query, value) {
      if (value !== null) query.set(name, String(value));
    },
  };
}

/** The two ends of a range, the lower one first. */
export function inOrder<T extends { readonly from: unknown; readonly to: unknown }>(range: T): T {
  const { from, to } = range;
  const isReversed = from !== null && to !== null && (from as number | string) > (to as number | string);
  return isReversed ? { ...range, from: to, to: from } : range;
}

/**
 * All values of a parameter, deduplicated and sorted, so that one selection has one URL. Drops empty values, values
 * over 200 characters and values with control characters.
 */
function queryValues(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).filter((value) => isSane(value));
  return [...new Set(values)].sort().slice(0, mostValues);
}

function isSane(value: string): boolean {
  return value !== "" && value.length <= longestValue && !/\p{Cc}/u.test(value);
}
