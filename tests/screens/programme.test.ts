import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, nameOf, textOf, type Element } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { performanceWire, tenStates } from "./performance-wire.ts";

const app = await openTestApp({ onlyReads: true });
const open = (query = "") => app.visitor().visit(paths.programme() + query);

/** The number of performances according to the page. */
function count(page: Page): number {
  return Number(/(\d+) představení/u.exec(textOf(page.the("status", /představení/u)))?.[1]);
}

function rows(page: Page): Element[] {
  return elements(page.html, "article", (one) => (attribute(one, "id") ?? "").startsWith("termin-"));
}

/** The options of a field: value and announced count. */
function options(page: Page, field: string): readonly { value: string; count: number; isOff: boolean }[] {
  return byRole(page.html, page.html, "checkbox")
    .filter((box) => attribute(box, "name") === field)
    .map((box) => {
      const label = elements(page.html, "label").find((element) =>
        elements(element, "input").some((input) => input === box),
      );
      const counted = /\((\d+)\)$/u.exec(label ? textOf(label) : "")?.[1];
      return {
        value: attribute(box, "value") ?? "",
        count: Number(counted),
        isOff: attribute(box, "disabled") !== null,
      };
    });
}

function head(page: Page) {
  const canonical = elements(page.html, "link").find((link) => attribute(link, "rel") === "canonical");
  const robots = elements(page.html, "meta").find((meta) => attribute(meta, "name") === "robots");
  return {
    canonical: canonical ? attribute(canonical, "href") : null,
    robots: robots ? attribute(robots, "content") : null,
  };
}

/** Links in a list of this name: text and address. */
function linksIn(page: Page, list: string): readonly (readonly [string, string])[] {
  return byRole(page.the("list", list), page.html, "link").map((link) => [
    textOf(link),
    attribute(link, "href") ?? "",
  ]);
}

test("the programme shows weekday, date, time, title and hall of every date", async () => {
  const page = await open();
  expect(page.status).toBe(200);
  expect(page.title).toBe("Program · Divadlo Na Vantrokách");
  expect(count(page)).toBeGreaterThan(25);
  expect(page.all("heading")).toContain("úterý 24. listopadu");
  const first = rows(page).find((row) => textOf(row).includes("Revizor"));
  const text = first ? textOf(first) : "";
  expect(text).toMatch(/^19:00 Revizor.*Velký sál.*konec asi v \d+:\d\d/u);
  const time = first && elements(first, "time")[0];
  expect(time && attribute(time, "datetime")).toBe("2026-11-24T19:00:00+01:00");
});

test("links reach every date of the season once", async () => {
  const seen: string[] = [];
  let page = await open();
  const first = page.the("navigation", "Stránkování");
  expect(elements(first, "a").map(textOf)[0]).toMatch(/^21\. 11\. – \d+\. 12\.$/u);
  expect(textOf(page.the("status", /představení/u))).toMatch(/^\d+ představení, stránka 1 z \d$/u);
  for (;;) {
    seen.push(...rows(page).map((row) => attribute(row, "id") ?? ""));
    const next = elements(page.html, "a").find((link) => attribute(link, "rel") === "next");
    if (!next) break;
    page = await app.visitor().visit(attribute(next, "href") ?? "");
    expect(page.path).toMatch(/^\/program\?page=\d$/u);
  }
  expect(seen).toHaveLength(count(page));
  expect(new Set(seen).size).toBe(seen.length);
});

test("a paged programme links to all of its dates on one page, which can be printed", async () => {
  const paged = await open("?scena=velky-sal");
  expect(paged.has("button", "Vytisknout program")).toBe(false);
  const link = attribute(paged.the("link", "Celý program k tisku"), "href") ?? "";
  expect(link).toBe("/program?scena=velky-sal&page=vse");
  const whole = await app.visitor().visit(link);
  expect(rows(whole)).toHaveLength(count(paged));
  expect(whole.has("navigation", "Stránkování")).toBe(false);
  expect(whole.has("button", "Vytisknout program")).toBe(true);
  expect(whole.has("link", "Celý program k tisku")).toBe(false);
});

