import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { ratingsVerification } from "#app/messages/production-texts.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const app = await openTestApp({ onlyReads: true });

function titlesIn(page: Page, list: string): string[] {
  return elements(page.the("list", list), "h3").map(textOf);
}

test("the repertoire is grouped by current, coming and past titles", async () => {
  const page = await app.visitor().visit(paths.repertoire());
  expect(page.status).toBe(200);
  expect(page.title).toBe("Repertoár · Divadlo Na Vantrokách");
  expect(titlesIn(page, "Hrajeme")).toEqual(expect.arrayContaining(["Maryša", "R. U. R.", "Broučci"]));
  expect(titlesIn(page, "Připravujeme")).toEqual(["Cyrano z Bergeracu"]);
  expect(titlesIn(page, "Archiv").sort()).toEqual(["Hamlet", "Naši furianti"]);
  expect(page.text).toMatch(/Hamlet .*Derniéra \d+\. \p{L}+ \d{4}/u);
});

test("a title is its poster with author, next date, age and rating, and a link", async () => {
  const page = await app.visitor().visit(paths.repertoire());
  const [card] = elements(page.the("list", "Hrajeme"), "article", (one) => textOf(one).includes("Maryša"));
  if (!card) throw new Error("No Maryša");
  expect(elements(card, "img").map((image) => attribute(image, "src"))).toEqual([
    expect.stringContaining("/images/poster/big/marysa.svg"),
  ]);
  expect(attribute(byRole(card, page.html, "link", "Maryša")[0] ?? card, "href")).toBe("/repertoar/marysa");
  expect(elements(card, "time").map(textOf)).toEqual(["čt 26. 11. 19:00"]);
  expect(textOf(card)).toMatch(/Alois a Vilém Mrštíkové .*od 12 let .*4,7 z 5 \(212 hodnocení\)/u);
  expect(page.text).toContain(ratingsVerification.replace(/\u00a0/gu, " "));
});

test("genres are links, the chosen one is marked, and only its titles are shown", async () => {
  const page = await app.visitor().visit(paths.repertoire());
  const genres = byRole(page.the("navigation", "Žánr"), page.html, "link");
  expect(textOf(genres[0] ?? page.html)).toMatch(/^Vše \d+$/u);
  const comedy = genres.find((link) => textOf(link).startsWith("Komedie"));
  const chosen = await app.visitor().visit(attribute(comedy ?? page.html, "href") ?? "");
  expect(chosen.path).toBe("/repertoar?zanr=komedie");
  expect(titlesIn(chosen, "Hrajeme")).toContain("Revizor");
  expect(titlesIn(chosen, "Hrajeme")).not.toContain("Maryša");
  expect(attribute(chosen.the("link", /^Komedie/u), "aria-current")).toBe("true");
  expect(attribute(chosen.the("link", /^Vše/u), "aria-current")).toBeNull();
  expect(elements(chosen.html, "link", (one) => attribute(one, "rel") === "canonical")).toHaveLength(1);
  expect(chosen.body).toContain('content="noindex, follow"');
});

test("a genre without titles links to all of them", async () => {
  const page = await app.visitor().visit(`${paths.repertoire()}?zanr=opera`);
  expect(page.status).toBe(200);
  expect(page.text).toContain("V tomto žánru teď nic nemáme.");
  expect(attribute(page.the("link", "Zobrazit celý repertoár"), "href")).toBe(paths.repertoire());
});

test("an empty repertoire says so", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/repertoire/cs", () => json({ data: [] }));
  const page = await other.visitor().visit(paths.repertoire());
  expect(page.status).toBe(200);
  expect(page.text).toContain("Repertoár teprve chystáme.");
});

test("a title without a poster shows its name instead", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/repertoire/cs", () => json({ data: [{ slug: "x", title: "Bez obrázku" }] }));
  const page = await other.visitor().visit(paths.repertoire());
  expect(titlesIn(page, "Hrajeme")).toEqual(["Bez obrázku"]);
  expect(elements(page.the("list", "Hrajeme"), "img")).toHaveLength(0);
  expect(page.text).not.toContain("Nemá obrázek");
});

test("without the programme the titles are shown, and only their dates are missing", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({}, 503));
  const page = await other.visitor().visit(paths.repertoire());
  expect(page.status).toBe(200);
  expect(page.text).toContain("Nejbližší termíny se teď nepodařilo načíst.");
  expect(titlesIn(page, "Hrajeme")).toContain("Maryša");
  expect(elements(page.the("list", "Hrajeme"), "time")).toHaveLength(0);
});

test("an unreadable repertoire says so", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/repertoire/cs", () => json({}, 503));
  const page = await other.visitor().visit(paths.repertoire());
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Repertoár");
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});
