import { describe, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { cartTexts } from "#app/messages/cart-texts.ts";
import { noPermission, fieldRefused, formRefused } from "#app/messages/errors-texts.ts";
import { orderFailures, orderSummary } from "#app/messages/order-texts.ts";
import { withdrawalTexts } from "#app/messages/withdrawal-texts.ts";
import { authSession } from "#server/cookies/session.ts";
import { jarWith, secret, sessionOf } from "../server/support/fake-context.ts";
import { seventeenCalls } from "../connected/seventeen-calls.ts";
import { fakeUpstream, json, type Answerer } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "../support/open-app.ts";
import { findButton, press } from "../support/forms.ts";
import { person, submit, use } from "./shopping.ts";

/** The visitor's view of an upstream's odd answers. */

const plain = (text: string) => text.replaceAll("\u00a0", " ");

function open(answers: Readonly<Record<string, Answerer>>, options: TestAppOptions = {}) {
  const known = fakeUpstream({ ...seventeenCalls(), ...answers });
  const names = Object.keys({ ...seventeenCalls(), ...answers });
  const patterns = names.map((call) => new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "u"));
  return openTestApp({
    ...options,
    upstreamFetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      return patterns.some((pattern) => pattern.test(call)) ? known.fetch(request) : json({}, 404);
    },
  });
}

const product = { id: 5, name: "Plakát", slug: "plakat", price: 100, tax_rate: { rate: 21 } };
const oddCart = {
  id: "c-1",
  tempId: "t-1",
  items: [
    { product, quantity: 2 },
    { product: { ...product, id: "P-6", name: "Hrnek", tax_rate: null }, variant: [], quantity: 1 },
    null,
  ],
  vouchers: [{ voucher_id: "V-1", code: "BODY", voucher_type: "points", value: null }],
};

/** A guest whose cart is the odd one. */
async function atOddCart() {
  const app = await open({
    "GET /api/cart/anonymous/cs": () => json(oddCart),
    "GET /api/cart/anonymous/cs/*": () => json(oddCart),
  });
  const visitor = app.visitor();
  await visitor.post(paths.cart(), { intent: "add", product: "5", quantity: "1" });
  const bodies = (path: string) => app.calls.filter((call) => call.path === path).map(({ body }) => body);
  return { app, visitor, cart: await visitor.visit(paths.cart()), bodies };
}

test("a cart with rows that cannot be read shows what is known, and no total", async () => {
  const { cart } = await atOddCart();
  for (const text of ["Plakát", "242,00 Kč", "Hrnek", "BODY"]) expect(cart.text).toContain(text);
  for (const text of [cartTexts.unreadLine, cartTexts.unreadPrice, cartTexts.unknownTotalText])
    expect(plain(cart.text)).toContain(plain(text));
  expect(cart.body).not.toContain("Objednávka zavazující");
});

test("its odd line and its voucher are removed by their ids as the upstream gave them", async () => {
  const { cart, bodies } = await atOddCart();
  await cart.press(plain(cartTexts.removeNamed("Hrnek")));
  expect(JSON.parse(bodies("/api/cart/c-1").at(-1) ?? "")).toMatchObject({ id: "P-6", quantity: 0 });
  await cart.press("Odebrat kód BODY");
  expect(bodies("/api/voucher/cart/delete/c-1").map((body) => JSON.parse(body))).toEqual([
    { voucherId: "V-1" },
  ]);
});

test("nothing is ordered from it, and it can be emptied", async () => {
  const { app, visitor } = await atOddCart();
  const order = await visitor.post(paths.cart(), { intent: "order", email: "jana@example.cz" });
  expect(order.status).toBe(422);
  expect(plain(order.text)).toContain(plain(orderFailures.unread));
  await visitor.post(paths.cart(), { intent: "clear" });
  expect(app.calls.map(({ method, path }) => `${method} ${path}`)).toContain("DELETE /api/cart/c-1");
});

