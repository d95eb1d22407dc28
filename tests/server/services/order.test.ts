import { describe, expect, onTestFinished, test, vi } from "vitest";
import { orderFailures } from "#app/messages/order-texts.ts";
import { cart as cartCookie, choice, lastOrder } from "#server/cookies/cart-and-order.ts";
import { placeOrder } from "#app/routes/shop/cart/order/place-order.server.ts";
import { markOfCart } from "#server/upstream/resources/cart.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { isOrderUncertain, payAgain, readOrder } from "#server/services/orders/read-order.ts";
import { limits } from "#server/services/limits.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { anOrder, place, withCart } from "../support/an-order.ts";
import { customerJar, fakeServices, guestJar, Jar, jarWith } from "../support/fake-context.ts";
import { notExists, wireCart, wireLine } from "../support/wire.ts";

const hash = "abcdefghijklmnopqrstuvwxyz";
const order = { id: 7, code: "2026-7", hash, payment_url: null };
const summary = `/shrnuti/7/${hash}`;
const ordered = { status: 404, error: "cart_ordered", order: { id: 7, code: "2026-7", hash } };

const input = anOrder();
const postsIn = (calls: string[]) => calls.filter((call) => call.startsWith("POST"));

test("the order is sent as the contract says, nulls present, nothing more", async () => {
  const fake = withCart(() => json({ data: order }, 201));
  const context = await fake.context(await guestJar());
  await placeOrder(context, input);
  const call = fake.upstream.calls.at(-1);
  expect(JSON.parse(call?.body ?? "")).toEqual({
    email: "jana@divadlo.example",
    first_name: "Jana",
    last_name: "Nováková",
    phone: null,
    address: place,
    delivery_address: null,
    company: null,
    delivery_id: 2,
    payment_id: 3,
    branch_id: null,
    note: null,
    terms: true,
    newsletter: false,
    expected_total: 428,
    summary_url: "http://localhost:3000/shrnuti/{id}/{hash}",
    return_url: "http://localhost:3000/shrnuti/{id}/{hash}",
  });
  expect(call?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{64}$/);
});

test("the summary's address uses the public origin, whatever host was requested", async () => {
  const fake = withCart(
    () => json({ data: order }, 201),
    {},
    { PUBLIC_ORIGIN: "http://www.divadlo.example" },
  );
  await placeOrder(await fake.context(await guestJar()), input);
  const { summary_url: url } = JSON.parse(fake.upstream.calls.at(-1)?.body ?? "");
  expect(url).toBe("http://www.divadlo.example/shrnuti/{id}/{hash}");
});

