import ts from "typescript";
import { expect, test } from "vitest";
import { czech } from "#app/domain/typography.ts";
import { boxOfficeTexts, currencyFailed, headerTexts, newsletter } from "#app/messages/shell-texts.ts";
import {
  cartFailures,
  cartNotices,
  cartTexts,
  voucherTexts,
  voucherUncertain,
} from "#app/messages/cart-texts.ts";
import { accountTexts, addressTexts, billingTexts, reorderTexts } from "#app/messages/account-texts.ts";
import {
  blockFailed,
  errorPage,
  formFailed,
  formNotNow,
  noResponse,
  notFoundPage,
  notFoundDetails,
} from "#app/messages/errors-texts.ts";
import { registration } from "#app/messages/sign-in-texts.ts";
import { orderFailures, orderForm, orderStates, orderSummary } from "#app/messages/order-texts.ts";
import { withdrawalLabels, withdrawalTexts } from "#app/messages/withdrawal-texts.ts";
import { sourcesUnder } from "../support/source.ts";

test("the error pages have the specification's words", () => {
  expect(notFoundPage.title).toBe("Stránka nenalezena (404)");
  expect(notFoundPage.statusText).toBe("This page could not be found");
  expect(errorPage.title(500)).toBe("Něco se nepovedlo (chyba 500)");
  expect(errorPage.text).toBe("Omlouváme se, ale nastala chyba.");
});

test("the 404 page suggests to check the address, and links home", () => {
  expect(notFoundDetails.text).toMatch(/neexistuje.*přesunuli nebo odstranili/u);
  expect(notFoundDetails.hint).toMatch(/adresa napsaná správně/u);
  expect(notFoundPage.button).toMatch(/úvodní stránku/u);
});

test("the newsletter answers with the specification's words", () => {
  expect(newsletter).toEqual({
    saved: "E-mail byl úspěšně uložen.",
    alreadySaved: "Tento e-mail je již uložen.",
    failed: "E-mail nebyl úspěšně uložen.",
  });
});

test("the order button has the words that the law requires", () => {
  expect(orderForm.submit).toBe("Objednávka zavazující k\u00a0platbě");
});

test("each of the cart's failures has its own sentence", () => {
  const texts = Object.values(cartFailures);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each([
  [1, "V\u00a0košíku máte ještě 1\u00a0další položku."],
  [3, "V\u00a0košíku máte ještě 3\u00a0další položky."],
  [5, "V\u00a0košíku máte ještě 5\u00a0dalších položek."],
])("%d more lines than the dropdown shows", (more, expected) => {
  expect(cartTexts.dropdownMore(more)).toBe(expected);
});

test.each([
  [0, "Košík, 0\u00a0položek"],
  [1, "Košík, 1\u00a0položka"],
  [2, "Košík, 2\u00a0položky"],
])("the badge of %d lines", (lines, expected) => {
  expect(headerTexts.badge(lines)).toBe(expected);
});

test.each([
  [1, "Opravte prosím 1\u00a0pole:"],
  [4, "Opravte prosím 4\u00a0pole:"],
  [5, "Opravte prosím 5\u00a0polí:"],
])("a form with %d fields to correct", (fields, expected) => {
  expect(formFailed.text(fields)).toBe(expected);
});

/** Every sentence of a module of messages, functions called with a sample. */
function sentences(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function") {
    // Some take lists, or values that only a page has.
    for (const sample of ["3", ["3"]]) {
      try {
        return sentences(texts(sample, "4"));
      } catch {
        // The next kind of sample.
      }
    }
    return [];
  }
  if (texts instanceof Map) return [...texts.values()].flatMap(sentences);
  return texts && typeof texts === "object" ? Object.values(texts).flatMap(sentences) : [];
}

test("our own sentences are typeset: no one-letter word ends a line, quotes are Czech", () => {
  const all = sentences([
    boxOfficeTexts, cartFailures, cartNotices, cartTexts, blockFailed, formFailed, headerTexts, notFoundDetails.text,
    notFoundDetails.hint, notFoundPage.button, orderFailures, orderStates, orderSummary, voucherTexts, voucherUncertain, withdrawalLabels, withdrawalTexts,
    accountTexts, addressTexts, billingTexts, formNotNow, noResponse, currencyFailed,
    registration, reorderTexts.troubled(["Hrnek", "Plakát"]),
    { ...orderForm, submit: "" },
  ]); // oxfmt-ignore
  expect(all.length).toBeGreaterThan(90);
  for (const sentence of all) {
    expect(sentence).not.toMatch(/(^|\s)[ksvzouai] /iu);
    expect(sentence).not.toMatch(/["'`]|\.\.\./u);
  }
});

/** The texts that a file typesets by `czech`; another text stands for what a template inserts. */
function typesetTexts(node: ts.Node, isTypeset = false): string[] {
  const inside =
    isTypeset ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "czech");
  const own = isTypeset ? textOf(node) : null;
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...typesetTexts(child, inside)));
  return own === null ? below : [own, ...below];
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `Text${literal.text}`).join("");
}

test("the sentences of every screen are typeset, and their quotes are Czech", () => {
  const texts = sourcesUnder("app").flatMap(({ tree }) => typesetTexts(tree));
  expect(texts.length).toBeGreaterThan(900);
  const wrong = texts.filter(
    (text) => /(?:^|\s)[ksvzouai] \S/iu.test(czech(text)) || /["'`]|\.\.\./u.test(text),
  );
  expect(wrong).toEqual([]);
});

test("only sentences about an e-mail that was sent say so", () => {
  const result =
    /[^"`.:]*(?:jsme (?:vám )?(?:poslali|odeslali|zaslali|napsali)|(?:poslali|odeslali|zaslali|napsali) jsme)/giu;
  const found = sourcesUnder("app").flatMap(({ file, text }) =>
    [...text.matchAll(result)].map(([sentence]) => `${file}: ${sentence.trim()}`),
  );
  expect(found.toSorted()).toEqual([
    "app/components/order/order-record.tsx: PDF jsme poslali",
    "app/messages/order-texts.ts: Odkaz k platbě jsme poslali",
    "app/messages/order-texts.ts: Potvrzení jsme poslali",
    "app/messages/withdrawal-texts.ts: Potvrzení jsme poslali",
  ]);
});
