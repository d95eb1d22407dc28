import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { demoFolder, loadTheatre } from "#server/theatre/load-theatre.ts";
import { attachmentsOf } from "#server/standalone/tests/emails.ts";
import { opened, printedText } from "#server/standalone/tests/pdf-text.ts";
import { demoTheatre, exampleFolder } from "../support/demo-theatre.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import { folderOf } from "../support/theatre-folder.ts";
import type { Visitor } from "../support/visitor.ts";
import { add, address, person, submit, use } from "./shopping.ts";

/** A second theatre: nothing of the demonstration is on its site, in its e-mails or in its PDFs. */

const anna = "token-of-anna-at-the-box-office";
const origin = "http://localhost:3000";

function openSecond(folder = exampleFolder): Promise<TestApp> {
  const theatre = loadTheatre(folder, { isDemo: false });
  return openTestApp({ theatre, staff: [{ name: "anna", token: anna }] });
}

/**
 * Words that another theatre may have, too. The company of the demonstration's customer has the number of the second
 * theatre, and a village near its town the same postcode.
 */
const ordinary: ReadonlySet<string> = new Set([
  "Ministerstvo kultury",
  "Pokladna o Vánocích",
  "00000027",
  "CZ00000027",
  "799 98",
]);
/** Inflected: „Divadla Na Vantrokách“, „v Doubravíně“. */
const inflected = [/vantro[kc]/u, /doubrav[ií]n/u, /\bdemo/u];

/** Words, numbers and URLs that only the demonstration has. */
function wordsOfDemo(): readonly string[] {
  const { productions, people, products, halls, partners, brands, branches, contacts, news, codes, demo } =
    demoTheatre();
  const customers = demo?.customers ?? [];
  const house = readFileSync(path.join(demoFolder, "theatre.json"), "utf8");
  const all = house + JSON.stringify([products, brands, branches, customers]);
  const names = [
    ...[...productions, ...news].map(({ title }) => title.replace(/ \{.*/u, "")),
    ...[people, halls, partners, products, brands, branches, contacts.flatMap((contact) => contact.people)]
      .flat()
      .map(({ name }) => name),
    ...customers.map((customer) => `${customer.first_name} ${customer.last_name}`),
    ...codes.map(({ code }) => code),
    ...(all.match(/(?<="(?:street|zip|ico|dic|dataBox|message)": ?")[^"]+/gu) ?? []),
    ...(all.match(/(?<=@)[\w.-]+\.example\b/gu) ?? []),
    ...(all.match(/\+420 \d{3} \d{3} \d{3}/gu) ?? []),
    // The account by its number, which its IBAN has, too.
    ...(all.match(/(?<="number": ?"(?:\d+-)?)\d+(?=\/\d{4}")/gu) ?? []),
  ];
  return [...new Set(names)].filter((name) => !ordinary.has(name)).map(plain);
}

function plain(text: string): string {
  return text.replaceAll(/&nbsp;|[\s\u00a0]+/gu, " ").replaceAll("\u2011", "-");
}

const words = wordsOfDemo();

/** The demonstration's words in a text, with the words around them. */
function leaksOf(where: string, text: string): string[] {
  const flat = plain(text);
  const small = flat.toLowerCase();
  const found = [
    ...inflected.map((word) => small.search(word)),
    ...words.flatMap((word) => (flat.includes(word) ? flat.search(wholeWord(word)) : [])),
  ];
  return found.filter((at) => at >= 0).map((at) => `${where}: ${flat.slice(Math.max(0, at - 40), at + 60)}`);
}

/** An account's number is part of its IBAN. */
function wholeWord(word: string): RegExp {
  const source = word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return /^\d{10}$/u.test(word) ? new RegExp(source, "u") : new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, "u"); // oxfmt-ignore
}

interface Crawled {
  readonly path: string;
  readonly status: number;
  /** The page of the link. */
  readonly from: string;
  readonly body: string;
}

