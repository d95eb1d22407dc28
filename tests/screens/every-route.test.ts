import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { complaintPath } from "#app/domain/shop/complaint.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { customer } from "./account-pages.ts";
import { openTestApp } from "../support/open-app.ts";

const app = await openTestApp();
const name = "Divadlo Na Vantrokách";

const mug = { id: 105, slug: "hrnek-prestavka-300-ml", category: { slug: "domov" } };

test("the home page's title is exactly the theatre's name", async () => {
  const page = await app.visitor().visit(paths.home());
  expect(page.status).toBe(200);
  expect(page.title).toBe(name);
});

test.each([
  paths.people(),
  paths.ratings(),
  paths.ratingsSummary(),
  paths.programme(),
  paths.shop(),
  paths.newProducts(),
  paths.saleProducts(),
  paths.cart(),
  paths.register(),
  "/account/register",
  paths.forgotPassword(),
  paths.voucherBalance(),
  paths.withdrawal(),
  complaintPath(),
  paths.news(),
  paths.contacts(),
  paths.documents(),
  paths.annualReports(),
  paths.about(),
  paths.info("obchodni-podminky"),
  paths.newsletter(),
])("%s opens in Czech, with its title and one main heading", async (path) => {
  const page = await app.visitor().get(path);
  expect(page.status).toBe(200);
  expect(page.title).toMatch(new RegExp(`^.+ · ${name}$`, "u"));
  expect(attribute(page.html, "lang")).toBe("cs");
  expect(elements(page.html, "h1")).toHaveLength(1);
});

test("the account's pages open for a customer in Czech, each with its title and one main heading", async () => {
  const visitor = await customer(app);
  const account = await visitor.visit(paths.account());
  const orders = elements(account.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((link) => link.startsWith("/ucet/objednavka/"));
  expect(orders.length).toBeGreaterThan(2);
  const titles: string[] = [];
  for (const path of [paths.account(), paths.billing(), paths.addresses(), ...orders]) {
    const page = await visitor.get(path);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.title).toMatch(new RegExp(`^.+ · ${name}$`, "u"));
    expect(attribute(page.html, "lang")).toBe("cs");
    expect([path, elements(page.html, "h1").length]).toEqual([path, 1]);
    titles.push(page.title);
  }
  expect(new Set(titles).size).toBe(titles.length);
  const login = await app.visitor().get(paths.login());
  expect(login.title).toBe(`Přihlášení · ${name}`);
  expect(elements(login.html, "h1")).toHaveLength(1);
});

test.each([
  ["/", "Divadlo Na Vantrokách"],
  ["/aktuality", "Aktuality"],
  ["/aktuality/rur-ma-za-sebou-premieru", "R. U. R. má za sebou premiéru"],
  ["/eshop", "E-shop"],
  ["/hledani?q=hrnek", "Hledání"],
  ["/hodnoceni", "Hodnocení"],
  ["/hodnoceni/shrnuti", "Souhrn hodnocení"],
  ["/kontakty", "Kontakty"],
  ["/kosik", "Košík"],
  ["/lide", "Lidé"],
  ["/lide/1/barbora-chalupnikova", "Barbora Chalupníková"],
  ["/o-divadle", "O divadle"],
  ["/obnova-hesla", "Zapomenuté heslo"],
  ["/program", "Program"],
  ["/repertoar", "Repertoár"],
  ["/repertoar/rur", "R. U. R."],
  ["/registrace", "Registrace"],
  ["/account/register", "Registrace"],
  ["/vstupenky", "Vstupenky"],
  ["/vstupenky/zaslat-znovu", "Ztratili jste vstupenku?"],
  ["/vyrocni-zpravy", "Výroční zprávy"],
  ["/documents/dokumenty", "Dokumenty"],
  ["/products/new", "Novinky"],
  ["/products/sale", "Výhodně"],
  ["/info/zasady-zpracovani-osobnich-udaju", "Zásady zpracování osobních údajů"],
  ["/6/domov", "Domov"],
  ["/105/domov/hrnek-prestavka-300-ml", "Hrnek Přestávka 300 ml"],
  ["/110/nezarazeno/odznaky-potlesk", "Odznaky Potlesk (4 ks)"],
  ["/login", "Přihlášení"],
])("%s is the address of „%s“", async (path, title) => {
  const page = await app.visitor().get(path);
  expect(page.status).toBe(200);
  expect(page.title.split(" · ")[0]?.replaceAll("\u00a0", " ")).toBe(title);
});

test("the customer's pages have the addresses of the specification", async () => {
  const visitor = await customer(app);
  for (const [path, title] of [
    ["/ucet", "Váš účet"],
    ["/ucet/fakturacni-udaje", "Fakturační údaje"],
    ["/account/addresses", "Adresy"],
  ] as const) {
    const page = await visitor.get(path);
    expect([path, page.status, page.title.split(" · ")[0]]).toEqual([path, 200, title]);
  }
});

test("every category and every product linked from the shop opens at the address of its link", async () => {
  const shop = await app.visitor().visit(paths.shop());
  const links = elements(shop.html, "a").map((link) => attribute(link, "href") ?? "");
  const local = [...new Set(links.filter((link) => /^\/\d+\/[^/]+(?:\/[^/]+)?$/u.test(link)))];
  expect(local.length).toBeGreaterThan(8);
  for (const path of local) expect([path, (await app.visitor().get(path)).status]).toEqual([path, 200]);
});

test.each([
  "/neni",
  "/0/domov",
  "/abc/domov",
  "/1.5/domov/hrnek",
  "/999999/domov",
  "/info/neni",
  "/repertoar/neni",
  "/shrnuti/1/neni",
  "/a/b/c/d",
])("%s does not exist, and says so in the specification's words", async (path) => {
  const page = await app.visitor().get(path);
  expect(page.status).toBe(404);
  expect(page.statusText).toBe("This page could not be found");
  expect(page.all("heading")).toContain("Stránka nenalezena (404)");
  expect(page.title).toBe(`Stránka nenalezena (404) · ${name}`);
  expect(attribute(page.the("link", "Zpět na úvodní stránku"), "href")).toBe("/");
});

test("a product address without a category redirects to the one with it", async () => {
  const short = await app.visitor().get(`/${mug.id}/${mug.slug}`);
  expect(short).toRedirectTo(paths.product(mug), 301);
  const page = await short.follow();
  expect(page.status).toBe(200);
});

test("no link of the demo theatre leads to a reserved host name", async () => {
  const all = [
    paths.home(),
    paths.programme(),
    paths.repertoire(),
    paths.production({ slug: "rur" }),
    paths.tickets(),
    paths.people(),
    paths.news(),
    paths.article({ slug: "rur-ma-za-sebou-premieru" }),
    paths.contacts(),
    paths.about(),
    paths.documents(),
    paths.info("obchodni-podminky"),
    paths.info("pro-media"),
    paths.product(mug),
  ];
  const hosts = new Set<string>();
  for (const path of all) {
    const page = await app.visitor().visit(path);
    for (const link of elements(page.html, "a")) {
      const { protocol, hostname } = new URL(attribute(link, "href") ?? "", "http://localhost:3000/");
      if (protocol.startsWith("http")) hosts.add(hostname);
    }
  }
  expect([...hosts]).toContain("www.facebook.com");
  expect([...hosts].filter((host) => /\.(?:example|test|invalid)$/u.test(host))).toEqual([]);
});
