import fc from "fast-check";
import { expect, test } from "vitest";
import * as fold from "#app/domain/fold.ts";
import * as ico from "#app/domain/account/ico.ts";
import * as phone from "#app/domain/account/phone.ts";
import * as postcode from "#app/domain/account/postcode.ts";
import * as question from "#app/domain/question.ts";
import * as search from "#app/domain/search.ts";
import * as spayd from "#app/domain/shop/spayd.ts";
import * as typography from "#app/domain/typography.ts";
import { unquoted } from "#app/routes/theatre/production/quotes.tsx";
import * as parseJson from "#app/domain/parse-json.ts";
import * as compression from "#server/pipeline/compression.ts";
import * as htmlBlocks from "#server/standalone/pdf/legal/html-blocks.ts";
import * as czechText from "#server/standalone/domain/orders/czech-text.ts";
import * as dedication from "#server/standalone/pdf/gift-voucher/dedication.ts";
import * as czech from "#server/standalone/domain/search/czech.ts";
import * as excerpt from "#server/standalone/domain/search/excerpt.ts";
import * as hostile from "#server/upstream/sanitize.ts";
import * as limits from "#server/upstream/answer-limits.ts";
import * as textContents from "#server/upstream/heading-ids.ts";
import * as typesetHtml from "#server/upstream/typeset-html.ts";
import { asLongHere, cpuTimeOf } from "./support/cpu-time.ts";
import { untrustedUnits, repeated } from "./support/untrusted-texts.ts";

/**
 * Every function that processes untrusted text, by its name. Null: it gets no such text. A new function of these
 * modules has to be added.
 */
const functions: Readonly<Record<string, ((text: string) => unknown) | null>> = {
  czech: typography.czech,
  unquoted,
  partsOf: (text) => typography.partsOf(text, "heading"),
  withoutSpaces: typography.withoutSpaces,
  czechMarks: typography.czechMarks,
  foldForSearch: fold.foldForSearch,
  stripDiacritics: fold.stripDiacritics,
  // Composing letters takes quadratic time in a run of marks, so that it reads no more than the limit allows.
  normalizeQuery: (text) => question.normalizeQuery(text, question.maxNameSearchLength),
  findByName: (text) => question.findByName([{ name: text }], text.slice(0, question.maxNameSearchLength)),
  parseSiteQuery: search.parseSiteQuery,
  isTooShort: search.isTooShort,
  broaderQueries: search.broaderQueries,
  readPhone: (text) => phone.readPhone("+420", text),
  formatPhone: (text) => phone.formatPhone(`+420${text}`),
  splitPhone: phone.splitPhone,
  normalisePostcode: (text) => postcode.normalisePostcode(text, "CZ"),
  isPostcode: (text) => postcode.isPostcode(text, "DE"),
  formatPostcode: postcode.formatPostcode,
  hasNumericPostcode: postcode.hasNumericPostcode,
  normaliseIco: ico.normaliseIco,
  isIco: ico.isIco,
  normaliseDic: (text) => ico.normaliseDic(text, "CZ"),
  isForeignCompany: ico.isForeignCompany,
  isInAres: ico.isInAres,
  spayd: (text) =>
    spayd.spayd({
      iban: "CZ6508000000192000145399",
      amount: 1,
      variableSymbol: null,
      message: text,
      payeeName: text,
    }),
  isIban: spayd.isIban,
  sanitizeAndTypeset: hostile.sanitizeAndTypeset,
  safeLink: hostile.safeLink,
  menuLink: hostile.safeLink,
  truncateText: (text) => limits.truncateText(text, Infinity),
  truncateHtml: limits.truncateHtml,
  truncateItems: null,
  withLimits: null,
  typesetHtml: typesetHtml.typesetHtml,
  addHeadingIds: textContents.addHeadingIds,
  acceptedEncoding: compression.acceptedEncoding,
  isCompressible: (text) => compression.isCompressible(text, 1_000),
  compress: null,
  parseJson: parseJson.parseJson,
  overJsonLimit: parseJson.overJsonLimit,
  blocksOf: (text) => htmlBlocks.blocksOf(text, "https://divadlo.example"),
  withAddress: (text) => czechText.withAddress(text, text, "https://divadlo.example"),
  town: (text) => czechText.town(text, text),
  placeLines: (text) => czechText.placeLines({ street: text, zip: text, city: text, country: "SK" }),
  crowns: null,
  moment: null,
  momentToSecond: null,
  // Composing letters, too; a query has a hundred characters, and the other texts are the theatre's own.
  wordsOf: (text) => czech.wordsOf(text.slice(0, 100)),
  fold: (text) => czech.fold(text.slice(0, 100)),
  stemOf: (text) => czech.stemOf(text),
  excerptOf: (text) => excerpt.excerptOf(text, ["a", "divadle"]),
  printable: dedication.printable,
};

