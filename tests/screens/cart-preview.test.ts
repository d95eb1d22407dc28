import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import { add, badge, mug, shirt } from "./shopping.ts";

const app = await openTestApp();

test("without JavaScript the badge is a link to the cart with the number of lines", async () => {
  const visitor = app.visitor();
  await add(visitor, mug, "2");
  await add(visitor, badge);
  const page = await visitor.visit("/eshop");
  const link = page.the("link", "Košík, 2 položky");
  expect(attribute(link, "href")).toBe("/kosik");
  expect(attribute(link, "aria-expanded")).toBeNull();
});

test("a page carries the cart's lines only for a visitor with a cart", async () => {
  const visitor = app.visitor();
  const before = await visitor.visit("/eshop");
  await add(visitor, shirt);
  const after = await visitor.visit("/eshop");
  expect(after.body).toContain("preview");
  expect(before.body).not.toContain("preview");
  expect(before.body).toBe((await app.visitor().visit("/eshop")).body);
  expect(after.headers.get("Cache-Control")).toBe("private, no-store");
});

test("while the cart cannot be read the badge says so and no line is carried", async () => {
  const visitor = app.visitor();
  await add(visitor, mug);
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 500));
  const late = other.visitor();
  for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
  const page = await late.visit("/eshop");
  expect(page.has("link", "Košík, obsah teď nejde načíst")).toBe(true);
  expect(page.body).not.toContain("preview");
});

test("the data answer has the quantity of each line after the change", async () => {
  const visitor = app.visitor();
  await add(visitor, badge, "1");
  const answer = await visitor.postByScript("/kosik/zmena", { intent: "quantity", ...badge, quantity: "3" });
  expect(answer.status).toBe(200);
  for (const word of ["changed", "before", "quantity", "productId"]) expect(answer.body).toContain(word);
});