test("the idempotency key is the same for the same order, and another one for another", async () => {
  const fake = withCart(() => json({ error: "changed" }, 409));
  for (const note of [null, null, "x"])
    await placeOrder(await fake.context(await guestJar()), { ...input, note });
  const orders = fake.upstream.calls.filter(({ method }) => method === "POST");
  const [first, same, other] = orders.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

describe("after an order", () => {
  test("the visitor goes to the summary; cart and choice are forgotten, the order is not", async () => {
    const fake = withCart(() => json({ data: order }, 201));
    const jar = await jarWith(choice, { deliveryId: 2, paymentId: 3, branchId: null }, await guestJar());
    const context = await fake.context(jar);
    expect(await placeOrder(context, input)).toEqual({ kind: "done", value: summary });
    jar.take(context);
    const next = await fake.context(jar);
    expect(await next.cookies.read(cartCookie)).toBeNull();
    expect(await next.cookies.read(choice)).toBeNull();
    expect(await next.cookies.read(lastOrder)).toEqual({ id: 7, code: "2026-7", hash, cart: null });
  });

  test.each([
    ["another site", "https://gateway.example/pay/1", "https://gateway.example/pay/1"],
    ["our own address", "http://localhost:3000/api/demo-gateway/1", "/api/demo-gateway/1"],
    ["a path", "/api/demo-gateway/1", "/api/demo-gateway/1"],
    ["no address", "javascript:alert(1)", summary],
  ])("a card payment continues at %s", async (_name, payment_url, to) => {
    const fake = withCart(() => json({ data: { ...order, payment_url } }, 201));
    expect(await placeOrder(await fake.context(await guestJar()), input)).toEqual({
      kind: "done",
      value: to,
    });
  });

  test("a second submit with the same cookies leads to the first order's summary", async () => {
    const fake = withCart(() => json({ data: order }, 201));
    const jar = await guestJar();
    const context = await fake.context(jar);
    await placeOrder(context, input);
    jar.take(context);
    expect(await placeOrder(await fake.context(jar), input)).toMatchObject({ kind: "done", value: summary });
    expect(postsIn(fake.calls())).toHaveLength(1);
  });

  test("a tab with the old cart is redirected to the same summary", async () => {
    const fake = withCart(() => json({}, 500), {
      "GET /api/cart/anonymous/cs/temp-1": () => json(ordered, 404),
    });
    const jar = await guestJar();
    const context = await fake.context(jar);
    expect(await placeOrder(context, input)).toMatchObject({ kind: "done", value: summary });
    expect(postsIn(fake.calls())).toEqual([]);
    jar.take(context);
    expect(await (await fake.context(jar)).cookies.read(cartCookie)).toBeNull();
  });

  describe("of a back office that does not tell an ordered cart from an empty one", () => {
    const mark = markOfCart("temp-1");
    function office(refusal: Answerer | null = null) {
      let isOrdered = false;
      return withCart(
        (request, call) => {
          if (isOrdered && refusal) return refusal(request, call);
          isOrdered = true;
          return json({ data: order }, 201);
        },
        {
          "GET /api/cart/anonymous/cs/temp-1": () =>
            json(wireCart(isOrdered && !refusal ? [] : [wireLine(1)])),
        },
      );
    }
    const twoAtOnce = async (fake: ReturnType<typeof office>, second = input) => {
      const contexts = [await fake.context(await guestJar()), await fake.context(await guestJar())] as const;
      return Promise.all([
        placeOrder(contexts[0], { ...input, cart: mark }),
        placeOrder(contexts[1], { ...second, cart: second.cart ?? mark }),
      ]);
    };

    test.each([
      ["finds the cart empty", null],
      ["is refused as empty", () => json({ error: "empty_cart" }, 409)],
    ])("the second of two orders at once that %s leads to the first one's summary", async (_, refusal) => {
      expect(await twoAtOnce(office(refusal))).toMatchObject([
        { kind: "done", value: summary },
        { kind: "done", value: summary },
      ]);
    });

    test("a form of another cart, or of another visitor, does not learn of the order", async () => {
      const fake = office();
      const [, second] = await twoAtOnce(fake, { ...input, cart: markOfCart("temp-9") });
      expect(second).toEqual({ kind: "failed", reason: "empty" });
      const stranger = await fake.context(new Jar());
      expect(await placeOrder(stranger, { ...input, cart: mark })).toMatchObject({ reason: "empty" });
    });

    test("after a minute an empty cart is an empty cart", async () => {
      const fake = office();
      await placeOrder(await fake.context(await guestJar()), { ...input, cart: mark });
      fake.advance(61);
      const late = await fake.context(await guestJar());
      expect(await placeOrder(late, { ...input, cart: mark })).toMatchObject({ reason: "empty" });
    });
  });

  test("a double click is one order: the second waits for the first", async () => {
    let isOrdered = false;
    const fake = withCart(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        isOrdered = true;
        return json({ data: order }, 201);
      },
      {
        "GET /api/cart/anonymous/cs/temp-1": () =>
          isOrdered ? json(ordered, 404) : json(wireCart([wireLine(1)])),
      },
    );
    const jar = await guestJar();
    const both = await Promise.all([
      placeOrder(await fake.context(jar), input),
      placeOrder(await fake.context(jar), input),
    ]);
    expect(both).toMatchObject([{ value: summary }, { value: summary }]);
    expect(postsIn(fake.calls())).toHaveLength(1);
  });
});

describe("when it is uncertain whether the order was made", () => {
  test.each([
    ["503", () => json({}, 503)],
    ["no answer", () => Promise.reject(new TypeError("reset"))],
    ["an unreadable answer", () => new Response("<html>")],
  ])(
    "(%s) it is not sent again; the cart that became an order leads to its summary",
    async (_name, answer) => {
      let sent = false;
      const fake = withCart(
        () => {
          sent = true;
          return answer();
        },
        {
          "GET /api/cart/anonymous/cs/temp-1": () =>
            sent ? json(ordered, 404) : json(wireCart([wireLine(1)])),
        },
      );
      expect(await placeOrder(await fake.context(await guestJar()), input)).toMatchObject({
        kind: "done",
        value: summary,
      });
      expect(postsIn(fake.calls())).toHaveLength(1);
    },
  );

  test.each([
    [1, "that is not known to honour keys", {}, "uncertain"],
    [2, "that honours them", { UPSTREAM_IDEMPOTENCY: "on" }, "done"],
  ])(
    "after a connection reset it is sent %i times in all to a back office %s",
    async (times, _whose, env, kind) => {
      const keys: (string | null)[] = [];
      const fake = withCart(
        ({ headers }) => {
          keys.push(headers.get("Idempotency-Key"));
          if (keys.length > 1) return json({ data: order }, 201);
          throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) });
        },
        {},
        { API_BASE_URL: "https://office.example", ...env },
      );
      expect(await placeOrder(await fake.context(await guestJar()), input)).toMatchObject({ kind });
      expect(keys).toHaveLength(times);
      expect(new Set(keys).size).toBe(1);
    },
  );

  const lost: [string, () => Response | Promise<Response>][] = [
    ["500", () => json({}, 500)],
    ["504", () => json({}, 504)],
    ["no answer", () => Promise.reject(new TypeError("reset"))],
    ["an unreadable answer", () => new Response("<html>")],
    ["an order that is under way", () => json({ error: "in_progress" }, 409)],
  ];

  test.each(lost)("(%s) an open cart proves nothing: it may be ordered a moment later", async (_, answer) => {
    let isMade = false;
    const fake = withCart(answer, {
      "GET /api/cart/anonymous/cs/temp-1": () =>
        isMade ? json(ordered, 404) : json(wireCart([wireLine(1)])),
    });
    const jar = await guestJar();
    const context = await fake.context(jar);
    expect(await placeOrder(context, input)).toEqual({ kind: "uncertain" });
    jar.take(context);
    const before = await fake.context(jar);
    expect(await before.cookies.read(cartCookie)).toEqual({ tempId: "temp-1" });
    expect(await isOrderUncertain(before, "cart-1")).toBe(true);
    // The upstream answers that the cart has become an order.
    isMade = true;
    const after = await fake.context(jar);
    expect((await openCart(after)).kind).toBe("empty");
    jar.take(after);
    expect(await isOrderUncertain(await fake.context(jar), null)).toBe(false);
  });

  test("an unreadable cart stays uncertain after such an order, and is not so before any", async () => {
    let canRead = true;
    const fake = withCart(() => json({}, 500), {
      "GET /api/cart/anonymous/cs/temp-1": () => (canRead ? json(wireCart([wireLine(1)])) : json({}, 500)),
    });
    const jar = await guestJar();
    canRead = false;
    expect(await placeOrder(await fake.context(jar), input)).toEqual({
      kind: "failed",
      reason: "not-now",
    });
    canRead = true;
    const context = await fake.context(jar);
    await placeOrder(context, input);
    jar.take(context);
    canRead = false;
    expect(await placeOrder(await fake.context(jar), input)).toEqual({ kind: "uncertain" });
  });

  test("an earlier order stays uncertain until a refusal comes after a check of the cart", async () => {
    let answer = () => json({}, 500);
    const fake = withCart(() => answer());
    const jar = await guestJar();
    const attempt = async () => {
      const context = await fake.context(jar);
      const placed = await placeOrder(context, input);
      jar.take(context);
      return placed.kind === "failed" ? placed.reason : placed.kind;
    };
    expect(await attempt()).toBe("uncertain");
    answer = () => json({}, 401);
    expect(await attempt()).toBe("uncertain");
    answer = () => json({ error: "too_many_requests" }, 429);
    expect(await attempt()).toBe("uncertain");
    answer = () => json({ error: "changed" }, 409);
    expect(await attempt()).toBe("changed");
    for (const [status, body] of [
      [401, {}],
      [429, { error: "too_many_requests" }],
    ] as const) {
      answer = () => json(body, status);
      // Nor does the page claim that nothing was charged, because another tab's try may be in progress.
      expect(await attempt()).toBe("not-now");
    }
  });

  test("errors of the form do not end the uncertainty, because the cart was not checked", async () => {
    let answer = () => json({}, 500);
    const fake = withCart(() => answer());
    const jar = await guestJar();
    const attempt = async () => {
      const context = await fake.context(jar);
      await placeOrder(context, input);
      jar.take(context);
      return isOrderUncertain(await fake.context(jar), "cart-1");
    };
    expect(await attempt()).toBe(true);
    answer = () => json({ errors: { email: ["Takový e-mail neexistuje."] } }, 422);
    expect(await attempt()).toBe(true);
  });

  test("a customer's order is uncertain until its cart is no longer among the open ones", async () => {
    let carts = [wireCart([wireLine(1)], null)];
    const fake = withCart(() => json({}, 500), {
      "GET /api/me": () => json({ data: { id: 1, email: input.email } }),
      "GET /api/cart/cs": () => json(carts),
    });
    const jar = await customerJar();
    const context = await fake.context(jar);
    expect(await placeOrder(context, input)).toEqual({ kind: "uncertain" });
    jar.take(context);
    const look = async () => {
      const later = await fake.context(jar);
      await openCart(later);
      jar.take(later);
      return isOrderUncertain(await fake.context(jar), null);
    };
    expect(await look()).toBe(true);
    carts = [{ ...wireCart([], null), id: "cart-2" }];
    expect(await look()).toBe(false);
  });

  test("a guest's uncertain order stays so after the sign-in", async () => {
    const fake = withCart(() => json({}, 500), {
      "GET /api/me": () => json({ data: { id: 1, email: input.email } }),
      "GET /api/cart/cs": () => json([{ ...wireCart([], null), id: "cart-2" }]),
    });
    const jar = await guestJar();
    const context = await fake.context(jar);
    await placeOrder(context, input);
    jar.take(context);
    for (const [name, value] of (await customerJar()).values) jar.values.set(name, value);
    const later = await fake.context(jar);
    await openCart(later);
    jar.take(later);
    expect(await isOrderUncertain(await fake.context(jar), "cart-1")).toBe(true);
  });

  test("lost answers count towards the limit of an e-mail, refused orders do not", async () => {
    let answer = () => json({ error: "changed" }, 409);
    const fake = withCart(() => answer());
    const kinds = async (times: number) => {
      const placed: string[] = [];
      for (let time = 0; time < times; time += 1) {
        const outcome = await placeOrder(await fake.context(await guestJar()), input);
        placed.push(outcome.kind === "failed" ? String(outcome.reason) : outcome.kind);
      }
      return new Set(placed);
    };
    const { most } = limits.orderEmail;
    expect(await kinds(most + 1)).toEqual(new Set(["changed"]));
    answer = () => json({}, 500);
    expect(await kinds(most + 1)).toEqual(new Set(["uncertain", "limited"]));
  });

  /** Two submits of one cart: the first is answered only after the second's wait for the lock has timed out. */
  async function waitTooLong(answer: () => Response, others: Record<string, Answerer> = {}) {
    const clock = vi.spyOn(performance, "now");
    onTestFinished(() => clock.mockRestore());
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const fake = withCart(async () => {
      await held;
      return answer();
    }, others);
    const jar = await guestJar();
    const first = placeOrder(await fake.context(jar), input);
    const waiting = await fake.context(jar);
    const second = placeOrder(waiting, input);
    await new Promise((resolve) => setImmediate(resolve));
    clock.mockReturnValue(performance.now() + 10_500);
    release();
    await first;
    const placed = await second;
    jar.take(waiting);
    return { placed, later: await fake.context(jar), calls: fake.calls() };
  }

  test("a submit that times out behind an order of the same cart is uncertain", async () => {
    const { placed, later, calls } = await waitTooLong(() => json({}, 500));
    expect(placed).toEqual({ kind: "uncertain" });
    expect(await isOrderUncertain(later, "cart-1")).toBe(true);
    expect(await isOrderUncertain(later, "cart-2")).toBe(false);
    expect(postsIn(calls)).toHaveLength(1);
  });

  test("a submit that times out behind a placed order is redirected to it", async () => {
    let isMade = false;
    const { placed, later, calls } = await waitTooLong(
      () => {
        isMade = true;
        return json({ data: order }, 201);
      },
      {
        "GET /api/cart/anonymous/cs/temp-1": () =>
          isMade ? json(ordered, 404) : json(wireCart([wireLine(1)])),
      },
    );
    expect(placed).toMatchObject({ kind: "done", value: summary });
    expect(await isOrderUncertain(later, null)).toBe(false);
    expect(postsIn(calls)).toHaveLength(1);
  });

  test("a submit that times out and cannot read the cart is uncertain", async () => {
    let reads = 0;
    const fake = withCart(() => json({}, 500), {
      "GET /api/cart/anonymous/cs/temp-1": () =>
        (reads += 1) > 1 ? json({}, 500) : json(wireCart([wireLine(1)])),
    });
    const failed = await placeOrder(await fake.context(await guestJar()), input);
    expect(failed).toEqual({ kind: "uncertain" });
  });
});