test("every function of the modules that read untrusted texts is in the table", () => {
  const modules = [
    typography, { unquoted }, fold, question, search, phone, postcode, ico, spayd, hostile, limits, typesetHtml, textContents,
    compression, parseJson, czechText, htmlBlocks, czech, excerpt, dedication,
  ]; // oxfmt-ignore
  const exported = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  expect(Object.keys(functions).toSorted()).toEqual(exported.toSorted());
});

/** Characters; the longer text has twice as many. */
const n = 15_000;
/** In milliseconds: below this, a text of twice the length is not judged. Quadratic time takes a hundred. */
const floor = asLongHere(25);
/**
 * The HTML parser searches its open tags for every closing one; the limit of tags keeps that below this factor. The
 * rest of the parser is linear.
 */
const floorOfHtml = asLongHere(80);
/** Linear time doubles for twice the text, and quadratic time takes four times as long. */
const mostTimes = 3;

/**
 * The factor by which twice the text takes longer, from the shortest times of both; 0 below the measurable minimum.
 * Measured more often the nearer it is to the limit, and once more with longer texts: quadratic time grows there too,
 * and one-time costs of the compiler or the memory do not.
 */
function growth(work: (text: string) => unknown, text: (length: number) => string): number {
  let ratio = 0;
  for (const length of [n, 2 * n]) {
    ratio = growthFrom(length, work, text);
    if (ratio < mostTimes) break;
  }
  return ratio;
}

function growthFrom(
  length: number,
  work: (text: string) => unknown,
  text: (length: number) => string,
): number {
  const most = work === hostile.sanitizeAndTypeset ? floorOfHtml : floor;
  const [once, twice] = [text(length), text(2 * length)];
  let [least, leastOfTwice] = [Infinity, cpuTimeOf(() => work(twice))];
  if (leastOfTwice < most) return 0;
  for (let tries = 1; tries <= 12; tries += 1) {
    const [time, timeOfTwice] = [once, twice].map((given) => cpuTimeOf(() => work(given)));
    least = Math.min(least, time ?? least);
    leastOfTwice = Math.min(leastOfTwice, timeOfTwice ?? leastOfTwice);
    if (tries >= 3 && leastOfTwice / least < mostTimes * 0.8) break;
  }
  return leastOfTwice / Math.max(least, 1);
}

/** A long timeout for a loaded machine, because only CPU time is judged. */
const patience = { timeout: 180_000 };

const tested = Object.entries(functions).flatMap(([name, work]) => (work ? [{ name, work }] : []));

test.each(tested)("$name takes twice the time for twice the text", patience, ({ work }) => {
  for (const unit of untrustedUnits) {
    // A last character beyond Latin 1 makes a two-byte string, a different case for a regex, and an anchored one fails.
    for (const before of ["", "č"]) {
      expect(
        growth(work, (length) => `${before}${repeated(unit, length)}č`),
        `how many times longer for twice as many ${JSON.stringify(unit)}`,
      ).toBeLessThan(mostTimes);
    }
  }
});

test.each(tested)(
  "$name takes twice the time for twice as many repetitions of any few pieces",
  patience,
  ({ work }) => {
    const mixed = fc.array(fc.constantFrom(...untrustedUnits), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        mixed.map((units) => units.join("")),
        (unit) => void expect(growth(work, (length) => repeated(unit, length))).toBeLessThan(mostTimes),
      ),
      { numRuns: 12 },
    );
  },
);
