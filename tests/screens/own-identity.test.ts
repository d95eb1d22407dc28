import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { usualHours } from "#app/domain/theatre/box-office-hours.ts";
import { loadTheatre } from "#server/theatre/load-theatre.ts";
import { officeOf, seventeenCalls } from "../connected/seventeen-calls.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { exampleFolder } from "../support/demo-theatre.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

/** A second theatre, „Modré divadlo“: the published example of a theatre's folder. */
const theatre = loadTheatre(exampleFolder, { isDemo: false });
const { identity } = theatre;
const standalone = await openTestApp({ theatre });

/** The same theatre before a back office that has only the calls of the specification. */
function openBare(settings: readonly unknown[] = []) {
  return openTestApp({
    config: { identity, apiBaseUrl: "http://upstream.example" },
    upstreamFetch: officeOf({ ...seventeenCalls(), "GET /api/settings/cs": () => json(settings) }),
  });
}

const places = [
  ["before the standalone back office", async () => standalone],
  ["before a back office of seventeen calls", openBare],
] as const;

/** Everything common to all pages is the other theatre's: its name, logo and colours. */
function expectOwn(page: Page): void {
  const shell = [page.title, textOf(page.the("banner")), textOf(page.the("contentinfo"))].join(" ");
  expect(shell, page.path).toContain("Modré divadlo");
  expect(page.body, page.path).toMatch(/<style data-sheet="\/vzhled\/barvy-\w{12}\.css">[^<]*#/u);
  expect(page.body, page.path).toContain('<meta name="theme-color" content="#f6f8fd"/>');
  expect(attribute(logoOf(page), "alt"), page.path).toBe("Modré divadlo");
  expect(shell + page.body.match(/<head>.*<\/head>/su)?.[0], page.path).not.toMatch(
    /Vantrok|favicon|logo\.svg/iu,
  );
}

function logoOf(page: Page) {
  const [image] = elements(page.the("banner"), "img");
  if (!image) throw new Error("No logo");
  return image;
}

test.each(places)("%s every kind of page is the other theatre's", async (_where, open) => {
  const visitor = (await open()).visitor();
  for (const address of ["/", "/neni-tu", "/kontakty", "/vstupenky", "/kosik", "/login", "/info/reklamace"]) {
    const page = await visitor.get(address);
    expect(page.body).not.toContain("/logo.svg");
    expectOwn(page);
  }
});

test.each(places)(
  "%s the home page has the name as its title, and name and claim as its heading",
  async (_where, open) => {
    const page = await (await open()).visitor().visit("/");
    expect(page.title).toBe("Modré divadlo");
    const [heading] = elements(page.html, "h1").map(textOf);
    expect(heading).toMatch(/^Modré divadlo ?Hrajeme za vodou od roku 1921\.$/u);
  },
);

test.each(places)(
  "%s the footer tells who the theatre is and when its box office is open",
  async (_where, open) => {
    const page = await (await open()).visitor().visit("/vstupenky");
    const footer = textOf(page.the("contentinfo"));
    for (const value of [
      "Modré divadlo, z. ú.",
      "Za Vodou 4",
      "799 98 Březany",
      "+420 200 000 220",
      "Skupiny a školy: +420 200 000 221",
      "divadlo@modredivadlo.example",
      "IČO 00000027",
      "DIČ CZ00000027",
      "zapsáno u Krajského soudu v Březanech, oddíl U, vložka 12",
      "datová schránka modre00",
      "Úterý–pátek 10:00–12:00, 13:00–18:00",
      "Sobota 14:00–18:00",
      "V ostatní dny a o svátcích je pokladna otevřena jen v den představení: 90 minut před začátkem a ještě 30 minut po něm.",
      "Loděnice Kotva",
      "Instagram",
    ]) {
      expect(footer).toContain(value);
    }
    const links = elements(page.the("contentinfo"), "a").map((link) => attribute(link, "href"));
    expect(links).toContain("https://www.modredivadlo.example/soukromi");
    // The form of the newsletter has its own link.
    expect(links.filter((link) => link === "/info/zasady-zpracovani-osobnich-udaju")).toHaveLength(1);
  },
);

test.each(places)("%s the menus are the folder's", async (_where, open) => {
  const page = await (await open()).visitor().visit("/kosik");
  const menu = elements(page.the("banner"), "a").map((link) => attribute(link, "href"));
  expect(menu).toEqual(expect.arrayContaining(["/program", "/repertoar", "/lide", "/vstupenky", "/eshop"]));
  expect(page.has("navigation", "Nákup")).toBe(true);
});

test.each(places)("%s the contacts are the folder's", async (_where, open) => {
  const page = await (await open()).visitor().visit("/kontakty");
  const main = textOf(page.the("main"));
  expect(page.has("heading", "Modré divadlo")).toBe(true);
  for (const value of ["Za Vodou 4", "+420 200 000 220", "Úterý–pátek"]) expect(main).toContain(value);
});

test.each(places)("%s legal pages are the folder's texts, or lead elsewhere", async (_where, open) => {
  const visitor = (await open()).visitor();
  const terms = await visitor.visit("/info/obchodni-podminky");
  expect(terms.all("heading")).toEqual(expect.arrayContaining(["Obchodní podmínky", "Kdo prodává"]));
  expect(textOf(terms.the("main"))).toContain("Prodávajícím je Modré divadlo, z. ú.");
  const elsewhere = await visitor.get("/info/zasady-zpracovani-osobnich-udaju");
  expect(elsewhere.status).toBe(302);
  expect(elsewhere.headers.get("Location")).toBe("https://www.modredivadlo.example/soukromi");
});

test.each(places)("%s the web manifest has its name, colours and sign", async (_where, open) => {
  const answer = await (await open()).visitor().get("/manifest.webmanifest");
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  expect(JSON.parse(answer.body)).toMatchObject({
    name: "Modré divadlo",
    short_name: "Modré",
    background_color: "#f6f8fd",
    theme_color: "#1a47b8",
    icons: [{ type: "image/svg+xml", sizes: "any" }],
  });
});

test("links to it are shared without a picture as long as it has none", async () => {
  const page = await standalone.visitor().visit("/");
  expect(page.body).not.toContain("og:image");
  expect(page.body).toContain('name="twitter:card" content="summary"');
});

test("browsers keep the files for ever, under names that change with their content", async () => {
  const page = await standalone.visitor().visit("/");
  const addresses = [attribute(logoOf(page), "src"), ...(page.body.match(/\/vzhled\/[\w.-]+/gu) ?? [])];
  expect(new Set(addresses).size).toBe(3);
  for (const address of new Set(addresses)) {
    const file = await standalone.visitor().get(String(address));
    expect(file.status, address ?? "no address").toBe(200);
    expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  }
  const css = await standalone.visitor().get(/\/vzhled\/barvy-\w+\.css/u.exec(page.body)?.[0] ?? "");
  expect(css.headers.get("Content-Type")).toBe("text/css; charset=utf-8");
  expect(css.body).toContain("--red:#1a47b8");
  const logo = await standalone.visitor().get(String(attribute(logoOf(page), "src")));
  expect(logo.body).toBe(readFileSync(path.join(exampleFolder, "logo.svg"), "utf8"));
  expect((await standalone.visitor().get("/vzhled/theatre.json")).status).toBe(404);
});

test("the size of the logo is known before it loads", async () => {
  const logo = logoOf(await standalone.visitor().visit("/"));
  expect(attribute(logo, "width")).toBe("306");
  expect(attribute(logo, "height")).toBe("120");
});

test("what the settings of a back office say goes before the folder, detail by detail", async () => {
  const app = await openBare([
    { name: "theatre", value: { name: "Divadlo U Mostu", city: "Mostov", phone: null } },
    { name: "social", value: [{ text: "Mastodon", link: "https://mastodon.example/" }] },
    {
      name: "boxoffice",
      value: {
        regular: [{ from: "monday", to: "sunday", opens: "09:00", closes: "17:00" }],
        holidays: "regular",
      },
    },
  ]);
  const page = await app.visitor().visit("/");
  const footer = textOf(page.the("contentinfo"));
  expect(page.title).toBe("Divadlo U Mostu");
  expect(attribute(logoOf(page), "alt")).toBe("Divadlo U Mostu");
  expect(footer).toContain("+420 200 000 220");
  expect(footer).toContain("Mostov");
  expect(footer).toContain("Mastodon");
  expect(footer).not.toContain("Instagram");
  expect(footer).toContain("Pondělí–neděle 09:00–17:00");
});

test("a folder that closes the box office names no hours before a back office", async () => {
  const hours = { ...usualHours, regular: [], otherDays: "closed" } as const;
  const app = await openTestApp({
    config: { identity: identity && { ...identity, hours }, apiBaseUrl: "http://upstream.example" },
    upstreamFetch: officeOf({ ...seventeenCalls(), "GET /api/settings/cs": () => json([]) }),
  });
  for (const address of ["/", "/vstupenky", "/kontakty"]) {
    const { body } = await app.visitor().visit(address);
    expect(body, address).not.toMatch(/15:00|19:00|právě.otevřeno|Zavřeno/u);
  }
});

test("in an outage the theatre's folder still says who it is", async () => {
  const app = await openTestApp({
    config: { identity, apiBaseUrl: "http://upstream.example" },
    upstreamFetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  const page = await app.visitor().visit("/kontakty");
  expect(page.title).toContain("Modré divadlo");
  expectOwn(page);
  expect(textOf(page.the("main"))).toContain("Za Vodou 4");
});
