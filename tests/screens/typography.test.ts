import { ownOrderPath } from "#app/domain/shop/order.ts";
import { defaultTreeAdapter as tree } from "parse5";
import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { addresses } from "../connected/every-route.ts";
import { attribute, elements, textOf, type Element } from "../support/page-queries.ts";
import { openTestApp } from "../support/open-app.ts";
import { isNight, rowsToTry } from "../support/night.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { atCart, badge, courier, order, person, address, shirt, submit, transfer } from "./shopping.ts";
import { divak, signIn } from "./signing-in.ts";

const app = await openTestApp();

/** The class of `HiddenText` in the build: the link „Koupit vstupenku“ has its full text for screen readers. */
const programme = await app.visitor().visit(paths.programme());
const hiddenText = elements(programme.html, "span").find((span) => textOf(span).startsWith(": "));
const hiddenClass = (hiddenText && attribute(hiddenText, "class")) ?? "";

/** The class of `Unbroken` in the build: of the box office's hours, in the footer. */
const hours = elements(programme.html, "span").findLast((span) => /^\d+:\d\d–\d+:\d\d$/u.test(textOf(span)));
const unbrokenClass = (hours && attribute(hours, "class")) ?? "";

/** Texts that could break although they must not, because a browser breaks lines after a hyphen and a dash. */
const breakable = /\d[\d:.,]*–\d|(?<![\p{L}\d])[ez]-\p{L}+/giu;

