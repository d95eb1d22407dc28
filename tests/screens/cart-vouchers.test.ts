import { expect, onTestFinished, test } from "vitest";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { atCart, badge, dearShirt, desk, mug, person, pickUp, submit, use } from "./shopping.ts";

const app = await openTestApp();

/** The error beside the code, which is still there as typed, in an open form. */
function refusal(page: Page, code: string): string {
  const field = byId(page.html, "poukaz");
  const details = byId(page.html, "poukazy");
  expect(field && attribute(field, "value")).toBe(code);
  expect(field && attribute(field, "aria-invalid")).toBe("true");
  expect(details && attribute(details, "open")).not.toBeNull();
  const sentence = byId(page.html, "poukaz-error");
  return (sentence?.childNodes ?? [])
    .map((node) => ("value" in node ? node.value : ""))
    .join("")
    .replace(/[\s\u00a0]+/gu, " ");
}

const missing = "Takový poukaz neexistuje. Zkontrolujte prosím, zda jste kód opsali správně.";
const unavailable = "Tento poukaz teď není možné uplatnit.";

test.each([
  ["NEEXISTUJE", missing],
  ["LISTEK", missing],
  ["VYPRSELO", unavailable],
  ["BRZY", unavailable],
  ["VYCERPANO", unavailable],
  ["PREMIERA", "Poukaz lze uplatnit při nákupu alespoň za 800,00 Kč."],
])("%s is refused with its own sentence", async (code, sentence) => {
  const [, cart] = await atCart(app, badge);
  const page = await cart.press("Uplatnit", { code });
  expect(page.status).toBe(422);
  expect(refusal(page, code)).toBe(sentence);
});

test("a voucher is applied once, shows its discount and can be taken out again", async () => {
  const [, cart] = await atCart(app, dearShirt);
  const applied = await cart.press("Uplatnit", { code: "VANTROKY10" });
  expect(applied.text).toContain("Kód VANTROKY10 jsme uplatnili.");
  expect(applied.text).toContain("−10 %");
  expect(refusal(await applied.press("Uplatnit", { code: "VANTROKY10" }), "VANTROKY10")).toBe(
    "Tento poukaz už v košíku máte.",
  );
  const removed = await applied.press("Odebrat slevový kód VANTROKY10");
  expect(removed.text).toContain("Kód VANTROKY10 jsme odebrali.");
  expect(removed.has("button", /^Odebrat (?:poukaz|slevový kód|kód)/u)).toBe(false);
});

test("the site neither denies nor hides a voucher that applied despite a 500", async () => {
  const [, cart] = await atCart(app, dearShirt);
  app.intercept("POST /api/voucher/cart/add/*", async (request) => {
    await app.passOn(request);
    return json({ status: 500, error: "server_error" }, 500);
  });
  onTestFinished(() => app.intercept("POST /api/voucher/cart/add/*", undefined));
  const page = await cart.press("Uplatnit", { code: "VANTROKY10" });
  expect(page.status).toBe(503);
  expect(page.text).toContain("Nevíme jistě, zda se poukaz uplatnil.");
  expect(page.text).not.toContain("nepodařilo");
  expect(page.text).toContain("Sleva s kódem VANTROKY10");
});

test("the refusal of a code keeps its sentence if the next reading of the cart fails", async () => {
  const [, cart] = await atCart(app, badge);
  app.intercept("POST /api/voucher/cart/add/*", (request) => {
    app.intercept("GET /api/cart/anonymous/*/*", () => Promise.reject(new TypeError("reset")));
    return app.passOn(request);
  });
  onTestFinished(() => app.intercept("POST /api/voucher/cart/add/*", undefined));
  onTestFinished(() => app.intercept("GET /api/cart/anonymous/*/*", undefined));
  const page = await cart.press("Uplatnit", { code: "NEEXISTUJE" });
  expect(page.status).toBe(422);
  expect(page.text).toEqual(expect.stringContaining(missing));
  app.intercept("GET /api/cart/anonymous/*/*", undefined);
  app.intercept("POST /api/voucher/cart/add/*", undefined);
  expect(refusal(await page.press("Odeslat znovu"), "NEEXISTUJE")).toBe(missing);
});

test("a code whose condition no longer holds stays with its reason", async () => {
  const [visitor] = await atCart(app, mug, mug, mug);
  const applied = await (await visitor.visit("/kosik")).press("Uplatnit", { code: "PREMIERA" });
  expect(applied.text).toContain("Sleva s kódem PREMIERA");
  await visitor.post("/kosik", { intent: "quantity", ...mug, quantity: "2" });
  const short = await visitor.visit("/kosik");
  expect(short.text).toContain("Poukaz lze uplatnit při nákupu alespoň za 800,00 Kč.");
  expect(short.text).not.toContain("Sleva s kódem PREMIERA");
  expect(short.has("button", "Odebrat slevový kód PREMIERA")).toBe(true);
  await visitor.post("/kosik", { intent: "quantity", ...mug, quantity: "3" });
  expect((await visitor.visit("/kosik")).text).toContain("Sleva s kódem PREMIERA");
});