test("a page keeps the filters, and a page that does not exist is the last one", async () => {
  const page = await open("?scena=velky-sal&page=2");
  const previous = elements(page.html, "a").find((link) => attribute(link, "rel") === "prev");
  expect(previous && attribute(previous, "href")).toBe("/program?scena=velky-sal");
  const [last, beyond] = await Promise.all([open("?page=3"), open("?page=99")]);
  expect(rows(beyond).map((row) => attribute(row, "id"))).toEqual(
    rows(last).map((row) => attribute(row, "id")),
  );
});

test("each filter shows the number of dates that choosing it gives", async () => {
  const page = await open();
  for (const field of ["scena", "zanr", "pro", "pristupnost", "volno"]) {
    const offered = options(page, field);
    expect(offered.length > 0, field).toBe(true);
    for (const option of offered) {
      expect(option.isOff).toBe(option.count === 0);
      if (option.isOff) continue;
      const chosen = await page.press("Použít filtry", {
        [field]: field === "volno" ? true : [option.value],
      });
      expect([field, option.value, count(chosen)]).toEqual([field, option.value, option.count]);
    }
  }
});

test("values of one filter widen, filters narrow, and a filter does not count itself", async () => {
  const both = await open("?scena=komora&scena=mlynice");
  const page = await open();
  const counts = new Map(options(page, "scena").map(({ value, count: promised }) => [value, promised]));
  expect(count(both)).toBe((counts.get("komora") ?? 0) + (counts.get("mlynice") ?? 0));
  expect(options(both, "scena")).toEqual(options(page, "scena"));
  expect(count(await open("?scena=komora&volno=1"))).toBeLessThan(counts.get("komora") ?? 0);
});

test("months, days and quick ranges are links that give the number of dates they show", async () => {
  const page = await open();
  expect(linksIn(page, "Měsíce").map(([text]) => text)).toEqual([
    "Vše",
    "listopad",
    "prosinec",
    "leden 2027",
    "únor 2027",
  ]);
  expect(linksIn(page, "Rychlý výběr").map(([text]) => text)).toContain("Tento měsíc");
  const days = byRole(page.the("list", "Dny"), page.html, "link").map(
    (link) => [nameOf(link, page.html), attribute(link, "href") ?? ""] as const,
  );
  expect(days.length).toBeGreaterThan(3);
  for (const [text, to] of days) {
    const promised = Number(/(\d+) představení/u.exec(text)?.[1]);
    expect(count(await app.visitor().visit(to)), to).toEqual(promised);
  }
  const month = await open("?mesic=2026-12");
  expect(month.all("heading")[0]).toBe("Program na prosinec");
  expect(
    elements(month.html, "h2")
      .map(textOf)
      .filter((text) => /listopadu|ledna/u.test(text)),
  ).toEqual([]);
});

test("the side list has the performers by surname, each a removable filter", async () => {
  const page = await open("?mesic=2026-12");
  const side = page.the("complementary", "Účinkující");
  const people = elements(side, "a");
  expect(people.length).toBeGreaterThan(5);
  const names = people.map((link) => textOf(link).replace(/ ?\d+ termín.*$/u, ""));
  const surnames = names.map((name) => name.split(" ").at(-1) ?? "");
  expect(surnames).toEqual([...surnames].sort(new Intl.Collator("cs").compare));
  const [person] = people;
  const promised = Number(/(\d+) termín/u.exec(person ? textOf(person) : "")?.[1]);
  const chosen = await app.visitor().visit(person ? (attribute(person, "href") ?? "") : "");
  expect(chosen.path).toMatch(/^\/program\?mesic=2026-12&ucinkujici=\d+$/u);
  expect(count(chosen)).toBe(promised);
  const chips = linksIn(chosen, "Zvolené filtry");
  expect(chips.map(([text]) => text)).toEqual([
    "Zrušit filtr prosinec",
    `Zrušit filtr Hraje ${names[0]}`,
    "Zrušit filtry",
  ]);
  expect(chips[1]?.[1]).toBe("/program?mesic=2026-12");
});