describe("a refusal is explained", () => {
  async function refused(status: number, body: unknown) {
    const answer = await placeOrder(
      await withCart(() => json(body, status)).context(await guestJar()),
      input,
    );
    if (answer.kind !== "invalid") return answer;
    const { "": ofCart, vouchers = ofCart, ...ofFields } = answer.errors;
    return vouchers?.join().replaceAll("\u00a0", " ") ?? ofFields;
  }

  test.each([
    [{ error: "out_of_stock", value: "Hrnek" }, "Hrnek už nemáme v požadovaném počtu."],
    [{ error: "active_to" }, "Tento poukaz teď není možné uplatnit."],
    [{ error: "quantity_per_user_limit", value: 1 }, "nelze použít více než 1×"],
  ])("409 %j", async (body, sentence) => {
    expect(await refused(409, body)).toContain(sentence);
  });

  test.each([
    ["changed", "changed", "změnila se cena nebo dostupnost"],
    ["empty_cart", "empty", "V košíku nic není"],
    ["something_new", "changed", "změnila se cena nebo dostupnost"],
  ] as const)("409 %s", async (error, reason, sentence) => {
    expect(await refused(409, { error })).toEqual({ kind: "failed", reason });
    expect(orderFailures[reason].replaceAll("\u00a0", " ")).toContain(sentence);
  });

  test("422 by our field names", async () => {
    const errors = {
      email: ["Chyba a."],
      first_name: ["Chyba b."],
      "delivery_address.zip": ["Chyba c."],
      address: { street: ["Chyba d."] },
      branch_id: ["Chyba e."],
    };
    expect(await refused(422, { errors })).toEqual({
      email: ["Chyba a."],
      firstName: ["Chyba b."],
      "deliveryAddress.zip": ["Chyba c."],
      "address.street": ["Chyba d."],
      branchId: ["Chyba e."],
    });
  });

  test("an empty cart sends nothing", async () => {
    const fake = withCart(() => json({}, 500));
    expect(await placeOrder(await fake.context(new Jar()), input)).toMatchObject({ reason: "empty" });
    expect(fake.calls()).toEqual([]);
  });

  test("an unreachable cart sends nothing", async () => {
    const fake = withCart(() => json({}, 500), { "GET /api/cart/anonymous/cs/temp-1": () => json({}, 500) });
    expect(await placeOrder(await fake.context(await guestJar()), input)).toMatchObject({ kind: "failed" });
    expect(postsIn(fake.calls())).toEqual([]);
  });
});