test("an id that no line has never reaches the upstream", async () => {
  const { app, visitor } = await atOddCart();
  const before = app.calls.filter(({ method }) => method === "PUT").length;
  for (const intent of ["add", "quantity", "remove", "restore"])
    await visitor.post(paths.cart(), { intent, product: "X-1", quantity: "1" });
  expect(app.calls.filter(({ method }) => method === "PUT")).toHaveLength(before);
});

test("nor does an id that no voucher has: it counts as removed", async () => {
  const { visitor, bodies } = await atOddCart();
  const removed = await visitor.post(paths.cart(), { intent: "voucher-remove", voucher: "2026-02-30" });
  expect(removed).toRedirectTo(`${paths.cart()}#poukazy`);
  expect(bodies("/api/voucher/cart/delete/c-1")).toEqual([]);
});

test.each([
  ["a map", { errors: { email: ["Účet je zablokovaný."] } }, "Účet je zablokovaný."],
  [
    "a map of another field",
    { errors: { captcha: ["Potvrďte, že nejste robot."] } },
    "Potvrďte, že nejste robot.",
  ],
  ["a list", { errors: [{ field: "tenant", message: "Divadlo je zavřené." }] }, "Divadlo je zavřené."],
  ["plain texts", { errors: ["Divadlo je zavřené."] }, "Divadlo je zavřené."],
  ["a message", { message: "Účet čeká na schválení." }, "Účet čeká na schválení."],
  [
    "a message with its status",
    { status: 422, message: "Účet čeká na schválení." },
    "Účet čeká na schválení.",
  ],
  ["problem details", { title: "Odmítnuto", detail: "Účet čeká na schválení." }, "Účet čeká na schválení."],
  ["problem details by field", { errors: [{ pointer: "#/otp", detail: "Chybí kód." }] }, "Chybí kód."],
  ["invalid-params", { "invalid-params": [{ name: "otp", reason: "Chybí kód." }] }, "Chybí kód."],
  ["a code of a field", { errors: { email: ["account_locked"] } }, fieldRefused],
  ["nothing", {}, formRefused],
])("a 422 with %s shows a message, and never a code", async (_name, body, message) => {
  const app = await open({ "POST /api/auth/login": () => json(body, 422) });
  const fields = { email: "jana@example.cz", password: "tajne-heslo" };
  const page = await app.visitor().post(paths.login(), fields);
  expect(page.status).toBe(422);
  expect(plain(page.text)).toContain(plain(message));
  expect(page.body).not.toContain("account_locked");
});

test.each([
  ["its field", { errors: { email: ["Tuto doménu nepřijímáme."] } }, 422, "Tuto doménu nepřijímáme."],
  ["error", { error: "already_exists" }, 409, "Tento e-mail je již uložen."],
  ["error_code", { error_code: "already_exists" }, 422, "Tento e-mail je již uložen."],
  ["code", { code: "already_exists" }, 400, "Tento e-mail je již uložen."],
  ["message", { message: "already_exists" }, 422, "Tento e-mail je již uložen."],
  ["errors", { errors: { email: ["already_exists"] } }, 422, "Tento e-mail je již uložen."],
  [
    "a list of errors",
    { errors: [{ field: "email", code: "already_exists" }] },
    422,
    "Tento e-mail je již uložen.",
  ],
  ["an answer of 200", { success: false, error: "already_exists" }, 200, "Tento e-mail je již uložen."],
])("a refusal of the newsletter is read from %s", async (_name, body, status, message) => {
  const app = await open({ "POST /api/subscriber/save": () => json(body, status) });
  const page = await app.visitor().post(paths.newsletter(), { email: "jana@example.cz", back: "/" });
  expect(plain(page.text)).toContain(message);
  expect(page.text).not.toContain("already_exists");
});

