/** Sets the Czech of the demo texts, so that the data files can be written with ordinary spaces and line breaks. */

const nbsp = "\u00a0";
const months = "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince";
const units = "Kč|%|ks|cm|mm|m|g|kg|ml|l|h|min|let|dnů|dní|dny|hodin|stran|měsíců|bodů|schodů|míst";

const rules: readonly (readonly [RegExp, string])[] = [
  // Binds one-letter prepositions and conjunctions to the next word; applied twice, because in „a v“ matches overlap.
  [/(^|[\s(„>])([ksvzouaiKSVZOUAI]) (?=\S)/g, `$1$2${nbsp}`],
  [/(^|[\s(„>])([ksvzouaiKSVZOUAI]) (?=\S)/g, `$1$2${nbsp}`],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`],
  [new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}]))`, "gu"), `$1${nbsp}`],
  [new RegExp(`(\\d\\.) (?=\\d|(?:${months})(?![\\p{L}]))`, "gu"), `$1${nbsp}`],
  [/(\p{Lu}\.) (?=\p{Lu}\.)/gu, `$1${nbsp}`],
  [/\bs\. r\. o\./g, `s.${nbsp}r.${nbsp}o.`],
  [/(§|č\.|čl\.|odst\.|písm\.|tel\.|×) (?=\S)/g, `$1${nbsp}`],
  [/ (?=[–×] )/g, nbsp],
];

/**
 * One text, plain or HTML: line breaks become spaces, and a space that must not break becomes U+00A0 (after one-letter
 * prepositions, inside numbers and dates, before units and dashes).
 */
export function czech(text: string): string {
  const flat = text
    .trim()
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll(/> (?=<(?:p|h2|h3|ul|ol|li|\/|table|t))/g, ">");
  return rules.reduce((set, [pattern, replacement]) => set.replaceAll(pattern, replacement), flat);
}

export function czechOrNull(text: string | null | undefined): string | null {
  return typeof text === "string" ? czech(text) : null;
}