/** Every URL of this site that a link, a picture, a style sheet or a script leads to, starting from these pages. */
async function crawl(visitor: Visitor, ...first: readonly string[]): Promise<readonly Crawled[]> {
  const found: Crawled[] = [];
  const known = new Map(first.map((address_) => [address_, "nowhere"]));
  for (const [address_, from] of known) {
    expect(known.size, "the crawl has no end").toBeLessThan(600);
    const response = await visitor.request(address_, { headers: { Accept: "text/html" } });
    const type = response.headers.get("Content-Type") ?? "";
    const body = /text|json|xml|javascript|svg|calendar/u.test(type) ? await response.text() : "";
    found.push({
      path: address_,
      status: response.status,
      from,
      body,
    });
    const targets = /html|xml/u.test(type) ? linksOf(body) : [];
    for (const target of [...targets, response.headers.get("Location") ?? ""]) {
      const { origin: its, pathname, search } = new URL(target, new URL(address_, origin));
      const next = pathname + search;
      // Filters of a filtered list have no end.
      const isFurther = search !== "" && address_.includes("?");
      if (target !== "" && its === origin && !isFurther && !known.has(next)) known.set(next, address_);
    }
  }
  return found;
}

function linksOf(body: string): readonly string[] {
  const all = [...body.matchAll(/(?:\s(?:href|src|content)="|<loc>)([^"<]+)/gu)].map(([, link = ""]) => link.replaceAll("&amp;", "&").replace(origin, "")); // oxfmt-ignore
  // The listener serves the built files; a few slow pictures and a few days are enough.
  return all.filter((link) => /^(?:\/(?!\/|assets\/|og\/(?!info)|program\?))/u.test(link));
}

function notFoundAmong(pages: readonly Crawled[]): string[] {
  return pages
    .filter(({ status }) => status >= 400)
    .map(({ path: to, from, status }) => `${status} ${to} from ${from}`);
}

/** URLs that other programs read. */
const feeds = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/program.ics", "/aktuality.xml"];

const app = await openSecond();

test("a second theatre has no dead link, and nothing of the demonstration", async () => {
  const visitor = app.visitor();
  const pages = await crawl(visitor, "/", "/en", "/hledani?q=racek", "/hodnoceni", ...feeds);
  expect(pages.length).toBeGreaterThan(60);
  expect(notFoundAmong(pages)).toEqual([]);
  const missing = await visitor.get("/neni-tu");
  const settings = await app.passOn(new Request(`${origin}/api/settings/cs`));
  const texts = [...pages, missing, { path: "/api/settings/cs", body: await settings.text() }];
  expect(texts.flatMap(({ path: where, body }) => leaksOf(where, body))).toEqual([]);
});