test("the form keeps month and people that were chosen elsewhere", async () => {
  const page = await open("?mesic=2026-12&ucinkujici=3");
  const answer = await page.press("Použít filtry", { scena: ["velky-sal"] });
  expect(new URLSearchParams(answer.path.split("?")[1]).getAll("mesic")).toEqual(["2026-12"]);
  expect(new URLSearchParams(answer.path.split("?")[1]).getAll("ucinkujici")).toEqual(["3"]);
});

test.each([
  ["", "/program", null],
  ["?page=2", "/program?page=2", null],
  ["?scena=komora", "/program", "noindex, follow"],
  ["?scena=velky-sal&page=2", "/program", "noindex, follow"],
  ["?podrobnosti=1", "/program", "noindex, follow"],
  ["?page=vse", "/program", "noindex, follow"],
  ["?od=&do=", "/program", null],
  ["?mesic=2026-12", "/program", "noindex, follow"],
])("search engines index %j as %j: %j", async (query, canonical, robots) => {
  expect(head(await open(query))).toEqual({ canonical, robots });
});

test.each([
  "od=2026-12-31&do=2026-12-01",
  "od=2026-02-30&do=31.12.2026",
  "od=99999-01-01&mesic=0000-13",
  "mesic=1999-01&mesic=2026-12",
  "od=2099-12-31",
  "scena=%00&zanr=neni&pro=nikdo&pristupnost=x&ucinkujici=-1&ucinkujici=abc&volno=ano",
  "ucinkujici=999999999",
  `scena=${"x".repeat(1500)}`,
])("invalid parameters of an address are corrected or left out: %s", async (query) => {
  const page = await open(`?${query}`);
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toContain("Program");
});

test("an empty selection says so, and links to the nearest day and to everything", async () => {
  const page = await open("?od=2026-12-23&do=2026-12-24");
  expect(page.status).toBe(200);
  expect(page.text).toContain("V tomto výběru nic nehrajeme. Zkuste jiné datum nebo zrušte filtry.");
  const nearest = page.the("link", "Nejbližší takový termín: neděle 27. prosince");
  expect(count(await app.visitor().visit(attribute(nearest, "href") ?? ""))).toBe(1);
  expect(attribute(page.the("link", "Zrušit filtry"), "href")).toBe("/program");
});

test("an empty programme and an unreadable one have different sentences", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({ data: [] }));
  const empty = await other.visitor().visit(paths.programme());
  expect(empty.status).toBe(200);
  expect(empty.text).toContain("Program se připravuje.");
  const broken = await openTestApp({ upstreamFetch: app.passOn });
  broken.intercept("GET /api/programme/cs", () => json({}, 500));
  const failed = await broken.visitor().get(paths.programme());
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("se teď nepodařilo načíst");
  expect(elements(failed.html, "h1")).toHaveLength(1);
});

test("a past date disappears, a running one and those to come stay", async () => {
  const page = await withDates([
    performanceWire({
      id: 1,
      title: "Dohráno",
      starts_at: "2026-11-21T09:00:00+01:00",
      ends_at: "2026-11-21T10:50:00+01:00",
    }),
    performanceWire({
      id: 2,
      title: "Hraje se",
      starts_at: "2026-11-21T10:00:00+01:00",
      ends_at: "2026-11-21T11:30:00+01:00",
    }),
    performanceWire({ id: 3, title: "Bude se hrát" }),
  ]);
  expect(page.text).not.toContain("Dohráno");
  // Once: in place of the time, not of the button too.
  const texts = ["time", "p"].flatMap((tag) => elements(page.html, tag).map(textOf));
  expect(texts.filter((text) => text.includes("Právě hrajeme"))).toHaveLength(1);
  expect(page.has("link", "Hraje se")).toBe(true);
  expect(page.has("link", "Bude se hrát")).toBe(true);
});

