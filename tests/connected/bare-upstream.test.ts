import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { blockFailed } from "#app/messages/errors-texts.ts";
import { cartFailures, cartTexts } from "#app/messages/cart-texts.ts";
import { howToOrder, orderFailures } from "#app/messages/order-texts.ts";
import { mostPages } from "#server/http/render-queue.ts";
import { authSession } from "#server/cookies/session.ts";
import { jarWith, sessionOf } from "../server/support/fake-context.ts";
import { builtSite, ensureBuild } from "../support/built-site.ts";
import { isNight, rowsToTry } from "../support/night.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { addresses, routesOf } from "./every-route.ts";
import { connected, openBare, seventeenCalls } from "./seventeen-calls.ts";

beforeAll(ensureBuild);

const all = Object.values(addresses).flat();
const isDocument = (address: string) =>
  !/\.(?:data|ics|xml|pdf)\b|\/images\/|\/vzhled\/|webmanifest|\/soubory\/|\/zneni\/|nahled-poukazu|\/doklad\/|robots|napoveda|\/karty|\/nahled\/|security\.txt|qr-platba/u.test(
    address,
  );
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function openConnected(upstreamFetch: (request: Request) => Promise<Response>): Promise<TestApp> {
  return openTestApp({ upstreamFetch, config: connected });
}

/** Whatever the failure, the page is in Czech, in the site's own shell. */
function expectPage(page: Page): void {
  const where = `${page.path} ${page.status}`;
  expect(attribute(page.html, "lang"), where).toBe("cs");
  expect(page.all("heading").length, where).toBeGreaterThan(0);
  expect(page.has("contentinfo"), where).toBe(true);
  expect(page.body, where).not.toMatch(/Not Found|upstream\.example|Unexpected|undefined|\bNaN\b/u);
}

test("every route has an address in these tests", async () => {
  const { build } = await builtSite();
  expect(routesOf(build).filter((route) => !(route in addresses))).toEqual([]);
});

test("over an upstream of seventeen calls every route answers, never 5xx", async () => {
  const app = await openBare();
  const statuses: Record<string, number> = {};
  for (const address of all) {
    const page = await app.visitor().get(address);
    statuses[address] = page.status;
    if (isDocument(address) && !page.headers.has("Location")) expectPage(page);
  }
  // 202, 303: a guest is redirected from a customer's page to the sign-in; 410: a used-up link of an e-mail.
  const isFine = (status: number) => [200, 202, 301, 302, 303, 404, 410].includes(status);
  expect(Object.entries(statuses).filter(([, status]) => !isFine(status))).toEqual([]);
  expect(statuses).toMatchObject({
    "/": 200,
    "/eshop": 404,
    "/products/new": 404,
    "/kosik": 200,
    "/7/plakaty": 404,
    "/program": 404,
    "/repertoar": 404,
    "/lide": 404,
    "/aktuality": 404,
    "/hodnoceni": 404,
    "/o-divadle": 404,
    "/vstupenky": 200,
    "/vstupenky/zaslat-znovu": 404,
    "/kontakty": 200,
    "/8/neni": 404,
    "/105/domov/hrnek": 404,
    "/info/obchodni-podminky": 404,
    "/shrnuti/1/abcdefghijklmnopqrstuvwx": 404,
    "/images/product/big/hrnek.svg": 404,
    "/robots.txt": 200,
  });
});

test.each(["/", "/vstupenky", "/kontakty", "/kosik", "/login"])(
  "over it, %s has no block of what is not offered, and none that failed",
  async (address) => {
    const page = await (await openBare()).visitor().get(address);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(plain(blockFailed));
    expect(page.body).not.toContain(`href="${resendPath()}`);
    expect(page.body).not.toMatch(
      /id="(?:hrajeme|repertoar|aktuality|novinky|vyhodne|partneri|terminy|ceny)"/u,
    );
  },
);

test("over it, pages ask for nothing that is not there", async () => {
  const app = await openBare();
  for (const address of ["/", "/o-divadle", "/kontakty", "/kosik", "/login", "/registrace"])
    await app.visitor().get(address);
  const known = Object.keys(seventeenCalls()).map((call) =>
    call.split(" ")[1]?.split("/").slice(0, 3).join("/"),
  );
  const calls = new Set(app.calls.map(({ path }) => path.split("?")[0]?.split("/").slice(0, 3).join("/")));
  expect([...calls].filter((path) => !known.includes(path))).toEqual([]);
});

