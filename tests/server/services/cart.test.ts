import { describe, expect, test } from "vitest";
import { authSession } from "#server/cookies/session.ts";
import { markOfCart } from "#server/upstream/resources/cart.ts";
import { cart as cartCookie, lastOrder } from "#server/cookies/cart-and-order.ts";
import { addToCart, setQuantity } from "#server/services/cart/change-line.ts";
import { emptyCart } from "#app/routes/shop/cart/delete-cart.server.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { json } from "../../support/fake-upstream.ts";
import { cartUpstream } from "../support/cart-upstream.ts";
import { customerJar, fakeServices, guestJar, Jar, jarWith } from "../support/fake-context.ts";
import { notExists, wireCart, wireLine } from "../support/wire.ts";

const me = { data: { id: 1, email: "divak@divadlo.example" } };
const mug = { productId: 105, variantId: null, quantity: 1 };
const prefetch = { headers: { "Sec-Purpose": "prefetch" } };

describe("a read", () => {
  test("by a guest without a cart calls nothing, makes nothing, sets nothing", async () => {
    const services = fakeServices();
    const jar = new Jar();
    const context = await services.context(jar);
    expect(await openCart(context)).toEqual({ kind: "empty" });
    expect(services.calls()).toEqual([]);
    expect(jar.take(context)).toEqual([]);
  });

  test("renews the cookie for 14 days, even with the same value", async () => {
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([wireLine(2)])),
    });
    const jar = await guestJar();
    const context = await services.context(jar);
    expect(await openCart(context)).toMatchObject({ kind: "known", cart: { lines: [{ quantity: 2 }] } });
    expect(jar.take(context)).toEqual([expect.stringMatching(/^cart=.*Max-Age=1209600/)]);
  });

  test("stores the temp id of the upstream's answer", async () => {
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([], "temp-2")),
    });
    const jar = await guestJar();
    const context = await services.context(jar);
    await openCart(context);
    jar.take(context);
    expect(await (await services.context(jar)).cookies.read(cartCookie)).toEqual({ tempId: "temp-2" });
  });

  test("in a prefetch sets no cookie", async () => {
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([wireLine(2)])),
    });
    const jar = await guestJar();
    const context = await services.context(jar, prefetch);
    await openCart(context);
    expect(jar.take(context)).toEqual([]);
  });

  test("is one call, however many loaders ask", async () => {
    const services = fakeServices({ "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart()) });
    const context = await services.context(await guestJar());
    await Promise.all([openCart(context), openCart(context), openCart(context)]);
    expect(services.calls()).toHaveLength(1);
  });

  test.each([
    ["500", () => json({}, 500)],
    ["a broken answer", () => json({ items: [] })],
    ["no answer", () => Promise.reject(new TypeError("down"))],
  ])("of a cart behind %s is unreachable, not empty, and leaves the cookie alone", async (_name, answer) => {
    const services = fakeServices({ "GET /api/cart/anonymous/cs/temp-1": answer });
    const jar = await guestJar();
    const context = await services.context(jar);
    expect(await openCart(context)).toEqual({ kind: "unreachable" });
    expect(jar.take(context)).toEqual([]);
  });

  test("of a cart that no longer exists is empty", async () => {
    const services = fakeServices({ "GET /api/cart/anonymous/cs/temp-1": () => json(notExists, 404) });
    expect(await openCart(await services.context(await guestJar()))).toEqual({ kind: "empty" });
  });

  test("of a cart that became an order is empty, forgets its id and remembers the order", async () => {
    const ordered = {
      status: 404,
      error: "cart_ordered",
      order: { id: 7, code: "2026-7", hash: "h".repeat(30) },
    };
    const services = fakeServices({ "GET /api/cart/anonymous/cs/temp-1": () => json(ordered, 404) });
    const jar = await guestJar();
    const context = await services.context(jar);
    expect(await openCart(context)).toEqual({ kind: "empty" });
    jar.take(context);
    const next = await services.context(jar);
    expect(await next.cookies.read(cartCookie)).toBeNull();
    expect(await next.cookies.read(lastOrder)).toEqual({ ...ordered.order, cart: markOfCart("temp-1") });
  });
});

