import fc from "fast-check";
import { expect, test } from "vitest";
import { builtSite } from "../support/built-site.ts";
import { hostileText, hostileTexts } from "./payloads.ts";
import { fuzz, isFull } from "./plan.ts";
import { navigation, origin, sharedSite } from "./site.ts";
import { sharedVisitors, type Who } from "./visitors.ts";
import { demo } from "../support/demo.ts";

/** Every route with every query that any route reads, in every spelling. */

const { ask } = await sharedSite();
const { as, personal, own } = await sharedVisitors();

/** An existing URL for each route with parameters. */
const examples: Readonly<Record<string, readonly string[]>> = {
  ...own,
  "/program/:id.ics": ["/program/1.ics", "/program/12.ics"],
  "/repertoar/:slug": ["/repertoar/rur", "/repertoar/revizor"],
  "/lide/:id/:slug": ["/lide/1/barbora-chalupnikova"],
  "/hodnoceni/:id/nahlasit": ["/hodnoceni/1/nahlasit"],
  "/hodnoceni/potvrzeni/:token": ["/hodnoceni/potvrzeni/abcdefghijkl"],
  "/zmena-emailu/:token": ["/zmena-emailu/abcdefghijkl"],
  "/newsletter/potvrzeni/:token": ["/newsletter/potvrzeni/abcdefghijkl"],
  "/newsletter/odhlaseni/:token": ["/newsletter/odhlaseni/abcdefghijkl"],
  "/zneni/:file": ["/zneni/obchodni-podminky-1.pdf"],
  "/eshop/znacky/:slug": ["/eshop/znacky/divadlo"],
  "/aktuality/:slug": ["/aktuality/rur-ma-za-sebou-premieru"],
  "/soubory/*": ["/soubory/vyrocni-zprava-2025.pdf"],
  "/info/:slug": ["/info/cookies", "/info/obchodni-podminky"],
  "/nahled/:kind/:key": ["/nahled/produkt/105", "/nahled/text/cookies", "/nahled/termin/1"],
  "/images/:folder/:size/*": ["/images/product/big/105-hrnek-prestavka.svg"],
  "/vzhled/:file": ["/vzhled/logo.svg", "/vzhled/barvy-1.css"],
  "/:id/:category": ["/6/domov"],
  "/:id/:category?/:product": [demo.products.mug.path, "/105/hrnek-prestavka-300-ml"],
  "/*": ["/neni", "/a/b/c/d", "/api", "/healthz", "/assets/x.js"],
};

const { build } = await builtSite();
const patterns = Object.values(build.routes).flatMap((route) =>
  route?.path === undefined && !route?.index ? [] : [`/${route.path ?? ""}`],
);
const targets = Object.fromEntries(
  patterns.map((pattern) => [pattern, /[:*]/u.test(pattern) ? (examples[pattern] ?? []) : [pattern]]),
);

test("every route has an address", () => {
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.filter((pattern) => !targets[pattern]?.some(Boolean))).toEqual([]);
  expect(Object.keys(examples).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
});

/** Queries of Remix, and some of the site. */
const queries = new Set([
  "_routes",
  "_data",
  "index",
  "page",
  "q",
  "redirect",
  "inscenace",
  "kategorie",
  "id",
  "w",
]);

/** Adds the names of all queries that the site reads anywhere, as its code spells them. */
async function findQueries(): Promise<void> {
  const { get, getAll, has } = URLSearchParams.prototype;
  const wanted = { get, getAll, has };
  for (const [method, original] of Object.entries(wanted)) {
    Object.assign(URLSearchParams.prototype, {
      [method](this: URLSearchParams, name: string, ...rest: never[]) {
        queries.add(name);
        return Reflect.apply(original, this, [name, ...rest]);
      },
    });
  }
  try {
    for (const path of Object.values(targets).flat()) {
      for (const who of ["guest", "customer"] as const) await as(who).request(origin + path);
    }
  } finally {
    Object.assign(URLSearchParams.prototype, wanted);
  }
  for (const known of ["varianta", "hledat", "razeni", "smazat"]) expect([...queries]).toContain(known);
}