describe("an order's summary", () => {
  const wire = {
    id: 7,
    code: "2026-7",
    date: "2026-11-21T11:00:00+01:00",
    state: "awaiting_payment",
    email: "jana@divadlo.example",
    lines: [
      {
        product_id: 105,
        name: "Hrnek",
        slug: "hrnek",
        category_slug: null,
        quantity: 1,
        unit_gross: 349,
        tax_rate: { rate: 21 },
        total: 349,
      },
    ],
    delivery: { name: "Osobně", gross: 0 },
    payment: { name: "Převodem", kind: "barter", gross: 0, state: "unpaid", payment_url: "javascript:x" },
    total: 349,
  };
  const at = `GET /api/orders/summary/7/${hash}`;

  test("is read in our names, and optional fields may be missing", async () => {
    const fake = fakeServices({ [at]: () => json({ data: wire }) });
    expect(await readOrder(await fake.context(), { id: 7, hash })).toMatchObject({
      kind: "found",
      order: {
        code: "2026-7",
        stateLabel: "awaiting_payment",
        progress: [],
        lines: [{ path: "/105/nezarazeno/hrnek", unitGross: 349, originalUnitGross: null }],
        vouchers: [],
        payment: { kind: "unknown", state: "unpaid", paymentUrl: null, account: null },
        vat: [{ rate: 21, base: 288.43, tax: 60.57 }],
        totalGross: 349,
      },
    });
  });

  test("has the tax of its lines and fees only if the back office states none", async () => {
    const vatOf = async (more: object) => {
      const fake = fakeServices({ [at]: () => json({ data: { ...wire, ...more } }) });
      const read = await readOrder(await fake.context(), { id: 7, hash });
      return read.kind === "found" && read.order.vat;
    };
    const delivery = { name: "Kurýr", gross: 112, tax_rate: { rate: 12 } };
    const goods = { rate: 21, base: 288.43, tax: 60.57 };
    expect(await vatOf({ delivery, total: 461 })).toEqual([goods, { rate: 12, base: 100, tax: 12 }]);
    expect(await vatOf({ delivery: { ...delivery, tax_rate: null }, total: 461 })).toEqual([
      { rate: 21, base: 380.99, tax: 80.01 },
    ]);
    expect(await vatOf({ vat: [] })).toEqual([]);
    expect(await vatOf({ vat: [{ rate: 21, base: 1, tax: 2 }] })).toEqual([{ rate: 21, base: 1, tax: 2 }]);
  });

  test("is missing, failed, or not even requested", async () => {
    const missing = fakeServices({ [at]: () => json(notExists, 404) });
    expect(await readOrder(await missing.context(), { id: 7, hash })).toEqual({ kind: "missing" });
    const failed = fakeServices({ [at]: () => json({}, 500) });
    expect(await readOrder(await failed.context(), { id: 7, hash })).toEqual({ kind: "failed" });
    const never = fakeServices();
    expect(await readOrder(await never.context(), { id: 7, hash: "../../api/me" })).toEqual({
      kind: "missing",
    });
  });

  test.each<[number, unknown, object]>([
    [
      200,
      { data: { payment_url: "https://gateway.example/2" } },
      { kind: "done", value: "https://gateway.example/2" },
    ],
    [200, { data: { payment_url: "data:x" } }, { kind: "failed" }],
    [409, { error: "paid" }, { kind: "failed", reason: "refused" }],
    [422, { errors: { return_url: ["Ne."] } }, { kind: "failed", reason: "refused" }],
    [429, { error: "too_many_requests" }, { kind: "failed" }],
    [404, notExists, { kind: "gone" }],
    [500, {}, { kind: "uncertain" }],
  ])("paying again: %i %j", async (status, body, expected) => {
    const fake = fakeServices({ [`POST /api/orders/7/${hash}/payment`]: () => json(body, status) });
    const page = `/shrnuti/7/${hash}`;
    expect(await payAgain(await fake.context(), { id: 7, hash }, page)).toEqual(expected);
    expect(fake.upstream.calls[0]?.body).toBe(
      JSON.stringify({ return_url: `http://localhost:3000/shrnuti/7/${hash}` }),
    );
  });
});