describe("a customer", () => {
  test("sees the first of the listed carts, by token", async () => {
    const services = fakeServices({
      "GET /api/me": () => json(me),
      "GET /api/cart/cs": () => json([wireCart([wireLine(1)], null)]),
    });
    const jar = await customerJar();
    const context = await services.context(jar);
    expect(await openCart(context)).toMatchObject({ kind: "known", cart: { id: "cart-1" } });
    const tokens = services.upstream.calls.map((call) => call.headers.get("Authorization"));
    expect(tokens).toEqual(["Bearer token-1", "Bearer token-1"]);
    expect(jar.take(context)).toEqual([]);
  });

  test("without a cart gets one, and the list is read again", async () => {
    const services = fakeServices({ "GET /api/me": () => json(me), ...cartUpstream().answers });
    expect(await openCart(await services.context(await customerJar()))).toEqual({ kind: "empty" });
    expect(services.calls()).toEqual([
      "GET /api/me",
      "GET /api/cart/cs",
      "POST /api/cart/create",
      "GET /api/cart/cs",
    ]);
    expect(services.upstream.calls[2]?.body).toBe("");
  });

  test("for whom no cart can be made sees an error", async () => {
    const services = fakeServices({
      "GET /api/me": () => json(me),
      "GET /api/cart/cs": () => json([]),
      "POST /api/cart/create": () => json({}, 500),
    });
    expect(await addToCart(await services.context(await customerJar()), mug)).toEqual({
      kind: "failed",
      reason: "create",
    });
  });

  test("with an expired token is a guest with the guest's cart, and keeps the cookie", async () => {
    const services = fakeServices({
      "GET /api/me": () => json({}, 401),
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([wireLine(1)])),
    });
    const jar = await jarWith(cartCookie, { tempId: "temp-1" }, await customerJar());
    const context = await services.context(jar);
    expect(await openCart(context)).toMatchObject({ kind: "known" });
    expect(services.upstream.calls[1]?.headers.get("Authorization")).toBeNull();
    jar.take(context);
    expect(await (await services.context(jar)).cookies.read(authSession)).toMatchObject({ token: "token-1" });
  });

  test("whom the upstream cannot identify has an unreachable cart, and is not signed out", async () => {
    const services = fakeServices({ "GET /api/me": () => json({}, 503) });
    const jar = await jarWith(cartCookie, { tempId: "temp-1" }, await customerJar());
    const context = await services.context(jar);
    expect(await openCart(context)).toEqual({ kind: "unreachable" });
    expect(await addToCart(context, mug)).toEqual({ kind: "failed", reason: "load" });
    expect(jar.take(context)).toEqual([]);
  });
});