test("an unreadable row costs that row, and an unknown state has no button", async () => {
  const page = await withDates([
    {
      ...performanceWire({ id: 1, title: "Dobrá" }),
      state: "teleported",
      labels: ["premiere", "x"],
      access: ["y"],
    },
    { ...performanceWire({ id: 2, title: "Bez začátku" }), starts_at: "brzy" },
    { ...performanceWire({ id: 3, title: "Zlý odkaz" }), ticket_url: "javascript:alert(1)" },
  ]);
  expect(count(page)).toBe(2);
  const [good, bad] = rows(page);
  expect(good && textOf(good)).toContain("Premiéra");
  expect(good && elements(good, "a").map(textOf)).not.toContain(expect.stringMatching(/Koupit/u));
  const buy = bad && byRole(bad, page.html, "link", "Koupit vstupenku")[0];
  expect(buy && attribute(buy, "href")).toBe("/vstupenky?termin=3");
  expect(page.body).not.toContain("javascript:");
});

test("each of the ten ticket states is shown, with a next step", async () => {
  const page = await withDates(tenStates);
  const entries = rows(page).map((row) => {
    const tickets = elements(row, "div").filter(({ parentNode }) => parentNode === row)[1];
    const links = tickets ? byRole(tickets, page.html, "link") : [];
    return [tickets ? textOf(tickets) : "", ...links.map((link) => attribute(link, "href"))];
  });
  expect(entries).toEqual([
    [
      "Koupit vstupenku: Titul 1, út 1. 12. · 19:00, otevře prodejní systém Vstupné 190–590 Kč",
      "https://vstupenky.example/1",
    ],
    ["Koupit · poslední místa: Titul 2, út 1. 12. · 19:00 Vstupné 190–590 Kč", "/vstupenky?termin=2"],
    ["Vyprodáno Zkuste jiný termín: Titul 3 Vstupné 190–590 Kč", "/repertoar/titul-3#terminy"],
    ["Předprodej od 1. prosince 10:00 Přidat do kalendáře: Titul 4 Vstupné 190–590 Kč", "/program/4.ics"],
    ["Jen v pokladně Kdy je otevřeno Vstupné 190–590 Kč", "/vstupenky#pokladna"],
    ["Rezervovat: Titul 6, út 1. 12. · 19:00 Vstupné 190–590 Kč", "/vstupenky?termin=6"],
    ["Vstup volný"],
    ["Pro školy"],
    ["Zrušeno Jak vrátit vstupenky", "/vstupenky#vraceni"],
    ["Přesunuto na st 6. 1.", "/program?od=2027-01-06#termin-99"],
  ]);
  const struck = elements(page.html, "s").map(textOf);
  expect(struck).toEqual(["19:00", "19:00"]);
});

