import fc from "fast-check";
import { expect, test } from "vitest";
import { czech, czechMarks, partsOf } from "#app/domain/typography.ts";

/** `~` stands for the no-break space. */
test.each([
  // One-letter prepositions and conjunctions, also in a row, capital, after a quote or bracket.
  ["byl v Praze a šel k řece", "byl v~Praze a~šel k~řece"],
  ["a v Praze", "a~v~Praze"],
  ["V domě. K večeru.", "V~domě. K~večeru."],
  ["řekl: „V domě“ (u řeky)", "řekl: „V~domě“ (u~řeky)"],
  ["i o tom", "i~o~tom"],
  // Longer words that end in such a letter are not bound.
  ["ona volá", "ona volá"],
  ["pro tebe", "pro tebe"],
  // Numbers.
  ["1 000 000 diváků", "1~000~000~diváků"],
  ["telefon 723 456 789", "telefon 723~456~789"],
  ["Mlýnská strouha 12, 799 99 Doubravín", "Mlýnská strouha 12, 799~99 Doubravín"],
  ["500 lidí", "500~lidí"],
  ["10 kg a 300 ml", "10~kg a~300~ml"],
  ["5 g cukru", "5~g cukru"],
  ["50 % slevy", "50~% slevy"],
  ["za 1 000 Kč", "za 1~000~Kč"],
  ["8. kapitola", "8.~kapitola"],
  // A year is not bound to the next word, nor a conjunction to the number before it.
  ["v roce 2026 jsme hráli", "v~roce 2026 jsme hráli"],
  ["hrajeme 5 a 6", "hrajeme 5 a~6"],
  // Dates break before the year only.
  ["21. 6. 2026", "21.~6. 2026"],
  ["21. listopadu 2026", "21.~listopadu 2026"],
  // Signs and abbreviations before a number.
  ["podle § 23", "podle §~23"],
  ["č. 5, str. 12, odst. 3", "č.~5, str.~12, odst.~3"],
  // Ratios and sizes.
  ["1 : 50 000", "1~:~50~000"],
  ["50 × 70 cm", "50~×~70~cm"],
  // Initials, titles, abbreviations.
  ["T. G. Masaryk", "T.~G.~Masaryk"],
  ["hra R. U. R.", "hra R.~U.~R."],
  ["Mgr. Nováková", "Mgr.~Nováková"],
  ["Perníkárna s. r. o.", "Perníkárna s.~r.~o."],
  ["př. n. l.", "př.~n.~l."],
  ["Jan Novák j. h.", "Jan Novák j.~h."],
  // A dash for a pause is bound to the word before it; one without spaces is a range.
  ["Vinyl Kytice – hudba", "Vinyl Kytice~– hudba"],
  ["od pátku –\u00a0do neděle", "od pátku~–~do neděle"],
  ["15:00–19:00", "15:00–19:00"],
])("%s", (text, expected) => {
  expect(czech(text)).toBe(expected.replaceAll("~", "\u00a0"));
});

test("czech binds a sentence, and all of an object or a list at any depth", () => {
  expect(czech("k řece")).toBe("k\u00a0řece");
  const texts = czech({
    title: "v Praze",
    steps: ["k řece", { text: "10 kg" }],
    most: 5,
    none: null,
    isFree: false,
    states: new Map([["new", "v Praze"]]),
  });
  expect(texts).toEqual({
    title: "v\u00a0Praze",
    steps: ["k\u00a0řece", { text: "10\u00a0kg" }],
    most: 5,
    none: null,
    isFree: false,
    // Only plain objects have texts.
    states: new Map([["new", "v Praze"]]),
  });
});

test.each([
  ["Divadlo Na Zábradlí", "Divadlo Na~Zábradlí"],
  ["Do Prahy", "Do~Prahy"],
  ["Kdo jinam", "Kdo jinam"],
  ["Hra 15 let", "Hra 15~let"],
])("in a heading no line ends with a preposition of two letters: %s", (text, expected) => {
  expect(czech(text, "heading")).toBe(expected.replaceAll("~", "\u00a0"));
});

