import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
const pages = ["/", "/eshop", "/products/new", "/2/obleceni", demo.products.shirt.path, "/nic"];

test.each(pages)("%s is Czech, has one main heading, its landmarks and a skip link", async (path) => {
  const page = await app.visitor().visit(path);
  expect(attribute(page.html, "lang")).toBe("cs");
  expect(elements(page.html, "h1")).toHaveLength(1);
  for (const role of ["banner", "main", "contentinfo"]) expect(page.all(role)).toHaveLength(1);
  expect(attribute(page.the("link", "Přejít na obsah"), "href")).toBe("#obsah");
  expect(attribute(page.the("main"), "id")).toBe("obsah");
});

test.each(pages)("%s is between the parts of the header and those of the footer", async (path) => {
  const page = await app.visitor().visit(path);
  const header = page.the("banner");
  expect(byRole(header, page.html, "navigation", "Hlavní nabídka").length).toBeGreaterThan(0);
  expect(byRole(header, page.html, "link", "Košík, 0 položek")).toHaveLength(1);
  expect(byRole(header, page.html, "search")).toHaveLength(1);
  expect(byRole(header, page.html, "list", "Sociální sítě").length).toBeGreaterThan(0);
  const footer = page.the("contentinfo");
  expect(byRole(footer, page.html, "link", "+420 200 000 120")).toHaveLength(1);
  expect(textOf(footer)).toContain("Pondělí–pátek 15:00–19:00");
  expect(byRole(page.the("region", "Partneři divadla"), page.html, "img").length).toBeGreaterThan(0);
  expect(byRole(footer, page.html, "navigation", "Nákup")).toHaveLength(1);
  expect(page.has("region", "Cookies na našem webu")).toBe(true);
});

test.each(pages)("%s holds no inline style", async (path) => {
  const { html } = await app.visitor().visit(path);
  expect(elements(html, "*", (element) => attribute(element, "style") !== null)).toEqual([]);
});

test("the settings fill the menu and its submenus", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const settings = [
    {
      name: "topmenu",
      value: [
        {
          text: "Vstupenky",
          link: "https://vstupenky.example/",
          leave: true,
          submenu: [{ text: "Dům", link: "/eshop", leave: false }],
        },
      ],
    },
    { name: "bottommenu", value: [{ title: "Dole", links: [{ text: "Výhodně", link: "/products/sale" }] }] },
  ];
  other.intercept("GET /api/settings/cs", () => json(settings));
  const page = await other.visitor().visit("/eshop");
  const menu = page.the("navigation", "Hlavní nabídka");
  expect(byRole(menu, page.html, "link").map((link) => attribute(link, "href"))).toEqual([
    "https://vstupenky.example/",
    "/eshop",
  ]);
  expect(byRole(page.the("navigation", "Dole"), page.html, "link")).toHaveLength(1);
});

test("the footer has the theatre's contacts and the hours of the box office", async () => {
  const page = await app.visitor().visit("/");
  const footer = textOf(page.the("contentinfo"));
  expect(footer).toContain("Mlýnská strouha 12");
  expect(footer).toContain("IČO 00000019");
  expect(footer).toContain("Otevírací doba pokladny");
  expect(footer).toContain("Pondělí–pátek 15:00–19:00");
  expect(page.has("link", "+420 200 000 120")).toBe(true);
});

test("the header has the menu, the search, the cart and the social networks", async () => {
  const page = await app.visitor().visit("/eshop");
  const header = page.the("banner");
  const linksIn = (role: "navigation" | "list", name: string) => {
    const found = byRole(header, page.html, role).find((item) => attribute(item, "aria-label") === name);
    return found ? byRole(found, page.html, "link").map(textOf) : [];
  };
  expect(linksIn("navigation", "Hlavní nabídka")).toContain("Program");
  expect(linksIn("list", "Sociální sítě")).toEqual(["Facebook", "Instagram", "YouTube"]);
  expect(byRole(header, page.html, "search")).toHaveLength(1);
  expect(byRole(header, page.html, "link", "Košík, 0 položek")).toHaveLength(1);
  expect(textOf(header)).toContain("Pokladna: zavřeno – otevíráme dnes v 14:00");
});

test("the footer shows the partners' logos, main ones first, from a cached answer", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  for (const path of ["/eshop", "/program", "/neni/tu/nic"]) {
    const page = await other.visitor().get(path);
    const list = byRole(page.the("region", "Partneři divadla"), page.html, "img");
    expect(list.map((logo) => attribute(logo, "alt")).slice(0, 2)).toEqual([
      "Město Doubravín",
      "Kraj Zálesí",
    ]);
    expect(list).toHaveLength(8);
    expect(list.every((logo) => attribute(logo, "loading") === "lazy")).toBe(true);
  }
  expect(other.calls.filter(({ path }) => path === "/api/partners/cs")).toHaveLength(1);
});

