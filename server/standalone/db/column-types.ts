/** Object ids of PostgreSQL types that both databases must read in the same way. */
const int8 = 20;
const numeric = 1700;
const date = 1082;

/** count() and sum() fit a JavaScript number here; money stays text for server/standalone/domain/money.ts. */
export const typeParsers: Record<number, (text: string) => number | string> = {
  [int8]: Number,
  [numeric]: (text) => text,
  [date]: (text) => text,
};