test("over it, a customer is recognized, and the calls of a customer's cart are enough", async () => {
  const app = await openBare();
  const visitor = app.visitor();
  const signedIn = await jarWith(authSession, sessionOf("token-of-jana"));
  for (const [name, value] of signedIn.values) visitor.cookies.set(name, value);
  for (const address of all) {
    const page = await visitor.get(address);
    // A signed-in customer is redirected from the sign-in page.
    expect([200, 202, 301, 302, 303, 404, 410], address).toContain(page.status);
  }
  await visitor.post(paths.cart(), { intent: "add", product: "5", quantity: "2" });
  expect((await visitor.visit(paths.cart())).text).toContain("242,00 Kč");
  const calls = app.calls.filter(({ headers }) => headers.get("Authorization") === "Bearer token-of-jana");
  const called = new Set(calls.map((call) => `${call.method} ${call.path}`));
  expect([...called]).toEqual(
    expect.arrayContaining(["GET /api/me", "GET /api/cart/cs", "PUT /api/cart/c-1"]),
  );
  expect(app.calls.some(({ path }) => path.startsWith("/api/cart/anonymous"))).toBe(false);
});

test("over it, a menu item without a link keeps its submenu, and relative links work", async () => {
  const page = await (await openBare()).visitor().get("/eshop");
  expect(page.body.replaceAll("<!-- -->", "")).toMatch(/<button[^>]*>Divadlo/u);
  expect(page.body).toContain('href="/program"');
  expect(page.body).toContain('href="mailto:pokladna@divadlo.example"');
});

test("with products, a line of the cart links to its product in its category", async () => {
  const products = { "GET /api/products/cs": () => Response.json([]) };
  const visitor = (await openBare({ ...seventeenCalls(), ...products })).visitor();
  await visitor.post(paths.cart(), { intent: "add", product: "5", variant: "3", quantity: "1" });
  const cart = await visitor.get(paths.cart());
  expect(cart.body).toContain('href="/5/plakaty/plakat-5"');
  expect(cart.body).toContain("/images/product/thumbnail/plakat-5.jpg");
  expect(cart.text).toContain("Velikost 3");
});

test("over it, a visitor fills a cart, and the order says that it is impossible", async () => {
  const visitor = (await openBare()).visitor();
  const added = await visitor.post(paths.cart(), { intent: "add", product: "5", quantity: "2" });
  const cart = await added.follow();
  expect(cart.status).toBe(200);
  expectPage(cart);
  expect(cart.text).toContain("242,00 Kč");
  expect(cart.has("heading", plain(howToOrder.title))).toBe(true);

  expect((await cart.press("Přepočítat", { quantity: "3" })).text).toContain("363,00 Kč");
  const unknown = await visitor.post(paths.cart(), { intent: "voucher-add", code: "X", guestEmail: "" });
  expect(unknown).toMarkField("code", /neexistuje/u);
  const discounted = await cart.press("Uplatnit", { code: "PADESAT" });
  expect(discounted.text).toContain("PADESAT");
  const full = await discounted.press(/Odebrat .*PADESAT/u);
  expect(full.all("button").join()).not.toContain("PADESAT");

  for (const intent of ["order", "choose"]) {
    const order = await visitor.post(paths.cart(), { intent, email: "jana@example.cz" });
    expect(order.status).toBe(303);
    expect(await order.follow()).toShowNotice(plain(orderFailures.notOffered));
  }

  await visitor.post(paths.cart(), { intent: "clear" });
  expect((await visitor.visit(paths.cart())).has("heading", plain(cartTexts.emptyTitle))).toBe(true);
});

const brokenUpstreams: Readonly<Record<string, () => Promise<Response>>> = {
  "refuses connections": async () => {
    throw new TypeError("fetch failed");
  },
  "answers 500 in HTML": async () => new Response("<h1>Not Found</h1>", { status: 500 }),
  "answers 200 in HTML": async () => new Response("<h1>Not Found</h1>"),
  "answers {} to everything": async () => Response.json({}),
  "answers null to everything": async () => Response.json(null),
  "answers {data: null} to everything": async () => Response.json({ data: null }),
  "sends everybody elsewhere": async () => Response.redirect("http://elsewhere.example/", 302),
  "answers 401 to everybody": async () => Response.json({ message: "Unauthenticated." }, { status: 401 }),
  "answers 429 to everybody": async () => Response.json({}, { status: 429 }),
};

const tried = ["refuses connections", "answers 200 in HTML", "answers {} to everything"];