test("an order's page, e-mails and documents have nothing of the demonstration", async ({ skip }) => {
  const visitor = app.visitor();
  const evening = await visitor.visit("/vstupenky?termin=3");
  const [places] = elements(evening.html, "input").flatMap((input) => attribute(input, "name")?.match(/^pocet-\d+$/u)?.[0] ?? []); // oxfmt-ignore
  await evening.press("Do košíku", { [String(places)]: "2" });
  await add(visitor, { product: "1", variant: "" });
  await add(visitor, { product: "2", variant: "21" });
  const cart = await visitor.visit("/kosik");
  const chosen = await cart.press(use, { delivery: "2", payment: "1" });
  const summary = await chosen.press(submit, { ...person, ...address, phone: "603 555 010" });
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  expect(summary.text).toContain("1921000018/9999");
  const ofOrder = linksOf(summary.body).filter((link) =>
    /^\/(?:shrnuti|zneni|odstoupeni|reklamovat)\//u.test(link),
  );
  const pages = await Promise.all([summary.path, ...ofOrder].map((link) => visitor.get(link)));
  expect(pages.filter(({ status }) => status !== 200).map((page) => page.path)).toEqual([]);
  const code = /E26-\w+/u.exec(summary.text)?.[0];
  const paid = await app.passOn(
    new Request(`${origin}/api/admin/orders/${code}/paid`, {
      method: "POST",
      headers: { Authorization: `Bearer ${anna}`, "Content-Type": "application/json" },
      body: "{}",
    }),
  );
  expect(paid.status).toBe(200);
  await visitor.post("/newsletter", { email: person.email });

  const emails = (await app.standalone?.outbox()) ?? [];
  expect(emails.map(({ subject }) => subject)).toHaveLength(6);
  const files = emails.flatMap((email) => attachmentsOf(email));
  const prints = files.filter(({ name }) => name.endsWith(".pdf"));
  expect(prints.map(({ name }) => name.replaceAll(/-E.*|-DAR.*|\.pdf/gu, "")).toSorted()).toEqual([
    "obchodni-podminky",
    "odstoupeni-od-smlouvy",
    "poukaz",
    "reklamace",
    "vstupenky",
  ]);
  const printed = await Promise.all(
    prints.map(async ({ name, bytes }) => leaksOf(name, (await printedText(bytes, skip)) + opened(bytes))),
  );
  expect(printed.flat()).toEqual([]);
  expect(emails.flatMap(({ subject, text, html }) => leaksOf(subject, `${subject} ${text} ${html}`))).toEqual(
    [],
  );
  expect(pages.flatMap(({ path: where, body }) => leaksOf(where, body))).toEqual([]);
});

test("a theatre without a tax number shows VAT nowhere", async () => {
  const root = folderOf({});
  rmSync(path.join(root, "productions"), { recursive: true });
  cpSync(exampleFolder, root, { recursive: true });
  const { dic: _dic, ...house } = JSON.parse(readFileSync(path.join(root, "theatre.json"), "utf8"));
  writeFileSync(path.join(root, "theatre.json"), JSON.stringify(house));
  const site = await openSecond(root);
  const visitor = site.visitor();
  const evening = await visitor.visit("/vstupenky?termin=3");
  const [places] = elements(evening.html, "input").flatMap((input) => attribute(input, "name")?.match(/^pocet-\d+$/u)?.[0] ?? []); // oxfmt-ignore
  await evening.press("Do košíku", { [String(places)]: "1" });
  await add(visitor, { product: "2", variant: "21" });
  const chosen = await (await visitor.visit("/kosik")).press(use, { delivery: "2", payment: "1" });
  const summary = await chosen.press(submit, { ...person, ...address });
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  expect(`${textOf(chosen.the("main"))} ${textOf(summary.the("main"))}`).not.toContain("DPH");
  const emails = (await site.standalone?.outbox()) ?? [];
  expect(emails).not.toHaveLength(0);
  expect(emails.map(({ text }) => text).join("\n")).not.toContain("DPH");
});

test("a folder of a name and one page is a site without dead links", async () => {
  const root = folderOf({});
  for (const name of ["halls.json", "productions", "programme.csv", "shop"])
    rmSync(path.join(root, name), { recursive: true });
  mkdirSync(path.join(root, "pages"));
  writeFileSync(path.join(root, "pages/o-divadle.md"), "---\ntitle: O divadle\nupdated: 1. 9. 2026\n---\n\nHrajeme u mostu.\n"); // oxfmt-ignore
  const visitor = (await openSecond(root)).visitor();
  const pages = await crawl(visitor, "/", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest");
  expect(notFoundAmong(pages)).toEqual([]);
  expect(pages.flatMap(({ path: where, body }) => leaksOf(where, body))).toEqual([]);
  const home = await visitor.visit("/");
  const menu = elements(home.the("banner"), "a").map((link) => attribute(link, "href"));
  for (const gone of ["/program", "/repertoar", "/lide", "/aktuality", "/eshop"])
    expect(menu).not.toContain(gone);
  expect(home.all("heading")).toEqual([
    "Divadlo U Mostu",
    "Ať vám neuteče premiéra",
    "Měna",
    "Cookies na našem webu",
  ]);
});
