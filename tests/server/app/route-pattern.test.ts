import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import { isSecretPath, pathPattern } from "#app/domain/secret-paths.ts";
import { addressesOf, canonicalPathname, routeFinder, rulesOf } from "#server/http/route-pattern.ts";
import { builtSite } from "../../support/built-site.ts";
import { expectNoise } from "../../support/noise.ts";

type Routes = ServerBuild["routes"];
type RouteObject = Parameters<typeof matchRoutes>[0][number];

/** The result of Remix's own matching of a path. */
function remixFinder(routes: Routes) {
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route): RouteObject[] => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, caseSensitive } = route;
      if (route.index) return [{ id, path, caseSensitive, index: true }];
      return [{ id, path, caseSensitive, children: below(id) }];
    });
  const tree = below(undefined);
  return (pathname: string) => {
    const found = matchRoutes(tree, { pathname }) ?? [];
    const pattern = `/${found.map(({ route }) => route.path ?? "").join("/")}`.replace(/\/{2,}/g, "/");
    const handle = routes[found.at(-1)?.route.id ?? ""]?.module.handle as { access?: unknown } | undefined;
    return { pattern: pattern.replace(/(?<=.)\/$/, ""), access: handle?.access };
  };
}

/** A path as it may arrive: with an encoding, other letters, more slashes or segments. */
function oddPaths(path: string): string[] {
  return [
    path,
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `${path}/more`,
    `${path}/more/and/more`,
    `${path}.ics`,
    `${path}%2Fmore`,
    `${path}%20`,
    `${path}%`,
    `${path}%0A`,
    `${path}%C5%99`,
    `${path}ř`,
    `${path}*`,
    path.toUpperCase(),
    path.replace(/.$/, ""),
    path.replaceAll("/", "//"),
    path.replaceAll("/", "/%2F"),
    path.replace(/[a-z]/g, (letter) => `%${letter.codePointAt(0)?.toString(16)}`),
    path.replace(/^\/[^/]+/, ""),
  ].map((odd) => odd || "/");
}

test("every route is found as Remix finds it, by its own and by odd paths", async () => {
  expectNoise(/could not be decoded/);
  const { routes } = (await builtSite()).build;
  const own = routeFinder(routes);
  const remix = remixFinder(routes);
  const patterns = Object.values(routes).map((route) => `/${route?.path ?? ""}`);
  const filled = patterns.flatMap((pattern) => [
    pattern.replaceAll(/:[\w-]+\??/g, "12"),
    pattern.replaceAll(/\/:[\w-]+\?/g, "").replaceAll(/:[\w-]+/g, "a-b"),
  ]);
  const paths = [...new Set(filled)].flatMap(oddPaths);
  expect(paths.length).toBeGreaterThan(1400);
  const different = paths.filter((path) => {
    const [one, other] = [own(path), remix(path)];
    return one.pattern !== other.pattern || one.access !== other.access;
  });
  expect(different).toEqual([]);
  const found = new Set(paths.map((path) => own(path).pattern));
  // No path matches the layouts.
  expect(patterns.filter((pattern) => !found.has(pattern))).toEqual([]);
});

test("the site finds nested, optional and catch-all routes as Remix does", () => {
  expectNoise(/could not be decoded/);
  const module = { default: () => null };
  const table: [id: string, parentId: string | undefined, rest: object][] = [
    ["root", undefined, { path: "" }],
    ["home", "root", { index: true }],
    ["shop", "root", { path: "shop" }],
    ["front", "shop", { index: true }],
    ["item", "shop", { path: ":item/:size?" }],
    ["any", "shop", { path: "files/*" }],
    ["Exact", "root", { path: "Exact", caseSensitive: true }],
    ["dots", "root", { path: "a.b(c)+/x" }],
    ["twin", "root", { path: ":any" }],
    ["late twin", "root", { path: ":other" }],
    ["optional word", "root", { path: "cs?/about" }],
  ];
  const routes = Object.fromEntries(
    table.map(([id, parentId, rest]) => [
      id,
      { id, parentId, module: { ...module, handle: { access: id } }, ...rest },
    ]),
  ) as unknown as Routes;
  const paths = [
    "/",
    "/shop",
    "/shop/1",
    "/shop/1/xl",
    "/shop/1/xl/more",
    "/shop/files",
    "/shop/files/a/b",
    "/Exact",
    "/exact",
    "/a.b(c)+/x",
    "/aXb(c)+/x",
    "/one",
    "/about",
    "/cs/about",
    "/de/about",
  ].flatMap(oddPaths);
  const [own, remix] = [routeFinder(routes), remixFinder(routes)];
  expect(paths.map((path) => [path, own(path).access])).toEqual(
    paths.map((path) => [path, remix(path).access]),
  );
});

test("the data of a screen have its route", async () => {
  const find = routeFinder((await builtSite()).build.routes);
  expect(find("/kosik.data")).toBe(find("/kosik"));
  expect(find("/_root.data")).toBe(find("/"));
});

