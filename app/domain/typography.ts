/**
 * No-break spaces where Czech typography forbids a line to end (ÚJČ, prirucka.ujc.cas.cz/?id=880).
 * Only ordinary spaces change, into U+00A0; not one letter does.
 */
const rules: readonly RegExp[] = [
  // After a one-letter preposition or conjunction, also after an opening quote or bracket.
  /(?<=(?:^|[\s([„‚»])[ksvzouai]) (?=\S)/giu,
  // Inside a number and a phone number: 1 000 000, 723 456 789.
  /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu,
  // Day and month, not month and year: 21. 6. | 2026, 21. listopadu | 2026; an ordinal and its noun: 8. kapitola.
  /(?<=(?<!\d)\d{1,2}\.) (?=\d{1,2}\.|\p{Ll})/gu,
  // A number and its unit or symbol.
  /(?<=\d) (?=[%‰€°]|Kč)/gu,
  // A number and what is counted: 10 kg, 500 lidí; not a year, not a conjunction.
  /(?<=(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+) (?=\p{Ll}{2}|[gmlh](?!\p{L}))/gu,
  // A sign or abbreviation and its number: § 23, č. 5.
  /(?<=§|(?<!\p{L})(?:č|čl|str|odst|tel)\.) (?=\d)/giu,
  // Ratios and sizes: 1 : 50, 50 × 70.
  /(?<=\d) (?=[:×] \d)/gu,
  /(?<=\d[ \u00a0][:×]) (?=\d)/gu,
  // Initials and titles: T. G. Masaryk, Mgr. Nováková.
  /(?<=(?<!\p{L})\p{Lu}\.) (?=\p{Lu})/gu,
  /(?<=(?<!\p{L})(?:Bc|BcA|Mgr|MgA|Ing|MUDr|JUDr|PhDr|RNDr|Dr|prof|doc|sv)\.) (?=\p{Lu})/giu,
  // Abbreviations of several letters: s. r. o., př. n. l.
  /(?<=(?<!\p{L})(?:př|[aeinoprsvz])\.) (?=[aioprsnl]\.)/gu,
  // Before a dash that is a pause.
  /(?<=\S) (?=– )/gu,
];

/** Plain text with no-break spaces; harmless to run twice. */
export function nbsp(text: string): string {
  return rules.reduce((set, rule) => set.replace(rule, "\u00a0"), text);
}
