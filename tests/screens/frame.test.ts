import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestTheatre } from "../support/open-theatre.ts";
import { attribute, byRole, elements, textOf } from "../support/reading.ts";

const theatre = await openTestTheatre();
const pages = ["/", "/eshop", "/products/new", "/2/obleceni", "/101/obleceni/tricko-vantroky", "/nic"];

test.each(pages)("%s is Czech, has one main heading, its landmarks and a way past the menu", async (path) => {
  const page = await theatre.visitor().visit(path);
  expect(attribute(page.html, "lang")).toBe("cs");
  expect(elements(page.html, "h1")).toHaveLength(1);
  for (const role of ["banner", "main", "contentinfo"]) expect(page.all(role)).toHaveLength(1);
  expect(attribute(page.the("link", "Přejít na obsah"), "href")).toBe("#obsah");
  expect(attribute(page.the("main"), "id")).toBe("obsah");
});

test.each(pages)("%s holds no inline style", async (path) => {
  const { html } = await theatre.visitor().visit(path);
  expect(elements(html, "style")).toEqual([]);
  expect(elements(html, "*", (element) => attribute(element, "style") !== null)).toEqual([]);
});

test("the order of the layers is declared before any other style", async () => {
  const { html } = await theatre.visitor().visit("/");
  const [first] = elements(html, "link", (link) => attribute(link, "rel") === "stylesheet");
  expect(attribute(first ?? html, "href")).toMatch(/^\/assets\/site-/u);
});

test("menu items and their submenus come from the settings, links out of the site are plain ones", async () => {
  const other = await openTestTheatre({ upstreamFetch: theatre.passOn });
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

test("the footer says how to reach the theatre, who it is and when the box office is open", async () => {
  const page = await theatre.visitor().visit("/");
  const footer = textOf(page.the("contentinfo"));
  expect(footer).toContain("Mlýnská strouha 12");
  expect(footer).toContain("IČO 00000019");
  expect(footer).toContain("Otevírací doba pokladny");
  expect(footer).toContain("Pondělí–pátek 15:00–19:00");
  expect(page.has("link", "+420 200 000 120")).toBe(true);
});

test("in the Christmas window its heading replaces the normal hours", async () => {
  const christmas = await openTestTheatre({
    upstreamFetch: theatre.passOn,
    clock: () => new Date("2024-12-24T10:00:00Z"),
  });
  const footer = textOf((await christmas.visitor().visit("/")).the("contentinfo"));
  expect(footer).toContain("Otevírací doba pokladny o Vánocích");
  expect(footer).not.toContain("15:00–19:00");
});

test("the badge shows the number of lines, and a dash while the cart cannot be read", async () => {
  const other = await openTestTheatre({ upstreamFetch: theatre.passOn });
  const visitor = other.visitor();
  expect((await visitor.visit("/")).has("link", "Košík, 0 položek")).toBe(true);
  const after = await (await visitor.visit("/6/domov")).press(/Do košíku: Hrnek/u, { quantity: "3" });
  expect(textOf(after.the("link", "Košík, 1 položka"))).toContain("1");
  other.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 500));
  const unreachable = await visitor.visit("/");
  expect(textOf(unreachable.the("link", "Košík, obsah teď nejde načíst"))).toContain("–");
  expect(unreachable).toShowNotice("Košík se nepodařilo načíst.");
});

test("the 404 page has its exact words and the way home", async () => {
  const page = await theatre.visitor().get("/nic/takoveho/tu/neni");
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

test("with nothing but silence from the upstream every page still stands in a frame", async () => {
  const other = await openTestTheatre({ upstreamFetch: async () => json({}, 500) });
  const page = await other.visitor().get("/");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Divadlo");
  expect(page.all("banner")).toHaveLength(1);
  expect(page.has("link", "E-shop")).toBe(true);
});