describe("a change", () => {
  test("by a new guest makes the cart and its line in one request, and sets the cookie", async () => {
    const { answers, carts } = cartUpstream();
    const services = fakeServices(answers);
    const jar = new Jar();
    const context = await services.context(jar);
    expect(await addToCart(context, mug)).toEqual({
      kind: "done",
      value: {
        name: "Hrnek",
        variantName: null,
        quantity: 1,
        before: 0,
        note: null,
        noteState: "same",
        isSure: true,
        limited: false,
        dropped: [],
      },
    });
    expect(services.calls()).toEqual(["GET /api/cart/anonymous/cs", "PUT /api/cart/cart-1"]);
    expect(jar.take(context)).toEqual([expect.stringMatching(/^cart=.*Max-Age=1209600/)]);
    expect(carts).toHaveLength(1);
  });

  test("is visible to the later loaders of the same request", async () => {
    const services = fakeServices(cartUpstream().answers);
    const context = await services.context();
    expect(await openCart(context)).toEqual({ kind: "empty" });
    await addToCart(context, mug);
    expect(await openCart(context)).toMatchObject({ kind: "known", cart: { lines: [{ quantity: 1 }] } });
  });

  test("adds to the quantity, unless its note differs from the line's", async () => {
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([wireLine(2, "Pro Janu")])),
      "PUT /api/cart/cart-1": () => json({ quantity: 5 }),
    });
    const jar = await guestJar();
    await addToCart(await services.context(jar), { ...mug, quantity: 3 });
    const other = await addToCart(await services.context(jar), { ...mug, quantity: 3, note: "Pro Petra" });
    expect(other).toEqual({ kind: "other-note", note: "Pro Janu" });
    await addToCart(await services.context(jar), { ...mug, quantity: 999 });
    const bodies = services.upstream.calls
      .filter(({ method }) => method === "PUT")
      .map(({ body }) => JSON.parse(body));
    expect(bodies).toEqual([
      { id: 105, variantId: null, note: "Pro Janu", quantity: 5 },
      { id: 105, variantId: null, note: "Pro Janu", quantity: 999 },
    ]);
  });

  test("says when the upstream added less than requested", async () => {
    const services = fakeServices(cartUpstream({ stock: 3 }).answers);
    const context = await services.context();
    expect(await addToCart(context, { ...mug, quantity: 5 })).toMatchObject({
      value: { quantity: 3, limited: true },
    });
    expect(JSON.parse(services.upstream.calls.at(-1)?.body ?? "")).toMatchObject({ quantity: 5 });
  });

  test("to zero removes the line; its old values are returned for restoring it", async () => {
    const { answers, carts } = cartUpstream();
    const services = fakeServices(answers);
    const jar = new Jar();
    const context = await services.context(jar);
    await addToCart(context, { ...mug, quantity: 2, note: "Pro Janu" });
    jar.take(context);
    const removed = await setQuantity(await services.context(jar), { ...mug, quantity: 0, note: null });
    expect(removed).toMatchObject({
      value: { quantity: 0, before: 2, note: "Pro Janu", limited: false },
    });
    expect(carts[0]?.lines.size).toBe(0);
    await setQuantity(await services.context(jar), { ...mug, quantity: 2, note: "Pro Janu" });
    expect(carts[0]?.lines.get(105)).toEqual({ quantity: 2, note: "Pro Janu" });
  });

  test("that the client repeats after a reset counts from the cart before", async () => {
    const { answers } = cartUpstream();
    const services = fakeServices(answers);
    const jar = new Jar();
    const context = await services.context(jar);
    await addToCart(context, { ...mug, quantity: 2 });
    jar.take(context);
    let sent = 0;
    services.upstream.answer("PUT /api/cart/*", async (request, call) => {
      sent += 1;
      const answer = await answers["PUT /api/cart/*"]?.(request, call);
      if (sent > 1 && answer) return answer;
      throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) });
    });
    expect(await addToCart(await services.context(jar), mug)).toMatchObject({
      value: { quantity: 3, before: 2 },
    });
    expect(sent).toBe(2);
  });

  test("of the quantity alone keeps the note, of the note replaces it", async () => {
    const { answers, carts } = cartUpstream();
    const services = fakeServices(answers);
    const jar = new Jar();
    const context = await services.context(jar);
    await addToCart(context, { ...mug, note: "a" });
    jar.take(context);
    await setQuantity(await services.context(jar), { ...mug, quantity: 4 });
    expect(carts[0]?.lines.get(105)).toEqual({ quantity: 4, note: "a" });
    await setQuantity(await services.context(jar), { ...mug, quantity: 4, note: null });
    expect(carts[0]?.lines.get(105)).toEqual({ quantity: 4, note: null });
  });

  test("of nothing to nothing makes no cart", async () => {
    const services = fakeServices();
    expect(await setQuantity(await services.context(), { ...mug, quantity: 0 })).toMatchObject({
      kind: "failed",
    });
    expect(services.calls()).toEqual([]);
  });

  test("while the cart is unreachable makes no other one and leaves the cookie alone", async () => {
    const services = fakeServices({ "GET /api/cart/anonymous/cs/temp-1": () => json({}, 500) });
    const jar = await guestJar();
    const context = await services.context(jar);
    expect(await addToCart(context, mug)).toEqual({ kind: "failed", reason: "load" });
    expect(services.calls()).toEqual(["GET /api/cart/anonymous/cs/temp-1"]);
    expect(jar.take(context)).toEqual([]);
  });

  test("of a cart that no longer exists makes a new one", async () => {
    const { answers } = cartUpstream();
    const services = fakeServices(answers);
    const jar = await guestJar("long-gone");
    const context = await services.context(jar);
    expect(await addToCart(context, mug)).toMatchObject({ kind: "done" });
    jar.take(context);
    expect(await (await services.context(jar)).cookies.read(cartCookie)).toEqual({ tempId: "temp-1" });
  });

  test("that cannot make a cart says so", async () => {
    const services = fakeServices({ "GET /api/cart/anonymous/cs": () => json({}, 503) });
    expect(await addToCart(await services.context(), mug)).toEqual({ kind: "failed", reason: "create" });
    expect(services.calls()).toHaveLength(1);
  });

  test.each([
    ["404", () => json(notExists, 404), { kind: "gone" }],
    [
      "422 for the variant",
      () => json({ errors: { variantId: ["Vyberte."] } }, 422),
      { kind: "failed", reason: "variant-needed" },
    ],
    [
      "400 for the variant",
      () => json({ error: "variant_required" }, 400),
      { kind: "failed", reason: "variant-needed" },
    ],
    ["422 for the quantity", () => json({ errors: { quantity: ["Moc."] } }, 422), { kind: "failed" }],
    ["500", () => json({}, 500), { kind: "uncertain" }],
    ["503", () => json({}, 503), { kind: "uncertain" }],
    [
      "503 with Retry-After",
      () => new Response(null, { status: 503, headers: { "Retry-After": "1" } }),
      { kind: "failed" },
    ],
    ["no answer", () => Promise.reject(new TypeError("reset")), { kind: "uncertain" }],
    [
      "an order of the same cart",
      () => json({ error: "cart_ordered", order: { id: 1, hash: "h" } }, 404),
      { kind: "failed", reason: "load" },
    ],
    ["an answer of a gateway", () => json({ service: "maintenance" }), { kind: "uncertain" }],
    ["a gateway's page", () => new Response("<h1>No", { status: 404 }), { kind: "failed" }],
  ])("refused with %s is sent once and explained; the new cart is kept", async (_name, answer, outcome) => {
    const services = fakeServices({ ...cartUpstream().answers, "PUT /api/cart/*": answer });
    const jar = new Jar();
    const context = await services.context(jar);
    expect(await addToCart(context, mug)).toEqual(outcome);
    expect(services.calls().filter((call) => call.startsWith("PUT"))).toHaveLength(1);
    expect(jar.take(context)).toHaveLength(1);
  });
});