test("an order refused for its one voucher says why beside the code too", async () => {
  const [, cart] = await atCart(app, dearShirt);
  const sentence = "Poukaz lze uplatnit při nákupu alespoň za 9 000,00 Kč.";
  const beside = (page: Page) =>
    elements(page.html, "li", (row) => textOf(row).includes("VANTROKY10")).some((row) =>
      textOf(row).includes(sentence),
    );
  const one = await cart.press("Uplatnit", { code: "VANTROKY10" });
  const filled = await one.press(use, { ...pickUp, ...desk });
  app.intercept("POST /api/orders/*", () => json({ error: "minimal_price", value: 9000 }, 409));
  onTestFinished(() => app.intercept("POST /api/orders/*", undefined));
  const refused = await filled.press(submit, person);
  expect(refused.status).toBe(422);
  expect(beside(refused)).toBe(true);
  expect(refused.text.split(sentence)).toHaveLength(3);
  const two = await refused.press("Uplatnit", { code: "POTLESK100" });
  expect(beside(two)).toBe(false);
  const again = await (await two.press(use, { ...pickUp, ...desk })).press(submit, person);
  expect(again.status).toBe(422);
  expect(again.text.includes(sentence)).toBe(true);
  expect(beside(again)).toBe(false);
});

// One of each kind; every code's sentence is tested in tests/server/services/vouchers.test.ts.
test.each([
  [400, { error: "minimal_price", value: 1200 }, "Poukaz lze uplatnit při nákupu alespoň za 1 200,00 Kč."],
  [409, { code: "quantity" }, unavailable],
])(
  "the upstream's %i %o is explained in Czech and the cart is read again",
  async (status, body, sentence) => {
    const [, cart] = await atCart(app, mug);
    app.intercept("POST /api/voucher/cart/add/*", () => json(body, status));
    const before = app.calls.length;
    const page = await cart.press("Uplatnit", { code: "KOD" });
    app.intercept("POST /api/voucher/cart/add/*", undefined);
    expect(refusal(page, "KOD")).toBe(sentence);
    const calls = app.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
    const sent = calls.findIndex((call) => call.startsWith("POST /api/voucher/cart/add/"));
    expect(calls.slice(sent + 1).some((call) => call.startsWith("GET /api/cart/anonymous/cs/"))).toBe(true);
  },
);

test("the page does not call a code wrong in an outage", async () => {
  const [, cart] = await atCart(app, mug);
  app.intercept("POST /api/voucher/cart/add/*", notBegun);
  const page = await cart.press("Uplatnit", { code: "KOD" });
  app.intercept("POST /api/voucher/cart/add/*", undefined);
  expect(page.status).toBe(503);
  expect(page).toShowNotice("Poukaz se nepodařilo uplatnit. Zkuste to prosím znovu.");
  const field = byId(page.html, "poukaz");
  expect(field && attribute(field, "value")).toBe("KOD");
  expect(field && attribute(field, "aria-invalid")).toBeNull();
});

test("errors of an empty code and a wrong e-mail stand beside their fields", async () => {
  const [, cart] = await atCart(app, mug);
  const before = app.calls.filter(({ path }) => path.startsWith("/api/voucher")).length;
  expect(refusal(await cart.press("Uplatnit", { code: "" }), "")).toBe("Pole musí být vyplněno.");
  const page = await cart.press("Uplatnit", { code: "KOD", guestEmail: "nikdo" });
  expect(page.text).toContain("Pole musí obsahovat platný email.");
  expect(app.calls.filter(({ path }) => path.startsWith("/api/voucher"))).toHaveLength(before);
});

test("the site sends the e-mail with the code, and prefills it the next time", async () => {
  const [, cart] = await atCart(app, mug);
  await cart.press("Uplatnit", { code: "NIC" });
  const sent = () =>
    JSON.parse(app.calls.findLast(({ path }) => path.includes("/voucher/cart/add/"))?.body ?? "{}");
  expect(sent()).toEqual({ voucherCode: "NIC", serviceType: "eshop", guestEmail: null });
  const page = await cart.press("Uplatnit", { code: "POTLESK100", guestEmail: "jana@example.com" });
  expect(sent()).toEqual({ voucherCode: "POTLESK100", serviceType: "eshop", guestEmail: "jana@example.com" });
  const field = byId(page.html, "poukaz-email");
  expect(field && attribute(field, "value")).toBe("jana@example.com");
});

test("a voucher counts as removed if the visitor has no cart", async () => {
  const removed = await app.visitor().post("/kosik", { intent: "voucher-remove", voucher: "1" });
  expect(removed.status).toBe(303);
  expect(removed.path).toBe("/kosik");
  const filled = await app.visitor().post("/kosik", { intent: "ares" });
  expect(filled.status).toBe(303);
  expect(filled.path).toBe("/kosik");
});
