import { expect, test } from "vitest";
import { openTestApp } from "../support/open-app.ts";
import type { Visitor } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { add, mug } from "./shopping.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
/** The same browser at a site that has read nothing yet, and delays no call. */
async function atFreshSite(from: Visitor, call: string, answer: () => Response) {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  const visitor = site.visitor();
  for (const [name, value] of from.cookies) visitor.cookies.set(name, value);
  site.intercept(call, answer);
  return visitor;
}

const away = (status: number, retryAfter: string) => () =>
  Response.json({}, { status, headers: { "Retry-After": retryAfter } });

test.each([
  ["a product", demo.products.mug.path, "GET /api/products/cs/105"],
  ["an article", "/aktuality/neco", "GET /api/blog/cs/neco"],
  ["an order", "/shrnuti/1/abcdefghijklmnopqrstuvwx", "GET /api/orders/summary/*/*"],
  ["a customer's page", "/ucet", "GET /api/me"],
])("an upstream's Retry-After is passed on with %s, as a page and as data", async (_, path, call) => {
  const visitor = await customer(app);
  for (const [status, written, expected] of [
    [503, "45", "45"],
    [429, "45", "45"],
    [503, "86400", "3600"],
    [503, "soon", null],
  ] as const) {
    for (const at of [path, `${path}.data`]) {
      const answer = await (await atFreshSite(visitor, call, away(status, written))).get(at);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toEqual(expected);
    }
  }
});

test("a page that only lacks a block is no failure to be tried again", async () => {
  const page = await (
    await atFreshSite(await customer(app), "GET /api/me/newsletter", away(503, "45"))
  ).get("/ucet");
  expect(page.status).toBe(200);
  expect(page.headers.get("Retry-After")).toBeNull();
});

test("it is passed on with the answer to a form that a script sends", async () => {
  const visitor = app.visitor();
  await add(visitor, mug);
  app.intercept("PUT /api/cart/*", away(503, "45"));
  const answer = await visitor.postByScript("/kosik/zmena", { intent: "quantity", ...mug, quantity: "2" });
  app.intercept("PUT /api/cart/*", undefined);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("45");
  expect(answer.body).toMatch(/Počet.kusů se nepodařilo změnit/u);
});

test("during an outage of the currencies the visitor cannot choose another one", async () => {
  const site = await openTestApp({ upstreamFetch: app.passOn });
  site.intercept("GET /api/lists/currencies", away(503, "45"));
  const answer = await site.visitor().post("/mena", { currency: "2", back: "/kontakty" });
  expect(answer).toRedirectTo("/kontakty");
  expect(await answer.follow()).toShowNotice(
    "Měnu se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.",
  );
});