test("a row opens with picture, description, cast and access, one at a time", async () => {
  const visitor = await visitorOf([
    performanceWire({ id: 1, title: "Maryša" }),
    performanceWire({ id: 2, title: "Revizor" }),
  ]);
  const closed = await visitor.visit(`${paths.programme()}?scena=velky-sal`);
  expect(rows(closed).map((row) => attribute(elements(row, "details")[0] ?? row, "name"))).toEqual([
    "termin",
    "termin",
  ]);
  // Neither in the document nor in its data.
  expect(closed.body).not.toContain("Krátký popis.");
  const [more] = byRole(closed.html, closed.html, "link", "Popis, obsazení a přístupnost");
  const address = more ? (attribute(more, "href") ?? "") : "";
  expect(address).toBe("/program?scena=velky-sal&podrobnosti=1#termin-1");
  const page = await visitor.visit(address);
  const [row, other] = rows(page);
  const details = row && elements(row, "details")[0];
  expect(details && attribute(details, "open")).not.toBeNull();
  expect(other && attribute(elements(other, "details")[0] ?? other, "open")).toBeNull();
  const pictures = row ? elements(row, "img").map((image) => attribute(image, "src")) : [];
  expect(pictures).toEqual([expect.stringMatching(/^\/images\/poster\/.*marysa\.svg/u)]);
  const text = details ? textOf(details) : "";
  expect(text).toContain("Podrobnosti: Maryša, út 1. 12. · 19:00");
  expect(text).toContain("Krátký popis.");
  expect(text).toMatch(/Vávra.*Ondřej Kalivoda/u);
  expect(text).toContain("Vít Šindelka, j. h.");
  expect(text).toMatch(/České titulky.*Bezbariérový přístup/u);
  const links = details ? elements(details, "a").map((link) => attribute(link, "href")) : [];
  expect(links).toEqual(["/repertoar/marysa", "/program/1.ics", "/lide/7/ondrej-kalivoda"]);
});

test("a soon performance is in preparation, or names the start of its presale", async () => {
  const page = await withDates([
    performanceWire({ id: 1, title: "A", is_soon: true }),
    performanceWire({ id: 2, title: "B", is_soon: true, presale_from: "2026-12-01T10:00:00+01:00" }),
  ]);
  const [one, other] = rows(page);
  expect(one && textOf(one)).toContain("Připravujeme");
  expect(other && textOf(other)).toContain("Předprodej od út 1. 12. v 10:00");
});

test("a row marks known stairs, and leaves step-free access to its details", async () => {
  const venue = { slug: "komora", name: "Komora" };
  const page = await withDates([
    performanceWire({ id: 1, title: "A", venue: { ...venue, step_free: true }, access: ["cs_captions"] }),
    performanceWire({ id: 2, title: "B", venue: { ...venue, step_free: false } }),
    performanceWire({ id: 3, title: "C", venue }),
  ]);
  const marks = rows(page).map((row) => elements(row, "ul").map(textOf).join());
  expect(marks).toEqual(["České titulky", "České titulky Přístup po schodech", "České titulky"]);
});

test("a list that filters shortened leads on past its period", async () => {
  const visitor = await visitorOf([
    performanceWire({ id: 1, starts_at: "2026-12-01T19:00:00+01:00" }),
    performanceWire({ id: 2, starts_at: "2026-12-05T19:00:00+01:00" }),
  ]);
  const day = await visitor.visit(`${paths.programme()}?od=2026-12-01&do=2026-12-01`);
  expect(attribute(day.the("link", "Další termíny od 5. prosince"), "href")).toBe("/program?od=2026-12-05");
  const rest = textOf((await visitor.visit(`${paths.programme()}?od=2026-12-05`)).the("main"));
  expect(rest).toMatch(/Celý program$/u);
  expect(textOf((await visitor.visit(paths.programme())).the("main"))).not.toMatch(/Celý program$/u);
});

test("the details of a sold-out date have a link to ask for returned seats", async () => {
  const visitor = await visitorOf(tenStates);
  const page = await visitor.visit(`${paths.programme()}?podrobnosti=3`);
  const soldOut = page.the("link", "Pohlídat uvolněná místa");
  expect(attribute(soldOut, "href")).toMatch(/^mailto:[^?]+\?subject=Hl%C3%ADd%C3%A1n%C3%AD/u);
});

/** A visitor of a theatre with exactly these rows of an upstream's answer. */
async function visitorOf(data: readonly unknown[]): Promise<Visitor> {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({ data }));
  return other.visitor();
}

async function withDates(data: readonly unknown[]): Promise<Page> {
  return (await visitorOf(data)).visit(paths.programme());
}