describe("changes of one cart", () => {
  test("from two tabs wait for each other: twenty clicks add twenty pieces", async () => {
    const { answers, carts } = cartUpstream({ delay: 5 });
    const services = fakeServices(answers);
    const jar = new Jar();
    const first = await services.context(jar);
    await addToCart(first, mug);
    jar.take(first);
    const clicks = Array.from({ length: 20 }, async (_, at) =>
      addToCart(await services.context(jar), { ...mug, productId: at % 2 ? 105 : 106 }),
    );
    await Promise.all(clicks);
    expect(carts[0]?.lines.get(105)?.quantity).toBe(11);
    expect(carts[0]?.lines.get(106)?.quantity).toBe(10);
    expect(carts).toHaveLength(1);
  });

  test("of two visitors do not wait for each other", async () => {
    let release = () => {};
    const { answers } = cartUpstream();
    const services = fakeServices({
      ...answers,
      "GET /api/cart/anonymous/cs/slow": () =>
        new Promise((resolve) => {
          release = () => resolve(json(notExists, 404));
        }),
    });
    const slow = addToCart(await services.context(await guestJar("slow")), mug);
    expect(await addToCart(await services.context(await guestJar("other")), mug)).toMatchObject({
      kind: "done",
    });
    release();
    expect(await slow).toMatchObject({ kind: "done" });
  });
});