test("every route says how private its answers are", async () => {
  const { routes } = (await builtSite()).build;
  const find = routeFinder(routes);
  const found = Object.values(routes).flatMap((route) => {
    if (!route?.path) return [];
    const path = `/${route.path.replaceAll(/:[\w-]+\??/g, "12")}`;
    const { pattern, privacy } = find(path);
    return privacy === "public" ? [] : [`${privacy} ${pattern}`];
  });
  expect(found.toSorted()).toEqual([
    "customer /account/addresses",
    "customer /ucet",
    "customer /ucet/fakturacni-udaje",
    "customer /ucet/moje-udaje",
    "customer /ucet/moje-udaje.json",
    "customer /ucet/objednavka/:id",
    "personal /account/register",
    "personal /info/cookies",
    "personal /kosik",
    "personal /kosik/nahled-poukazu",
    "personal /kosik/zmena",
    "personal /login",
    "personal /obnova-hesla",
    "personal /overeni-cookies",
    "personal /registrace",
    "personal /vstupenky/mista",
    "secret /hodnoceni/potvrzeni/:token",
    "secret /newsletter/odhlaseni/:token",
    "secret /newsletter/potvrzeni/:token",
    "secret /odstoupeni/:id/:hash",
    "secret /reklamovat/:id/:hash",
    "secret /shrnuti/:id/:hash",
    "secret /shrnuti/:id/:hash/doklad/:number",
    "secret /shrnuti/:id/:hash/qr-platba.png",
    "secret /zmena-emailu/:token",
    "secret /zmena-hesla/:hash",
  ]);
});

test("only the page that ends a newsletter takes forms from anywhere", async () => {
  const { routes } = (await builtSite()).build;
  const found = Object.values(routes).flatMap((route) =>
    route && rulesOf(route.module.handle).isOneClick ? [route.path] : [],
  );
  expect(found).toEqual(["newsletter/odhlaseni/:token"]);
});

test("a route without rules is as private as a customer's page", () => {
  const routes = { bare: { id: "bare", path: "bare", module: { default: () => null } } } as unknown as Routes;
  expect(routeFinder(routes)("/bare").privacy).toBe("customer");
});

test.each([
  ["/SHRNUTI/4/AbC", "/shrnuti/4/AbC"],
  ["/%73hrnuti/4/AbC%2B", "/shrnuti/4/AbC%2B"],
  ["/Shrnuti/4/AbC.data", "/shrnuti/4/AbC.data"],
  ["/Repertoar/Revizor", "/repertoar/Revizor"],
  ["/program/4%2EICS", "/program/4.ics"],
  ["/PROGRAM/a%20b.ics", "/program/a%20b.ics"],
  ["/Ucet/Fakturacni-Udaje", "/ucet/fakturacni-udaje"],
  ["/SITEMAP.XML", "/sitemap.xml"],
  ["/2/Obleceni", "/2/Obleceni"],
  ["/Neni/%74o/zde/vubec", "/Neni/%74o/zde/vubec"],
  ["/shrnuti/4/AbC.", "/shrnuti/4/AbC"],
  ["/newsletter/odhlaseni/a-b_c),", "/newsletter/odhlaseni/a-b_c"],
  ["/repertoar/revizor.", "/repertoar/revizor"],
  ["/program/4.ics", "/program/4.ics"],
  ["/_root.data", "/_root.data"],
  ["/", "/"],
])("%s is canonical as %s", async (path, canonical) => {
  const find = routeFinder((await builtSite()).build.routes);
  expect(canonicalPathname(find(path), path)).toBe(canonical);
});

test("the canonical spelling of every address leads to the same route", async () => {
  const { routes } = (await builtSite()).build;
  const find = routeFinder(routes);
  const addresses = Object.values(routes).flatMap((route) => {
    if (!route?.path || route.path === "*") return [];
    return [`/${route.path.replaceAll(/:[\w-]+\??/g, "12")}`];
  });
  for (const address of addresses) {
    expect(canonicalPathname(find(address), address)).toBe(address);
    for (const odd of [
      address.toUpperCase(),
      address.replace(/[a-z]/, (letter) => `%${letter.codePointAt(0)?.toString(16)}`),
    ]) {
      expect(canonicalPathname(find(odd), odd)).toBe(address);
    }
  }
});

test("the addresses with a secret are those of the routes that say so", async () => {
  const addresses = addressesOf((await builtSite()).build.routes);
  for (const { path, privacy } of addresses)
    expect([path, isSecretPath(path)]).toEqual([path, privacy === "secret"]);
});

test.each([
  ["/105/domov/hrnek", { id: "105", category: "domov", product: "hrnek" }, "/:id/:category/:product"],
  ["/lide/4/jana-%C4%8Dern%C3%A1", { id: "4", slug: "jana-černá" }, "/lide/:id/:slug"],
  ["/4/4", { id: "4", category: "4" }, "/:id/:category"],
  ["/soubory/a/b.pdf", { "*": "a/b.pdf" }, "/soubory/*"],
  ["/", {}, "/"],
])("a tag knows %s as its pattern", (pathname, params, pattern) => {
  expect(pathPattern(pathname, params)).toBe(pattern);
});