test("czech binds what a function returns, whatever its arguments are", () => {
  const texts = czech({
    pieces: (count: number) => `${count} ks`,
    lines: (name: string) => [{ label: null, text: `${name} v síni` }],
    later: () => (place: string) => `k ${place}`,
  });
  expect(texts.pieces(5)).toBe("5\u00a0ks");
  expect(texts.lines("a Hrnek")).toEqual([{ label: null, text: "a\u00a0Hrnek v\u00a0síni" }]);
  expect(texts.later()("řece")).toBe("k\u00a0řece");
});

test("only spaces change, and applying it twice changes nothing more", () => {
  const words = fc.constantFrom(
    "v",
    "K",
    "8.",
    "21.",
    "1",
    "000",
    "2026",
    "%",
    "Kč",
    "lidí",
    "–",
    "„a",
    "Mgr.",
    "×",
    "č.",
  );
  fc.assert(
    fc.property(
      fc.array(words).map((parts) => parts.join(" ")),
      (text) => {
        const set = czech(text);
        expect(set.replaceAll("\u00a0", " ")).toBe(text);
        expect(czech(set)).toBe(set);
      },
    ),
  );
});

test.each([
  ['"Ano," řekl.', "„Ano,“ řekl."],
  ["“Ano” a ”ne”", "„Ano“ a „ne“"],
  ["„Ano“ zůstává", "„Ano“ zůstává"],
  ['("v závorce")', "(„v závorce“)"],
  ["\"Hrajeme 'Kytici' dnes\"", "„Hrajeme ‚Kytici‘ dnes“"],
  ["rock'n'roll", "rock’n’roll"],
  ["'Kytici'", "‚Kytici‘"],
  ['obrazovka 24"', 'obrazovka 24"'],
  ['obrazovka 24" i 27"', 'obrazovka 24" i 27"'],
  // It closes an open quotation after a digit too, and an English one is never an inch.
  ['"Kanál 24"', "„Kanál 24“"],
  ['„Kanál 24"', "„Kanál 24“"],
  ["Kanál 24”", "Kanál 24“"],
  ['konec " a dál', "konec “ a dál"],
  ["pauza - a dál", "pauza – a dál"],
  ["česko-slovenský", "česko-slovenský"],
  ["19.-21. listopadu", "19.–21. listopadu"],
  ["190-590 Kč", "190–590 Kč"],
  ["2026-11-21", "2026-11-21"],
  ["ISBN 80-85-12", "ISBN 80-85-12"],
  ["A4-2", "A4-2"],
  ["plakát 50 x 70", "plakát 50 × 70"],
  ["hráli 3x", "hráli 3×"],
  ["hráli 12x denně", "hráli 12× denně"],
  ["typ 3xl a 2x4", "typ 3xl a 2x4"],
  ["x krát", "x krát"],
])("marks: %s", (text, expected) => {
  expect(czechMarks(text)).toBe(expected);
});

test("marks keep the length of any text, and applying them twice changes nothing more", () => {
  const words = fc.constantFrom(
    '"',
    "'",
    "a",
    "5",
    "-",
    "x",
    " ",
    "„",
    "“",
    "”",
    "‚",
    "‘",
    ".",
    ",",
    "(",
    "č",
    "\u00a0",
  );
  fc.assert(
    fc.property(
      fc.array(words).map((parts) => parts.join("")),
      (text) => {
        const set = czechMarks(text);
        expect(set).toHaveLength(text.length);
        expect(czechMarks(set)).toBe(set);
      },
    ),
  );
});

test.each([
  ["napište e-mailem do e-shopu", ["e-mailem", "e-shopu"]],
  ["v Z-BOXu do 3–5 dnů", ["Z-BOXu", "3–5"]],
  ["E-shop, 15:00–19:00, 190,00–450,00 Kč.", ["E-shop", "15:00–19:00", "190,00–450,00"]],
  ["sci-fi, česko-slovenský, 2026", []],
])("„%s“ does not break inside %j", (text, whole) => {
  const parts = partsOf(text);
  expect(parts.filter((_part, index) => index % 2 === 1)).toEqual(whole);
  expect(parts.join("")).toBe(czech(text));
});