const tooCheap = "Poukaz lze uplatnit při nákupu alespoň za 500,00 Kč.";
const unknown = "Takový poukaz neexistuje.";
test.each([
  ["the HTTP status", {}, 404, unknown],
  ["status", { status: 404 }, 422, unknown],
  ["status in an answer of 200", { status: 404 }, 200, unknown],
  ["error", { error: "minimal_price", value: 500 }, 422, tooCheap],
  ["error_code", { error_code: "minimal_price", value: 500 }, 400, tooCheap],
  ["code", { code: "minimal_price", value: "500" }, 409, tooCheap],
  ["message", { message: "minimal_price", value: 500 }, 422, tooCheap],
  ["errors", { errors: { voucherCode: ["minimal_price"] }, value: 500 }, 422, tooCheap],
  ["error in an answer of 200", { success: false, error: "minimal_price", value: 500 }, 200, tooCheap],
  ["errors in an answer of 200", { errors: [{ code: "not_exists" }] }, 200, unknown],
  [
    "an unknown code",
    { errors: { voucherCode: ["blocked_by_admin"] } },
    422,
    "Poukaz se nepodařilo uplatnit.",
  ],
])("a refusal of a voucher is read from %s", async (_name, body, status, message) => {
  const app = await open({ "POST /api/voucher/cart/add/*": () => json(body, status) });
  const visitor = app.visitor();
  await visitor.post(paths.cart(), { intent: "add", product: "5", quantity: "1" });
  const page = await visitor.post(paths.cart(), { intent: "voucher-add", code: "KOD", guestEmail: "" });
  expect(plain(page.text)).toContain(message);
  expect(page.text).not.toContain("blocked_by_admin");
});

test("without an e-mail and a name a customer's account is shown", async () => {
  const app = await open({ "GET /api/me": () => json({ data: {} }) });
  const visitor = app.visitor();
  await visitor.post(paths.login(), { email: "jana@example.cz", password: "tajne-heslo" });
  const page = await visitor.visit(paths.account());
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/null|undefined/u);
});

const scoped: TestAppOptions["watch"] = (build) => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => [
      id,
      route?.path === "ucet"
        ? { ...route, module: { ...route.module, handle: { access: "public", scope: "orders.read" } } }
        : route,
    ]),
  ),
});

test.each([
  ["a list with it", ["orders.read"], 200],
  ["a map with it", { "orders.read": true }, 200],
  ["a list without it", ["cart"], 403],
  ["a map that denies it", { "orders.read": false }, 403],
  ["none", null, 403],
])("a page that names a scope is for a customer with %s: %s %i", async (_name, scope, status) => {
  const app = await open({ "GET /api/me": () => json({ data: { id: 1, scope } }) }, { watch: scoped });
  const visitor = app.visitor();
  await visitor.post(paths.login(), { email: "jana@example.cz", password: "tajne-heslo" });
  const page = await visitor.get(paths.account());
  expect(page.status).toBe(status);
  expect(plain(page.text).includes(plain(noPermission.text))).toBe(status === 403);
});

test("it sends a guest to the sign-in, even if its access is public", async () => {
  const app = await open({}, { watch: scoped });
  expect((await app.visitor().get(paths.account())).headers.get("Location")).toContain("/login");
});

