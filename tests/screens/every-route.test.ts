import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { screens } from "../catalogue/screens.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { customer } from "./account-pages.ts";
import { openTestApp } from "../support/open-app.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
const name = "Divadlo Na Vantrokách";

const mug = { id: 105, slug: "hrnek-prestavka-300-ml", category: { slug: "domov" } };

const opened = screens.flatMap(({ at, ...screen }) => (typeof at === "string" ? [{ at, ...screen }] : []));
/** Addresses of the specification that show a screen of the catalogue, too. */
const others: readonly { at: string; title?: string; who?: "customer" }[] = [
  { at: "/account/register", title: "Registrace" },
  { at: "/info/zasady-zpracovani-osobnich-udaju" },
  { at: demo.products.badges.path },
];

test.each([...opened, ...others])(
  "$at opens in Czech, with its title and one main heading",
  async ({ at, title, who }) => {
    const visitor = who ? await customer(app) : app.visitor();
    const page = await visitor.get(at);
    expect(page.status).toBe(200);
    const [first, ...rest] = page.title.replaceAll("\u00a0", " ").split(" · ");
    if (title) expect(first).toBe(title);
    // The home page's title is exactly the theatre's name.
    expect([first, ...rest].at(-1)).toBe(name);
    expect(rest).toHaveLength(at === "/" ? 0 : 1);
    expect(attribute(page.html, "lang")).toBe("cs");
    expect(elements(page.html, "h1")).toHaveLength(1);
  },
);

test("each order of a customer has a title of its own", async () => {
  const visitor = await customer(app);
  const links = elements((await visitor.visit(paths.account())).html, "a").map(
    (link) => attribute(link, "href") ?? "",
  );
  const orders = links.filter((link) => link.startsWith("/ucet/objednavka/"));
  expect(orders.length).toBeGreaterThan(2);
  const titles = new Set<string>();
  for (const path of orders) titles.add((await visitor.get(path)).title);
  expect(titles.size).toBe(new Set(orders).size);
});

test("every category and product of the shop opens at the address of its link", async () => {
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