describe("emptying the cart", () => {
  test("deletes it, reads again and forgets the id", async () => {
    const { answers } = cartUpstream();
    const services = fakeServices(answers);
    const jar = new Jar();
    const context = await services.context(jar);
    await addToCart(context, mug);
    jar.take(context);
    const next = await services.context(jar);
    expect(await emptyCart(next)).toMatchObject({
      kind: "done",
      value: [{ product: { id: mug.productId }, quantity: 1 }],
    });
    expect(services.calls().slice(-3)).toEqual([
      "GET /api/cart/anonymous/cs/temp-1",
      "DELETE /api/cart/cart-1",
      "GET /api/cart/anonymous/cs/temp-1",
    ]);
    jar.take(next);
    expect(jar.values.size).toBe(0);
  });

  test.each([
    [204, "uncertain"],
    [504, "uncertain"],
    [500, "uncertain"],
    [400, "failed"],
  ])("that was answered with %i, of a cart that cannot be read again, is %s", async (status, kind) => {
    let reads = 0;
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () =>
        (reads += 1) === 1 ? json(wireCart([wireLine(1)])) : json({}, 500),
      "DELETE /api/cart/cart-1": () => new Response(null, { status }),
    });
    expect(await emptyCart(await services.context(await guestJar()))).toEqual({ kind });
  });

  const code = { voucher_id: 7, code: "VANTROKY10", voucher_type: "percent", value: 10 };
  const others = [
    "GET /api/cart/anonymous/cs/temp-1",
    "DELETE /api/cart/cart-1",
    "POST /api/voucher/cart/delete/cart-1",
    "PUT /api/cart/cart-1",
    "PUT /api/cart/cart-1",
    "GET /api/cart/anonymous/cs/temp-1",
  ];

  /** A cart with a voucher and two lines at an upstream that deletes no cart. `fails`: of the single changes. */
  async function withoutDeletion(absent: () => Response, fails: Record<number, () => Response> = {}) {
    let items = [wireLine(2), wireLine(1, null, 110)];
    let vouchers = [code];
    let change = 0;
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () =>
        fails[0]?.() && change > 0 ? json({}, 500) : json({ ...wireCart(items), vouchers }),
      "DELETE /api/cart/cart-1": absent,
      "POST /api/voucher/cart/delete/cart-1": () => {
        const failure = fails[(change += 1)];
        if (failure) return failure();
        vouchers = [];
        return json({ success: true });
      },
      "PUT /api/cart/cart-1": (_request, { body }) => {
        const failure = fails[(change += 1)];
        if (failure) return failure();
        const { id, quantity } = JSON.parse(body);
        items = items.filter(({ product }) => product.id !== id);
        return json({ product: { name: "Hrnek" }, variant: null, quantity });
      },
    });
    const context = await services.context(await guestJar());
    return { emptied: await emptyCart(context), calls: services.calls(), context };
  }

  test.each<[string, () => Response]>([
    ["404", () => json(notExists, 404)],
    ["404 and a page", () => new Response("<html>", { status: 404 })],
    ["405", () => json({ message: "Method not allowed" }, 405)],
    ["405 and a page", () => new Response("<html>", { status: 405 })],
    ["501", () => json({}, 501)],
  ])("without the call (%s) takes out each voucher and each line", async (_name, absent) => {
    const { emptied, calls, context } = await withoutDeletion(absent);
    expect(emptied).toMatchObject({ kind: "done", value: [{ quantity: 2 }, { quantity: 1 }] });
    expect(calls).toEqual(others);
    expect(await openCart(context)).toEqual({ kind: "empty" });
  });

  const absent = () => json({}, 404);
  const down = () => json({}, 500);

  test("by single changes goes on after a refusal, and ends at an outage", async () => {
    const refused = await withoutDeletion(absent, { 1: () => json({ error: "locked" }, 409) });
    expect(refused.emptied).toMatchObject({ kind: "done" });
    expect(refused.calls).toEqual(others);
    const stopped = await withoutDeletion(absent, { 2: down });
    expect(stopped.emptied).toEqual({ kind: "failed" });
    expect(stopped.calls).toEqual(others.filter((_, at) => at !== 4));
  });

  test("by single changes of a cart that cannot be read again is uncertain", async () => {
    expect((await withoutDeletion(absent, { 0: down, 2: down })).emptied).toEqual({ kind: "uncertain" });
    expect((await withoutDeletion(absent, { 0: down, 1: () => json({}, 401) })).emptied).toEqual({
      kind: "failed",
    });
  });

  test("reads again although the deletion failed, and trusts that answer", async () => {
    const services = fakeServices({
      "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart([wireLine(1)])),
      "DELETE /api/cart/cart-1": () => json({}, 500),
    });
    const context = await services.context(await guestJar());
    expect(await emptyCart(context)).toEqual({ kind: "failed" });
    expect(services.calls()).toHaveLength(3);
    expect(await openCart(context)).toMatchObject({ kind: "known" });
  });
});
