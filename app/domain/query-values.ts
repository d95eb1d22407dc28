/** Limits the values of one filter; above any realistic selection. */
const mostValues = 20;
const longestValue = 200;

/**
 * All values of a parameter, deduplicated and sorted, so that one selection has one URL. Empty values, values over 200
 * characters and values with control characters are dropped.
 */
export function queryValues(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).filter((value) => isSane(value));
  return [...new Set(values)].sort().slice(0, mostValues);
}

function isSane(value: string): boolean {
  return value !== "" && value.length <= longestValue && !/\p{Cc}/u.test(value);
}
