import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { englishHours } from "#app/routes/theatre/english/english-texts.ts";
import { usualHours } from "#app/domain/theatre/box-office-hours.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { performanceWire } from "./performance-wire.ts";

const app = await openTestApp({ onlyReads: true });

async function englishWith(dates: readonly unknown[] | null) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => (dates ? json({ data: dates }) : json({}, 500)));
  return other.visitor().visit("/en");
}

test("the page in English is marked as English, and its Czech names as Czech", async () => {
  const page = await app.visitor().visit("/en");
  expect(page.status).toBe(200);
  expect(page.title).toBe("In English · Divadlo Na Vantrokách");
  const english = page.the("main");
  expect(attribute(english, "lang")).toBe("en");
  expect(english && textOf(english)).toContain("Tickets and prices");
  const czech = english ? elements(english, "*", (part) => attribute(part, "lang") === "cs") : [];
  expect(czech.map(textOf)).toEqual(expect.arrayContaining(["Revizor", "Velký sál"]));
});

test("header, menu and footer of every page link to it, with its language", async () => {
  const page = await app.visitor().visit(paths.programme());
  const links = elements(page.html, "a", (link) => attribute(link, "href") === "/en");
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(attribute(link, "hreflang")).toBe("en");
    expect(attribute(link, "lang")).toBe("en");
    expect(textOf(link)).toBe("English");
  }
});

test("dates with English surtitles and without words are listed, others are not", async () => {
  const page = await englishWith([
    performanceWire({ id: 1, title: "Czech only", access: ["cs_captions"] }),
    performanceWire({ id: 2, title: "Surtitled", access: ["en_surtitles"] }),
    performanceWire({ id: 3, title: "Mime", access: [], note: "Představení beze slov." }),
    performanceWire({ id: 4, title: "Gone", access: ["en_surtitles"], state: "sold_out" }),
    performanceWire({ id: 5, title: "Cancelled", access: ["en_surtitles"], state: "cancelled" }),
    performanceWire({
      id: 6,
      title: "Sold elsewhere",
      access: ["en_surtitles"],
      ticket_url: "https://vstupenky.example/6",
    }),
  ]);
  const list = page.the("list", "Performances you can follow");
  expect(elements(list, "h3").map(textOf)).toEqual(["Surtitled", "Mime", "Gone", "Sold elsewhere"]);
  expect(textOf(list)).toContain("Tue 1 December, 19:00");
  expect(textOf(list)).toContain("Velký sál · Without words · Step-free access");
  expect(textOf(list)).toContain("Sold out");
  expect(elements(list, "a").map((link) => attribute(link, "href"))).toEqual([
    "/vstupenky?termin=2",
    "/vstupenky?termin=3",
    "https://vstupenky.example/6",
  ]);
  expect(textOf(page.the("region", "Tickets and prices"))).toContain("are sold on-line");
});

test("the page explains a missing date and an unreadable programme", async () => {
  expect(textOf((await englishWith([])).the("main"))).toContain("has been announced yet.");
  expect(textOf((await englishWith(null)).the("main"))).toContain(
    "The programme cannot be read at the moment.",
  );
});

test("prices, hours, access and contact are those of the Czech pages", async () => {
  const page = await app.visitor().visit("/en");
  const tickets = textOf(page.the("region", "Tickets and prices"));
  expect(tickets).toContain(
    "Dates with the ticket button are sold on-line. The box office sells all others:",
  );
  expect(tickets).toContain("+420 200 000 120");
  expect(tickets).toContain("Monday–Friday 15:00–19:00");
  expect(tickets).toContain("Velký sál 190–450 Kč");
  expect(textOf(page.the("region", "Accessibility"))).toContain("Komora: no step-free access");
  expect(textOf(page.the("region", "Contact and getting here"))).toContain("Mlýnská strouha 12");
  expect(byId(page.html, "shows")).not.toBeNull();
});

test("hours of other theatres are in English too", () => {
  const hours = { ...usualHours, otherDays: "closed" as const };
  expect(
    englishHours({ ...hours, regular: [{ from: "sunday", to: "sunday", opens: "9:00", closes: "10:00" }] }),
  ).toEqual(["Sunday 9:00–10:00", "On other days and public holidays it is closed."]);
});

test("without halls the page has neither their access nor their prices", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn, config: { absentAreas: ["venues"] } });
  other.intercept("GET /api/pages/cs/english", () => json({}, 404));
  const page = await other.visitor().visit("/en");
  expect(page.has("region", "Performances you can follow")).toBe(true);
  expect(page.has("region", "Accessibility")).toBe(false);
  expect(textOf(page.the("main"))).not.toContain("Prices by hall");
  expect(textOf(page.the("main"))).toContain("+420 200 000 120");
});

test("without a programme the page in English does not exist", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn, config: { absentAreas: ["programme"] } });
  const visitor = other.visitor();
  expect((await visitor.get("/en")).status).toBe(404);
  expect((await visitor.visit("/hledani?q=english")).text).not.toContain("In English");
  expect((await visitor.get("/hledani/napoveda?q=english")).body).not.toContain("/en");
});

const languages = (page: Page) =>
  elements(page.html, "link", (link) => attribute(link, "hreflang") !== null).map((link) => [
    attribute(link, "hreflang"),
    attribute(link, "href"),
  ]);

test("home and the page in English name each other to search engines", async () => {
  const config = { publicOrigin: "https://divadlo.example" };
  const both = [
    ["cs", "https://divadlo.example/"],
    ["en", "https://divadlo.example/en"],
  ];
  const known = (await openTestApp({ upstreamFetch: app.passOn, config })).visitor();
  expect(languages(await known.visit("/en"))).toEqual(both);
  expect(languages(await known.visit("/"))).toEqual(both);
  expect(languages(await known.visit("/program"))).toEqual([]);
  for (const path of ["/en", "/"]) expect(languages(await app.visitor().visit(path))).toEqual([]);
  const without = await openTestApp({
    upstreamFetch: app.passOn,
    config: { ...config, absentAreas: ["programme"] },
  });
  expect(languages(await without.visitor().visit("/"))).toEqual([]);
});
