import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import { atCart, badge, giftVoucher, shirt } from "./shopping.ts";
import type { Page } from "../support/visitor.ts";

/** Saturday, 21 November 2026; the terms count from it. */
const app = await openTestApp();
const deliveries = "GET /api/deliveries/cs";
const mugPath = "/105/domov/hrnek-prestavka-300-ml";
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function option(cart: Page, id: number): string {
  const described = byId(cart.html, `objednavka-delivery-${id}-description`);
  return described ? plain(textOf(described)) : "";
}

test("each delivery in the cart says its day, and on what it depends", async () => {
  const [, cart] = await atCart(app, badge);
  expect(option(cart, 1)).toContain("Připraveno k vyzvednutí nejpozději v úterý 24. 11.");
  expect(option(cart, 2)).toContain("Na výdejním místě nejpozději v pátek 27. 11.");
  expect(option(cart, 4)).toContain("U vás nejpozději ve čtvrtek 26. 11.");
  expect(option(cart, 5)).not.toContain("nejpozději");
  expect(plain(cart.text)).toMatch(
    /Dny platí, když objednávku, a u platby předem i peníze, dostaneme (?:dnes|zítra) do 12:00\./u,
  );
});

test("goods of an unknown time promise no day, and gift vouchers by e-mail have none", async () => {
  app.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const cart = await (await app.passOn(request)).json();
    const [item] = cart.items;
    const availability = { code: "on_order", quantity: 0, days: null };
    const product = { ...item.product, availability };
    return json({ ...cart, items: [...cart.items, { ...item, product: { ...product, id: 9_999 } }] });
  });
  const [visitor, cart] = await atCart(app, badge);
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect(option(cart, 4)).not.toContain("nejpozději");
  expect(plain(cart.text)).toContain("V košíku je zboží na objednávku, proto tu den doručení neslibujeme.");
  expect(option(await visitor.visit("/kosik"), 4)).toContain("nejpozději");
  const [, letters] = await atCart(app, giftVoucher);
  expect(letters.text).not.toContain("nejpozději");
});

test("more pieces than are in stock promise no day", async () => {
  app.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const cart = await (await app.passOn(request)).json();
    const [item] = cart.items;
    const variant = { ...item.variant, availability: { code: "last_pieces", quantity: 1, days: null } };
    return json({ ...cart, items: [{ ...item, variant, quantity: 2 }] });
  });
  const [, cart] = await atCart(app, shirt);
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect(option(cart, 4)).not.toContain("nejpozději");
});

test("a back office that promises nothing, or something odd, has no day and all its deliveries", async () => {
  const odd = { cutoff: "v poledne", dispatch_days: -1, transit_days: "brzy", kind: 7 };
  for (const fields of [{ cutoff: undefined, dispatch_days: undefined, transit_days: undefined }, odd]) {
    app.intercept(deliveries, async (request) => {
      const { data } = await (await app.passOn(request)).json();
      return json({ data: data.map((one: object) => ({ ...one, ...fields })) });
    });
    // oxlint-disable-next-line no-await-in-loop -- one answer at a time
    const [, cart] = await atCart(app, badge);
    app.intercept(deliveries, undefined);
    expect(cart.text).not.toContain("nejpozději");
    expect(elements(cart.the("main"), "input", (one) => attribute(one, "name") === "delivery")).toHaveLength(
      5,
    );
  }
});

test("goods say the quickest day and the pick-up; goods to be made count their own days", async () => {
  const page = await app.visitor().visit(mugPath);
  const text = plain(page.text);
  expect(text).not.toContain("11..");
  expect(text).toContain("U vás nejpozději ve čtvrtek 26. 11. (PPL na adresu)");
  expect(text).toContain("Připraveno k vyzvednutí nejpozději v úterý 24. 11.");
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(deliveries, () => json({}, 503));
  const without = await other.visitor().visit(page.path);
  expect(without.status).toBe(200);
  expect(without.text).not.toContain("nejpozději");
});

test("a kept page promises the day of its own minute, at the hour and at midnight", async () => {
  let now = new Date("2026-11-23T10:59:55Z");
  const kept = await openTestApp({
    upstreamFetch: app.passOn,
    clock: () => now,
    config: { pageSeconds: 60 },
  });
  const day = async () =>
    /U vás nejpozději (.*?) \(PPL/u.exec(plain((await kept.visitor().visit(mugPath)).text))?.[1];
  expect(await day()).toBe("v pátek 27. 11.");
  now = new Date("2026-11-23T11:00:00Z");
  expect(await day()).toBe("v pondělí 30. 11.");
  now = new Date("2026-11-23T22:59:59Z");
  const before = await kept.visitor().visit(mugPath);
  expect(plain(before.text)).toContain("zítra do 12:00");
  now = new Date("2026-11-23T23:00:00Z");
  expect(plain((await kept.visitor().visit(mugPath)).text)).toContain("dnes do 12:00");
});