test.each([
  ["cannot be reached", () => json({}, 500)],
  ["does not know the call", () => json({}, 404)],
  ["answers something else", () => json({ data: "nikdo" })],
  ["has no partners", () => json({ data: [] })],
])("if the upstream %s, only the logos are missing", async (_, answer) => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/partners/cs", answer);
  const page = await other.visitor().visit("/eshop");
  expect(page.has("region", "Partneři divadla")).toBe(false);
  expect(page.has("region", "Kontakt")).toBe(true);
  expect(page.has("navigation", "Nákup")).toBe(true);
});

test("the footer has every link that the law requires, once", async () => {
  const wanted = [
    "/info/obchodni-podminky",
    "/info/odstoupeni-od-smlouvy",
    "/info/reklamace",
    "/info/zasady-zpracovani-osobnich-udaju",
    "/info/pristupnost",
  ];
  const bare = await openTestApp({ upstreamFetch: app.passOn });
  bare.intercept("GET /api/settings/cs", () => json([{ name: "bottommenu", value: [] }]));
  for (const site of [app, bare]) {
    const page = await site.visitor().visit("/eshop");
    const links = byRole(page.the("contentinfo"), page.html, "link").map((link) => attribute(link, "href"));
    for (const path of wanted.slice(0, 3)) expect(links.filter((link) => link === path)).toHaveLength(1);
    for (const path of wanted) expect(links).toContain(path);
    expect(links).toContain("/info/cookies#nastaveni");
    // The platform for online dispute resolution was closed.
    expect(page.body).not.toContain("ec.europa.eu/consumers/odr");
  }
});

test("in the Christmas window its heading replaces the normal hours", async () => {
  const christmas = await openTestApp({
    upstreamFetch: app.passOn,
    clock: () => new Date("2024-12-24T10:00:00Z"),
  });
  const footer = textOf((await christmas.visitor().visit("/")).the("contentinfo"));
  expect(footer).toContain("Otevírací doba pokladny o Vánocích");
  expect(footer).not.toContain("15:00–19:00");
});

test("a visitor without the language cookie gets one, for a year, and only once", async () => {
  const visitor = app.visitor();
  const lines = async () =>
    (await visitor.get("/")).headers.getSetCookie().filter((line) => line.startsWith("locale="));
  expect(await lines()).toEqual(["locale=cs; Max-Age=31536000; Path=/; SameSite=Lax"]);
  expect(await lines()).toEqual([]);
});

test("pages and calls of the upstream are Czech, whatever the browser prefers", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const visitor = other.visitor();
  visitor.cookies.set("locale", "en");
  const page = await visitor.visit("/repertoar", { "Accept-Language": "en-GB,en;q=0.9,de;q=0.5" });
  expect(attribute(page.html, "lang")).toBe("cs");
  expect(page.all("heading")[0]).toBe("Repertoár");
  const calls = other.calls.map(({ path }) => path.split("?")[0]);
  expect(calls).toEqual(expect.arrayContaining(["/api/settings/cs", "/api/repertoire/cs"]));
  expect(calls.filter((path) => /\/(?:en|de)(?:\/|$)/u.test(path ?? ""))).toEqual([]);
  // `/en` is one page for visitors without Czech, not a translation of the site.
  for (const path of ["/de", "/en/program", "/cs"]) expect((await visitor.get(path)).status).toBe(404);
});

test("the badge shows the number of lines, and a dash while the cart cannot be read", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const visitor = other.visitor();
  expect((await visitor.visit("/")).has("link", "Košík, 0 položek")).toBe(true);
  const after = await (await visitor.visit("/6/domov")).press(/Do košíku: Hrnek/u, { quantity: "3" });
  expect(textOf(after.the("link", "Košík, 1 položka"))).toContain("1");
  other.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 500));
  const unreachable = await visitor.visit("/");
  expect(textOf(unreachable.the("link", "Košík, obsah teď nejde načíst"))).toContain("–");
  expect(unreachable).toShowNotice("Košík se nepodařilo načíst.");
});

test("the 404 page has its exact words and the link home", async () => {
  const page = await app.visitor().get("/nic/takoveho/tu/neni");
  expect(page.status).toBe(404);
  expect(page.title).toBe("Stránka nenalezena (404) · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Stránka nenalezena (404)");
  expect(page.text).toContain(
    "Stránka, kterou hledáte, neexistuje. Možná jsme ji přesunuli nebo odstranili.",
  );
  expect(page.text).toContain("Zkontrolujte prosím, zda je adresa napsaná správně.");
  expect(attribute(page.the("link", "Zpět na úvodní stránku"), "href")).toBe("/");
  expect(page.text).toContain(`Číslo požadavku: ${page.headers.get("X-Request-Id")}`);
});

test("without any answer of the upstream every page still has a shell", async () => {
  const other = await openTestApp({ upstreamFetch: async () => json({}, 500) });
  const page = await other.visitor().get("/");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Divadlo");
  expect(page.all("banner")).toHaveLength(1);
  expect(page.has("link", "E-shop")).toBe(true);
});
