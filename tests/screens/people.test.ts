import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import { openTestApp } from "../support/open-app.ts";

const demo = await openTestApp({ onlyReads: true });
/** The same demo theatre behind an app with empty caches. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const people = "GET /api/people/cs";

test("all people are listed in their groups, in Czech alphabetical order", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.people());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Lidé · Divadlo Na Vantrokách");
  expect(page.all("heading")).toEqual(
    expect.arrayContaining(["Herci", "Hosté", "Režie a tvůrci", "Vedení a provoz"]),
  );
  const [list] = elements(page.html, "ul", (each) => attribute(each, "aria-label") === "Herci");
  const actors = elements(list ?? page.html, "h3").map(textOf);
  expect(actors.slice(0, 5)).toEqual([
    "Šimon Bezděk",
    "Igor Čechlovský",
    "Vojtěch Drahota",
    "Barbora Chalupníková",
    "Bohdan Chroust",
  ]);
  expect(actors.at(-1)).toBe("Šárka Žďárková");
  expect(page.text).toContain("hudba, j. h.");
});

test("the index letters link to names on the same page, Ch after H", async () => {
  const app = await fresh();
  const page = await app.visitor().visit(paths.people());
  const letters = elements(page.the("navigation", "Podle písmen"), "a");
  expect(letters.map(textOf).join(" ")).toBe("B Č D H Ch J K L M N P R Ř S Š T V Z Ž");
  for (const letter of letters) {
    const target = byId(page.html, (attribute(letter, "href") ?? "").slice(1));
    expect(target && textOf(target)).toBe(textOf(letter));
  }
  expect(attribute(page.the("link", "Chroust Bohdan"), "href")).toMatch(/^\/lide\/\d+\/bohdan-chroust$/u);
});

test("a name is found without diacritics, by a form without JavaScript", async () => {
  const app = await fresh();
  const all = await app.visitor().visit(paths.people());
  const page = await all.press("Hledat", { jmeno: "rehack" }, 1);
  expect(page.path).toBe("/lide?jmeno=rehack");
  expect(page.text).toContain("1 člověk pro „rehack“");
  expect(page.all("heading").filter((name) => name === "Eliška Řeháčková")).toHaveLength(1);
  expect(page.has("heading", "Bohdan Chroust")).toBe(false);
  expect(page.body).toContain('content="noindex, follow"');
  expect(attribute(page.the("searchbox", "Hledat jméno"), "value")).toBe("rehack");
});

test("a search without a result says so and links back", async () => {
  const app = await fresh();
  const page = await app.visitor().visit("/lide?jmeno=nikdo+takovy");
  expect(page.text).toContain("Nikoho jménem „nikdo takovy“ tu nemáme.");
  expect(attribute(page.the("link", "Všichni lidé"), "href")).toBe(paths.people());
});

test("an empty list of people and an unreadable one say so", async () => {
  const app = await fresh();
  app.intercept(people, () => json({ data: [] }));
  expect((await app.visitor().visit(paths.people())).text).toContain("Seznam lidí teprve připravujeme.");
  const other = await fresh();
  other.intercept(people, () => json({}, 503));
  const failed = await other.visitor().visit(paths.people());
  expect(failed.status).toBe(200);
  expect(failed.text).toContain("se teď nepodařilo načíst");
});

test("a person with only an id and a name is listed too", async () => {
  const app = await fresh();
  app.intercept(people, () => json([{ id: 5, slug: "jan-novy", name: "Jan Nový" }, { id: "x" }]));
  const page = await app.visitor().visit(paths.people());
  expect(page.has("heading", "Jan Nový")).toBe(true);
  expect(attribute(page.the("link", "Nový Jan"), "href")).toBe("/lide/5/jan-novy");
});