test.each(rowsToTry(Object.keys(brokenUpstreams), (how) => tried.includes(how)))(
  "over an upstream that %s every route answers in Czech",
  async (how) => {
    const app = await openConnected(brokenUpstreams[how] ?? nobody);
    const pages: Page[] = [];
    for (const address of all) pages.push(await app.visitor().get(address));
    expect(statusesOf(pages)).toMatchObject(inAnOutage);
    expectToSayWhatIsMissing(pages);
  },
);

test("over an upstream with only empty lists every route answers", async () => {
  const app = await openConnected(async () => Response.json([]));
  for (const address of all) {
    const page = await app.visitor().get(address);
    expect([200, 202, 302, 303, 404, 410, 503], address).toContain(page.status);
    if (isDocument(address) && !page.headers.has("Location")) expectPage(page);
  }
  expect((await app.visitor().get("/eshop")).text).not.toContain(plain(blockFailed));
});

test("over a silent upstream every route answers within ten seconds", async () => {
  // One site renders this number of pages at once and refuses the next ones, so a second site gets the others.
  const groups = Array.from({ length: Math.ceil(all.length / mostPages.connected) }, (_, at) =>
    all.slice(at * mostPages.connected, (at + 1) * mostPages.connected),
  );
  const sites = await Promise.all(
    groups.map(async (group) => ({ group, app: await openConnected(() => new Promise(() => undefined)) })),
  );
  const started = performance.now();
  const pages = await Promise.all(
    sites.flatMap(({ app, group }) => group.map((address) => app.visitor().get(address))),
  );
  if (isNight) expect(performance.now() - started).toBeLessThan(10_000);
  expect(statusesOf(pages)).toMatchObject(inAnOutage);
  expectToSayWhatIsMissing(pages);
});

/** An outage: the site shows content known without the upstream as always, and does not report the rest as missing. */
const inAnOutage = {
  "/": 200,
  "/eshop": 200,
  "/products/new": 200,
  "/kosik": 200,
  "/7/plakaty": 503,
  "/105/domov/hrnek": 503,
  "/0/plakaty": 404,
  "/neni": 404,
  "/robots.txt": 200,
};

/** By path; fails for a status that an outage does not explain. */
function statusesOf(pages: readonly Page[]): Record<string, number> {
  expect(
    pages
      .filter(({ status }) => ![200, 202, 302, 303, 404, 410, 503].includes(status))
      .map(({ path }) => path),
  ).toEqual([]);
  return Object.fromEntries(pages.map((page) => [page.path, page.status]));
}

function expectToSayWhatIsMissing(pages: readonly Page[]): void {
  for (const page of pages) {
    if (isDocument(page.path) && !page.headers.has("Location")) expectPage(page);
    if (page.status === 503) expect(page.headers.get("Cache-Control"), page.path).toContain("no-store");
  }
  const saying = pages.filter(({ text }) => text.includes(plain(blockFailed))).map(({ path }) => path);
  expect(saying).toEqual(
    expect.arrayContaining(["/", "/eshop", "/products/sale", "/7/plakaty", "/105/domov/hrnek"]),
  );
  expect(saying).not.toContain("/neni");
}

function nobody(): never {
  throw new Error("No such upstream");
}

test("over an unreachable upstream a changed cart says so, and the page still works", async () => {
  const visitor = (await openConnected(brokenUpstreams["refuses connections"] ?? nobody)).visitor();
  const added = await visitor.post(paths.cart(), {
    intent: "add",
    product: "5",
    quantity: "1",
    back: "/eshop",
  });
  expect(added.status).toBe(503);
  expect(added.text).toContain(plain(cartFailures.create));
  expectPage(added);
  const voucher = await visitor.post(paths.cart(), { intent: "voucher-add", code: "X", guestEmail: "" });
  expect(voucher.status).toBe(503);
  expectPage(voucher);
  // Without a cart there is nothing to change, and an order goes back to the empty cart.
  const statuses = {
    quantity: 503,
    restore: 503,
    remove: 303,
    "voucher-remove": 303,
    clear: 303,
    order: 303,
  };
  for (const [intent, status] of Object.entries(statuses)) {
    const fields = { intent, product: "5", quantity: "1", voucher: "1" };
    const answer = await visitor.post(paths.cart(), fields);
    expect(answer.status, intent).toBe(status);
    expectPage(status === 303 ? await answer.follow() : answer);
  }
  expect(visitor.cookies.has("cart")).toBe(false);
});
