/** More values of one filter than anybody ticks. */
const mostValues = 20;
const longestValue = 200;

/**
 * All values of a parameter, in a fixed order, so that one choice has one address; what nobody would type is left out.
 */
export function queryValues(query: URLSearchParams, name: string): string[] {
  const values = query.getAll(name).filter((value) => isSane(value));
  return [...new Set(values)].sort().slice(0, mostValues);
}

function isSane(value: string): boolean {
  return value !== "" && value.length <= longestValue && !/\p{Cc}/u.test(value);
}
