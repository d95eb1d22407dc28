import { beforeAll, describe, expect, test } from "vitest";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { json } from "../../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../../support/open-app.ts";
import { demo } from "../../support/demo.ts";

const minute = 60_000;
const clock = { now: 0 };
let app: TestApp;
beforeAll(async () => {
  clock.now = Math.ceil(seededAt.getTime() / minute) * minute;
  app = await openTestApp({ config: { pageSeconds: 10 }, clock: () => new Date(clock.now) });
});

/** The start of a new minute, when the page cache is empty. */
function nextMinute(): number {
  clock.now = (Math.floor(clock.now / minute) + 1) * minute;
  return clock.now;
}

describe("a page that is the same for all visitors", () => {
  test("is sent again unchanged, compressed, until ten seconds have passed", async () => {
    const start = nextMinute();
    const one = await app.visitor().get("/");
    clock.now = start + 9_000;
    const two = await app.visitor().get("/");
    expect(two.body).toBe(one.body);
    expect(two.headers.get("Content-Security-Policy")).toBe(one.headers.get("Content-Security-Policy"));
    expect(two.headers.get("ETag")).toBe(one.headers.get("ETag"));
  });

  test("is rendered once for all requests at the same time", async () => {
    nextMinute();
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.visitor().get("/products/new")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  test("answers 304 to a matching ETag, and HEAD without a body", async () => {
    nextMinute();
    const one = await app.visitor().get("/eshop");
    const again = await app.visitor().get("/eshop", { "If-None-Match": one.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    const head = await app.handle(new Request("http://localhost/eshop", { method: "HEAD" }));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  test("is not served after the minute it shows", async () => {
    const start = nextMinute();
    clock.now = start + 55_000;
    const one = await app.visitor().get("/");
    clock.now = start + 60_000;
    const two = await app.visitor().get("/");
    expect(two.body).not.toBe(one.body);
  });
});

describe("the page cache never stores", () => {
  test("the page of a visitor with a cart", async () => {
    nextMinute();
    const buyer = app.visitor();
    const product = await buyer.visit(demo.products.mug.path);
    await product.press(/^Do košíku$/);
    const own = await buyer.get("/eshop");
    const others = await app.visitor().get("/eshop");
    expect(own.body).toContain("Košík, 1 položka");
    expect(others.body).not.toContain("Košík, 1 položka");
    expect(others.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=cs;/u)]);
  });

  test("a page with a block that could not be read", async () => {
    nextMinute();
    app.intercept("GET /api/products/*", () => json({}, 500));
    const broken = await app.visitor().get("/products/sale");
    app.intercept("GET /api/products/*", undefined);
    const whole = await app.visitor().get("/products/sale");
    expect(whole.body).not.toBe(broken.body);
    expect(whole.body).toContain("Tričko Vantroky");
  });

  test("a 404 page", async () => {
    nextMinute();
    const missing = await app.visitor().get("/neni-tu");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("Cache-Control")).toBe("no-store");
    expect(missing.headers.get("ETag")).toBeNull();
  });
});