describe("a back office with ids of its own, and totals of its own", () => {
  const rate = { tax_rate: { rate: 21 } };
  const cart = {
    id: "c-1",
    tempId: "a-secret-of-this-guest",
    items: [{ product, quantity: 2 }],
    vouchers: [{ voucher_id: 7, code: "VIP", voucher_type: "amount", value: 20, is_removable: false }],
    discounts: [{ name: "Podzimní sleva", amount: 30.5 }],
    total: 190.01,
  };
  const placed = { id: "objednávka:9==", code: "E-9", hash: "0123456789abcdef" };
  const summary = {
    ...placed,
    date: "2026-11-21T10:00:00Z",
    state: "new",
    email: "jana@example.cz",
    name: "Jana Nováková",
    lines: [],
    delivery: { name: "Na pokladně", gross: 10 },
    payment: { name: "Hotově", kind: "desk", gross: 0, state: "unpaid" },
    vat: [
      { rate: 21, base: 157.03, tax: 32.98 },
      { rate: 21, base: 8.27, tax: 1.73 },
    ],
    total: 200.01,
    rounding: -0.01,
    to_pay: 200,
  };
  const ownTotal = "Celkovou cenu vypočítal systém e-shopu, proto přesně neodpovídá součtu položek.";
  const office = (
    config: TestAppOptions["config"] = {},
    own: { cart: object; summary: object } = { cart, summary },
  ) => {
    let isOrdered = false;
    // Like a cart that was never filled.
    const emptied = { id: cart.id, tempId: cart.tempId, items: [] };
    const answers: Record<string, Answerer> = {
      "GET /api/cart/anonymous/cs": () => json(own.cart),
      "GET /api/cart/anonymous/cs/*": () => json(isOrdered ? emptied : own.cart),
      "GET /api/deliveries/cs": () =>
        json([
          { id: "gid://office/Delivery/1", name: "Na pokladně", price: 8.2645, ...rate, payments: ["4"] },
        ]),
      "GET /api/payments/cs": () =>
        json([{ id: 4, name: "Hotově", price: 0, ...rate, rounds_to_crowns: true }]),
      "GET /api/branches/cs": () => json([]),
      "POST /api/orders/c-1": () => {
        isOrdered = true;
        return json({ data: placed });
      },
      "GET /api/orders/summary/*/0123456789abcdef": () => json({ data: own.summary }),
      "PUT /api/cart/c-1": async (_, { body }) => json({ product, quantity: JSON.parse(body).quantity }),
    };
    return open(answers, { config });
  };

  async function atCart(config: TestAppOptions["config"] = {}) {
    const app = await office(config);
    const visitor = app.visitor();
    await visitor.post(paths.cart(), { intent: "add", product: "5", quantity: "1" });
    return { app, visitor, page: await visitor.visit(paths.cart()) };
  }

  test("a visitor cannot remove its discount without a code, nor a voucher that stays", async () => {
    const { page } = await atCart();
    expect(plain(page.text)).toContain("Sleva s kódem VIP −20,00 Kč Podzimní sleva −30,50 Kč");
    expect(page.has("button", /^Odebrat (?:poukaz|slevový kód|kód)/u)).toBe(false);
    // Once in its row and once in the sum.
    expect(plain(page.text).match(/−30,50 Kč/gu)).toHaveLength(2);
  });

  test("its total counts, even if the goods add up to another one", async () => {
    const { app, page } = await atCart();
    expect(plain(page.text)).toContain("Celkem k úhradě 190,01 Kč");
    // 242 − 20 − 30,50 is 191,50: no row may be invented for so much.
    expect(plain(page.text)).toContain(ownTotal);
    expect(page.text).not.toContain("Zaokrouhlení");
    const chosen = await page.press(use, { delivery: "gid://office/Delivery/1", payment: "4" });
    expect(plain(chosen.text)).toContain("Celkem k úhradě 200,00 Kč");
    const ordered = await chosen.press(submit, person);
    const sent = app.calls.find(({ path }) => path === "/api/orders/c-1");
    expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({
      delivery_id: "gid://office/Delivery/1",
      payment_id: 4,
      expected_total: 200,
    });
    expect(ordered.path).toContain(paths.orderSummary(placed));
    expect(ordered.text).toContain("E-9");
    // Goods and fees are separate.
    expect(plain(ordered.text).match(/DPH 21 % [\d,]+ Kč/gu)).toEqual(["DPH 21 % 34,71 Kč"]);
  });

  test("what its rounding leaves over is a row of the cart and of the order", async () => {
    const app = await office(
      {},
      {
        cart: {
          ...cart,
          items: [{ product, quantity: 2, total: 241.9951 }],
          vouchers: [{ voucher_id: 7, code: "NETTO", voucher_type: "amount", value: 0, discount: 24.2 }],
          total: 187.310000001,
        },
        summary: {
          ...summary,
          lines: [
            { product_id: 5, name: "Plakát", quantity: 2, unit_gross: 121, tax_rate: 21, total: 241.9951 },
          ],
          vouchers: [{ code: "NETTO", voucher_type: "amount", value: 20, discount: 24.2 }],
          total: 228.31,
          rounding: undefined,
          to_pay: 228,
        },
      },
    );
    const visitor = app.visitor();
    await visitor.post(paths.cart(), { intent: "add", product: "5", quantity: "1" });
    const page = await visitor.visit(paths.cart());
    const rows = "Zboží 242,00 Kč Sleva s kódem NETTO −24,20 Kč Podzimní sleva −30,50 Kč";
    expect(plain(page.text)).toContain(rows);
    // Once in its row and once in the sum.
    expect(plain(page.text).match(/−24,20 Kč/gu)).toHaveLength(2);
    expect(plain(page.text)).toContain("Zaokrouhlení 0,01 Kč Celkem k úhradě 187,31 Kč");
    const chosen = await page.press(use, { delivery: "gid://office/Delivery/1", payment: "4" });
    const ordered = await chosen.press(submit, person);
    expect(plain(ordered.text)).toContain("Zboží 242,00 Kč Sleva s kódem NETTO −24,20 Kč");
    expect(plain(ordered.text)).toContain("Zaokrouhlení 0,51 Kč Cena celkem s DPH 228,31 Kč");
    expect(plain(ordered.text)).toContain("Zaokrouhlení −0,31 Kč Celkem k úhradě 228,00 Kč");
    for (const { text } of [page, chosen, ordered]) {
      expect(plain(text)).not.toContain(ownTotal);
      expect(text).not.toMatch(/,\d{3}/u);
    }
  });

  test("a second submit that finds the cart empty gets the summary of the first one", async () => {
    const { app, visitor, page } = await atCart();
    const chosen = await page.press(use, { delivery: "gid://office/Delivery/1", payment: "4" });
    const before = new Map(visitor.cookies);
    await chosen.press(submit, person);
    visitor.cookies.clear();
    for (const [name, value] of before) visitor.cookies.set(name, value);
    const second = await chosen.press(submit, person);
    expect(second.status).toBe(200);
    expect(second.path).toEqual(paths.orderSummary(placed));
    expect(app.calls.filter(({ path }) => path === "/api/orders/c-1")).toHaveLength(1);
  });

  test("the cart page says which note the back office did not save", async () => {
    const { app, page } = await atCart();
    expect(page.has("button", "Uložit")).toBe(true);
    const lost = await page.press("Uložit", { note: "Zabalit zvlášť" });
    expect(plain(lost.text)).toContain("Poznámku se nepodařilo uložit.");
    expect(plain(lost.text)).not.toContain("Poznámku jsme uložili.");
    const put = app.calls.filter(({ method }) => method === "PUT").at(-1);
    expect(JSON.parse(put?.body ?? "{}")).toMatchObject({ note: "Zabalit zvlášť", quantity: 2 });
    const counted = await page.press("Přepočítat", { note: "Zabalit zvlášť", quantity: "3" });
    expect(plain(counted.text)).toContain("změnili na 3. Poznámku se ale nepodařilo uložit.");
  });

  test("without notes and newsletter, no page asks for either, and neither is sent", async () => {
    const { app, visitor, page } = await atCart({ absentAreas: ["line-notes", "newsletter"] });
    expect(page.has("textbox", "Poznámka k položce")).toBe(false);
    expect(page.body).not.toContain('name="newsletter"');
    const line = { intent: "quantity", product: "5", variant: "", quantity: "3" };
    await visitor.post(paths.cart(), { ...line, note: "Zabalit zvlášť" });
    const put = app.calls.filter(({ method }) => method === "PUT").at(-1);
    expect(JSON.parse(put?.body ?? "{}")).toMatchObject({ note: null, quantity: 3 });
    const choice = { delivery: "gid://office/Delivery/1", payment: "4" };
    const chosen = await (await visitor.visit(paths.cart())).press(use, choice);
    const { fields } = press(chosen.html, findButton(chosen.html, submit), person);
    fields.set("newsletter", "on");
    await visitor.post(paths.cart(), fields);
    const sent = app.calls.find(({ path }) => path === "/api/orders/c-1");
    expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({ newsletter: false });
  });

  test("what opens a guest's cart is in no page", async () => {
    const { page } = await atCart();
    expect(page.body).not.toContain(cart.tempId);
  });
});