/** Patterns that Czech typesetting forbids in visible text, with their surroundings. */
const faults: Readonly<Record<string, RegExp>> = {
  "a line that may end with a one-letter word": /(?<=^|[\s\u00a0([„])[ksvzouai] \S+/giu,
  "straight or English quotes": /["”]|'\p{L}/gu,
  "a hyphen for a dash": /\S+[ \u00a0]-[ \u00a0]\S+|(?<![\p{L}\p{N}./-])\d+-\d+(?![\p{L}\p{N}/-])/gu,
  "three dots for an ellipsis": /\p{L}\.\.\./gu,
  "a number that may be left by its unit":
    /\d (?:Kč|%|ks|kusů|°C|min|MB|kB|cm|mm|ml|kg|g|m|km|hod|let|lístků)(?!\p{L})/gu,
  "a number that may break": /(?<![\d\u00a0])\d{1,3} \d{3}(?!\d)|(?<!\d)\d{3} \d{2} \p{Lu}/gu,
  "a date that may break":
    /(?<!\d)\d{1,2}\. (?:\d{1,2}\.|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)/gu,
  "a wrong plural":
    /(?<![\d\u00a0,])(?:1[ \u00a0](?:kusů|produktů|produkty|položek|položky|výsledků|představení?ch|hodnoceních|lístků|hodin|minut|let|dnů)|[2-4][ \u00a0](?:produktů|položek|výsledků|lístků|hodin|minut|dnů)|(?:[5-9]|1\d)[ \u00a0](?:produkty|položky|výsledky|lístky|hodiny|minuty|dny))(?!\p{L})/gu,
  "a comma with a space before it": /\S+[ \u00a0],/gu,
};

/** Patterns that are wrong even if no line can end there. */
const isOfMarks = new Set([
  "straight or English quotes",
  "a hyphen for a dash",
  "three dots for an ellipsis",
  "a wrong plural",
  "a comma with a space before it",
]);

const unread = new Set(["script", "style", "template", "noscript", "code", "textarea", "svg"]);
const inline = new Set([
  "a", "abbr", "b", "bdi", "button", "cite", "dfn", "em", "i", "input", "label", "s", "small", "span", "strong", "time", "u",
]); // oxfmt-ignore

/** Only read aloud by screen readers, so it never ends a line. */
function isHidden(element: Element): boolean {
  return (attribute(element, "class") ?? "").split(" ").includes(hiddenClass);
}

/** The lines of text on a page: the text of each block, whatever its inline elements. */
function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let line = "";
  function end() {
    if (line.trim()) lines.push(line.replace(/[ \n\t\r]+/gu, " ").trim());
    line = "";
  }
  function walk(node: Element) {
    if (unread.has(node.tagName) || attribute(node, "aria-hidden") === "true" || isHidden(node)) return;
    // The page in English has the rules of English.
    if (attribute(node, "lang") === "en") return;
    const isBlock = !inline.has(node.tagName);
    if (isBlock) end();
    for (const child of node.childNodes) {
      if (tree.isTextNode(child)) line += child.value;
      else if (tree.isElementNode(child)) walk(child);
    }
    if (isBlock) end();
  }
  walk(element);
  end();
  return lines;
}

/** The sanitiser of the theatre's own texts allows no class, so a plain span keeps a part together there. */
function isUnbroken(element: Element): boolean {
  if (element.tagName !== "span") return false;
  const { attrs, childNodes } = element;
  if (attrs.length > 0) return attribute(element, "class") === unbrokenClass;
  return childNodes.every((node) => tree.isTextNode(node) && !node.value.includes(" "));
}

/** Texts of the page that break inside a range or a word, each with its surroundings. */
function brokenIn(element: Element): string[] {
  if (unread.has(element.tagName) || element.tagName === "option" || isUnbroken(element)) return [];
  return element.childNodes.flatMap((node) => {
    if (tree.isElementNode(node)) return brokenIn(node);
    if (!tree.isTextNode(node)) return [];
    const { value } = node;
    return [...value.matchAll(breakable)].map(([found]) => `„${found}“ in „${value.slice(0, 90)}“`);
  });
}

async function faultsOn(visitor: Visitor, path: string): Promise<string[]> {
  const page = await visitor.visit(path);
  expect(page.status, path).toBe(200);
  return faultsIn(page);
}

/** Texts never broken into lines: of pictures and controls, and the page's own for shared links. */
function spokenOf(element: Element): string[] {
  const isDescription = /^(?:og:|twitter:)?(?:title|description)$/u.test(
    attribute(element, "name") ?? attribute(element, "property") ?? "",
  );
  const names = isDescription ? ["content"] : ["alt", "aria-label", "placeholder", "title"];
  return names.map((name) => attribute(element, name) ?? "").filter(Boolean);
}

function faultsIn(page: Page): string[] {
  const lines = elements(page.html, "body").flatMap(linesOf);
  const broken = elements(page.html, "body")
    .flatMap(brokenIn)
    .map((found) => `a word or range that may break: ${found} on ${page.path}`);
  const spoken = [page.title, ...elements(page.html, "*").flatMap(spokenOf)];
  const forbidden = Object.entries(faults).flatMap(([what, pattern]) =>
    [...lines, ...(isOfMarks.has(what) ? spoken : [])].flatMap((line) =>
      [...line.matchAll(pattern)].map(
        ([found]) => `${what}: „${found}“ in „${line.slice(0, 90)}“ on ${page.path}`,
      ),
    ),
  );
  return [...forbidden, ...broken];
}

/** Each fault once, however many pages contain it. */
function distinct(found: readonly string[]): string[] {
  const seen = new Set<string>();
  return found.filter((fault) => {
    const what = fault.replace(/ on \S+$/u, "");
    return !seen.has(what) && seen.add(what);
  });
}

test("every state that an address gives a public page has Czech typography", async () => {
  const visitor = app.visitor();
  const others = [
    "/hledani?q=kytice", "/hledani?q=xyz", "/hledani", "/program?od=2027-08-01", "/hodnoceni?inscenace=marysa",
    "/repertoar/marysa?terminy=vse", "/kontakty?kontakt=infocentrum", "/kosik", "/login", "/registrace", "/obnova-hesla",
    "/newsletter", "/eshop/znacky?q=xyz", "/lide?jmeno=xyz",
  ]; // oxfmt-ignore
  const found: string[] = [];
  // One after another: a cold process on a busy machine answers fourteen at once too late.
  for (const path of others) found.push(...(await faultsOn(visitor, path)));
  expect(distinct(found)).toEqual([]);
});

test.each(["guest", "customer"] as const)(
  "a %s finds every address of the map in Czech typography, also a wrong one",
  async (who) => {
    const visitor = app.visitor();
    if (who === "customer") await signIn(visitor, divak);
    const found: string[] = [];
    let read = 0;
    for (const path of rowsToTry(
      Object.values(addresses).flat(),
      (_path, at) => who === "guest" || at % 3 === 0,
    )) {
      const page = await visitor.get(path);
      if (!page.headers.get("Content-Type")?.startsWith("text/html")) continue;
      found.push(...faultsIn(page));
      read += 1;
    }
    expect(read).toBeGreaterThan(isNight || who === "guest" ? 60 : 20);
    expect(distinct(found)).toEqual([]);
  },
  120_000,
);

test("a cart, an order, its summary and a customer's account have Czech typography", async () => {
  const [visitor, cart] = await atCart(app, shirt, badge);
  const found = faultsIn(cart);
  const failed = await cart.press(submit, {});
  expect(failed.status).toBe(422);
  found.push(...faultsIn(failed));
  const withCode = await cart.press("Uplatnit", { code: "VANTROKY10" });
  found.push(...faultsIn(withCode));
  found.push(...faultsIn(await order(withCode, { ...courier, ...transfer }, { ...person, ...address })));
  await signIn(visitor, divak);
  for (const path of [
    paths.cart(),
    paths.account(),
    ownOrderPath({ id: 1 }),
    ownOrderPath({ id: 2 }),
    paths.addresses(),
    paths.address({ id: 0 }),
    paths.billing(),
    paths.ownData(),
  ]) {
    found.push(...(await faultsOn(visitor, path)));
  }
  expect(distinct(found)).toEqual([]);
});
