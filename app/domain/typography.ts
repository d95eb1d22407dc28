import { memoise } from "#app/domain/memo.ts";

/**
 * No-break spaces where Czech typography forbids a line break (ÚJČ, prirucka.ujc.cas.cz/?id=880). It replaces only
 * ordinary spaces, by U+00A0. Each pattern begins with the space it replaces: a lookbehind from every digit of a long
 * number would take quadratic time.
 */
const rules: readonly RegExp[] = [
  // After a one-letter preposition or conjunction, also after an opening quote or bracket.
  / (?<=(?:^|[\s([„‚»])[ksvzouai] )(?=\S)/giu,
  // Inside a number and a phone number: 1 000 000, 723 456 789.
  / (?<=(?<!\d)\d{1,3} )(?=\d{3}(?!\d))/gu,
  // Inside a postcode before a town: 799 99 Doubravín.
  / (?<=(?<!\d)\d{3} )(?=\d{2}[ \u00a0]\p{Lu})/gu,
  // Day and month, but not month and year: 21. 6. | 2026, 21. listopadu | 2026; an ordinal and its noun: 8. kapitola.
  / (?<=(?<!\d)\d{1,2}\. )(?=\d{1,2}\.|\p{Ll})/gu,
  // A number and its unit or symbol.
  / (?<=\d )(?=[%‰€°]|Kč)/gu,
  // A number and the counted noun: 10 kg, 500 lidí; not a year, not a conjunction.
  / (?<=(?<!\d)(?!(?:19|20)\d\d(?!\d))\d+ )(?=\p{Ll}{2}|[gmlh](?!\p{L}))/gu,
  // A sign or abbreviation and its number: § 23, č. 5.
  / (?<=(?:§|(?<!\p{L})(?:č|čl|str|odst|tel)\.) )(?=\d)/giu,
  // Ratios and sizes: 1 : 50, 50 × 70.
  / (?<=\d )(?=[:×] \d)/gu,
  / (?<=\d[ \u00a0][:×] )(?=\d)/gu,
  // Initials and titles: T. G. Masaryk, Mgr. Nováková.
  / (?<=(?<!\p{L})\p{Lu}\. )(?=\p{Lu})/gu,
  / (?<=(?<!\p{L})(?:Bc|BcA|Mgr|MgA|Ing|MUDr|JUDr|PhDr|RNDr|Dr|prof|doc|sv)\. )(?=\p{Lu})/giu,
  // Abbreviations of several letters: s. r. o., př. n. l., j. h.
  / (?<=(?<!\p{L})(?:př|[aeijnoprsvz])\. )(?=[ahioprsnl]\.)/gu,
  // Before a dash that is a pause.
  / (?<=\S )(?=–[ \u00a0])/gu,
];

/** The site typesets the same titles, names and sentences for every visitor, and the rules take 2–20 µs for each. */
function memoisedFor<V>(set: (text: string) => V): (text: string) => V {
  const remembered = memoise(3_000, set);
  // Longer texts are rare, and would take most of the memory.
  return (text) => (text.length > 300 ? set(text) : remembered(text));
}

const bind = memoisedFor((text) => rules.reduce((set, rule) => set.replace(rule, "\u00a0"), text));
const bindHeading = memoisedFor((text) => bind(text).replace(/ (?<=(?:^|\s)\p{L}{2} )(?=\S)/gu, "\u00a0"));

/** In a heading no line ends with a two-letter preposition either („Divadlo | Na Zábradlí“). */
type Kind = "text" | "heading";

/**
 * Plain Czech texts with no-break spaces: one text, or an object, a list or a function of texts, at any depth;
 * idempotent. The annotation leaves a text that only the server says out of the browser's code.
 */
/* @__NO_SIDE_EFFECTS__ */
export function czech<const T>(texts: T, kind: Kind = "text"): T {
  return bindAll(texts, kind === "heading" ? bindHeading : bind) as T;
}

function bindAll(texts: unknown, set: (text: string) => string): unknown {
  if (typeof texts === "string") return set(texts);
  if (typeof texts === "function") return (...given: unknown[]) => bindAll(texts(...given), set);
  if (Array.isArray(texts)) return texts.map((text) => bindAll(text, set));
  if (texts?.constructor !== Object) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, bindAll(text, set)]));
}

/** The pattern matches a number that is not a range as a whole, so that no match starts inside it. */
const unbroken = /(\d[\d:.,]*–\d(?:[\d:.,]*\d)?|(?<!\p{L})[ez]-\p{L}+)|\d[\d:.,]*/giu;

const withRanges = memoisedFor((text): readonly string[] =>
  text.replace(unbroken, (whole, range?: string) => (range ? `\0${range}\0` : whole)).split("\0"),
);

/**
 * The text as `czech` returns it, in parts: lines must not break inside the parts at odd places, ranges such as
 * „15:00–19:00“ and words with a hyphen after „e“ or „Z“ such as „e-mailem“.
 */
export function partsOf(text: string, kind: Kind = "text"): readonly string[] {
  return withRanges(czech(text, kind));
}

const opensAfter = /[\s([{„‚–—/]/u;

/**
 * Czech typographic characters: „quotes“ for straight and English ones, ‚inner‘ quotes, an en dash for a hyphen between
 * spaces or numbers, × between numbers, ’ inside words. Each replacement has exactly one character. Idempotent.
 */
export function czechMarks(text: string): string {
  return czechQuotes(text)
    .replace(/'(?<=(?:^|[\s([„])')(?=\S)([^'"„“]*[^'"„“\s])'(?=$|[\s.,;:!?)\]“…])/gu, "‚$1‘")
    .replace(/'(?<=\p{L}')(?=\p{L})/gu, "’")
    .replace(/-(?<=\S[ \u00a0]-)(?= \S)/gu, "–")
    .replace(/(?<![\p{L}\p{N}.,:/-])\d[\d:.,]*-\d[\d:.,]*(?![\p{L}\p{N}/-])/gu, (range) =>
      range.replace("-", "–"),
    )
    .replace(/x(?<=\d[ \u00a0]x)(?=[ \u00a0]\d)|x(?<=(?<![\p{L}\p{N}])\d+x)(?![\p{L}\p{N}])/gu, "×");
}

function czechQuotes(text: string): string {
  let set = "";
  let from = 0;
  let before = " ";
  let isOpen = false;
  // By UTF-16 code units: every searched character is one unit, and the length of the text does not change. The code
  // appends `set` in whole segments and never reads it: reading the end of a growing string flattens (copies) all of
  // it.
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (sign === "„") isOpen = true;
    if (sign !== "“" && sign !== "”" && sign !== '"') {
      before = sign;
      continue;
    }
    const opens = opensAfter.test(before) && /\S/u.test(text.charAt(index + 1));
    // Inches: this sign could close no open quotation.
    const isInch = sign === '"' && !isOpen && /\d/u.test(before);
    before = isInch ? sign : opens ? "„" : "“";
    isOpen = opens;
    set += text.slice(from, index) + before;
    from = index + 1;
  }
  return set + text.slice(from);
}

/** Spaces in a typed number or code; invisible joiners go too. */
export function withoutSpaces(typed: string): string {
  return typed.replace(/[\s\u200c\u200d]/gu, "");
}