describe("what the back office does not promise, no page does", () => {
  const signedIn = async (app: TestApp) => {
    const visitor = app.visitor();
    const jar = await jarWith(authSession, sessionOf("token-of-jana"));
    for (const [name, value] of jar.values) visitor.cookies.set(name, value);
    return visitor;
  };
  async function withAccounts(value: object | null) {
    const app = await openTestApp({ config: { sessionSecrets: [secret] } });
    app.intercept("GET /api/settings/cs", async (request) => {
      const all = (await (await app.passOn(request)).json()) as { name: string }[];
      const others = all.filter(({ name }) => name !== "accounts");
      return json(value ? [...others, { name: "accounts", value }] : others);
    });
    app.intercept("GET /api/me", () => json({ data: { id: 1, email: "jana@example.cz" } }));
    for (const list of ["/api/orders", "/api/me/complaints", "/api/me/tickets", "/api/cart/cs"])
      app.intercept(`GET ${list}`, () => json({ data: [] }));
    app.intercept("GET /api/me/newsletter", () => json({ data: { subscribed: true } }));
    app.intercept("GET /api/auth/password/reset/*", () => new Response(null, { status: 204 }));
    return app;
  }

  test.each<[string, object, string, RegExp]>([
    ["at once", { signs_in_at_once: true }, "/registrace?hotovo=1", /můžete se hned přihlásit/u],
    ["for hours", { reset_link_hours: 5 }, "/obnova-hesla?hotovo=1", /Odkaz platí 5 hodin a dá se použít/u],
    ["by e-mail", { registration_email: true }, "/registrace?hotovo=1", /Pošleme vám e-mail/u],
    ["by e-mail", { order_email: true }, paths.cart(), /Pošleme na něj potvrzení objednávky/u],
    ["everywhere", { password_ends_sessions: true }, "/ucet", /vás po změně odhlásíme/u],
    ["everywhere", { password_ends_sessions: true }, "/zmena-hesla/abcdefghijklmnop", /vás odhlásíme/u],
  ])(
    "a promise (%s) stands on its page if the settings make it, and not otherwise",
    async (_, accounts, address, promise) => {
      const visit = async (value: object | null) => {
        const app = await withAccounts(value);
        const visitor = address === "/ucet" ? await signedIn(app) : app.visitor();
        if (address === paths.cart())
          await visitor.post(address, { intent: "add", product: "105", quantity: "1" });
        const page = await visitor.visit(address);
        expect(page.status).toBe(200);
        return plain(page.text);
      };
      expect(await visit(accounts)).toMatch(promise);
      expect(await visit(null)).not.toMatch(promise);
    },
  );

  test("an unknown state of a confirmation promises nothing", async () => {
    for (const text of [orderSummary.confirmation.unknown("a@b.cz"), withdrawalTexts.email.unknown("a@b.cz")])
      expect(text).not.toMatch(/Potvrzení|posíl|pošl/u);
  });
});