if (isFull) await findQueries();

/** A lone surrogate cannot be encoded. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
/** Segments as sent, encoded well or not. */
const segment = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => encode(text.slice(0, 700))) },
  { weight: 2, arbitrary: hostileTexts.numbers.map(encode) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "%", "%0", "%zz", "%00", "%0d%0a", "%2f", "%5c", "%ff", "%c0%af", "%ed%a0%80", "%u0041", "%252e%252e", "%2e%2e", "..%00", ";a=b", "a;b",
      "%E2%80%AE", "%f0%9f%98%80", ".data", ".ics", "index.php", "__proto__", "constructor", "_root.data", "+", "%20", "~", "*", ":id", "&&", "=",
    ),
  }, // oxfmt-ignore
);
const value = fc.oneof(
  segment,
  fc.constantFrom("1", "2", "vse", "rur", "asc", "2026-11-21", "105,110", "", "root", "%5B%5D"),
);
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...queries) },
  { weight: 1, arbitrary: segment },
);
const query = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.tuple(name, value).map((pair) => pair.join("=")) },
      { weight: 1, arbitrary: segment },
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));

/** Other spellings of the same path. */
const spelling = fc.constantFrom<(path: string) => string>(
  ...Array.from({ length: 12 }, () => (path: string) => path),
  (path) => path.toUpperCase(),
  // A hash stays as it is.
  (path) => path.replace(/^\/[^/]+/u, (first) => first.toUpperCase()),
  (path) => path.replace(/^\/[^/]+/u, (first) => first.toUpperCase()),
  (path) => path.replace(/^\/[^/]+/u, (first) => `${first.toUpperCase()}/`),
  (path) => path.replace(/[a-z]/u, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/gu, (sign, at: number) => (at % 2 ? sign.toUpperCase() : sign)),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll("/", "//"),
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}%20`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}.data`,
  (path) => `${path}.data`,
  (path) => `${path}.data`,
  (path) => `${path}%2fx`,
);

interface Case {
  readonly path: string;
  readonly who: Who;
  readonly method: string;
}

fuzz<readonly string[], Case>("addresses", targets, async (known) => ({
  cases: fc
    .record({
      path: fc.constantFrom(...known),
      changes: fc.oneof(
        fc.constant<[number, string][]>([]),
        fc.array(fc.tuple(fc.nat(6), segment), { minLength: 1, maxLength: 2 }),
      ),
      spell: spelling,
      query,
      who: fc.constantFrom<Who>("guest", "buyer", "customer"),
      method: fc.constantFrom("GET", "GET", "GET", "GET", "GET", "GET", "HEAD", "PUT"),
    })
    .map(({ path, changes, spell, query: address, who, method }): Case => {
      const changed = changes.reduce(
        (segments, [at, to]) => segments.with(at % segments.length, to),
        path.slice(1).split("/"),
      );
      return { path: spell(`/${changed.join("/")}`) + address, who, method };
    }),
  async expectSound({ path, who, method }) {
    const { response, url } = await ask(as(who), path, { method, headers: navigation }, { personal });
    // No visitor sees another visitor's data.
    if (
      who === "guest" ||
      method !== "GET" ||
      response.status !== 200 ||
      new URL(url).pathname.endsWith(".data")
    )
      return;
    // Anybody with the URL of an order may see it.
    const isOwn = Object.values(own)
      .flat()
      .some((item) => url.toLowerCase().includes(item.split("/").at(-1)?.toLowerCase() ?? ""));
    if (isOwn) return;
    const other = await ask(as("guest"), path, { headers: navigation });
    expect(
      personal.filter((text) => other.body.includes(text)),
      `${path} as a guest`,
    ).toEqual([]);
  },
}));
