import { expect, test } from "vitest";
import { cart as cartCookie, unfinishedMerge } from "#server/cookies/cart-and-order.ts";
import { mergeCarts } from "#server/services/cart/merge-carts.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { fakeServices, guestJar, jarWith, type Jar } from "../support/fake-context.ts";
import { notExists, wireCart, wireLine, wireProduct } from "../support/wire.ts";

const who = { token: "token-1", customerId: "7" };
const mug = wireProduct.id;
const badge = 110;
const done = () => new Response(null, { status: 204 });
const partly = { isWhole: false, adjusted: [], replaced: [], vouchers: [] };

interface Carts {
  readonly guest?: readonly unknown[];
  readonly own?: readonly unknown[];
  readonly answers?: Readonly<Record<string, Answerer>>;
  readonly jar?: Jar;
}

/** A merge of `guest` into `own`, at an upstream that accepts every quantity. */
async function merge({ guest = [wireLine(2)], own = [], answers = {}, jar }: Carts) {
  const given: Answerer = (_request, { body }) => json({ quantity: JSON.parse(body).quantity });
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json(wireCart(guest)),
    "GET /api/cart/cs": () => json([{ ...wireCart(own, null), id: "own" }]),
    "PUT /api/cart/own": given,
    "PUT /api/cart/cart-1": given,
    "DELETE /api/cart/cart-1": done,
    ...answers,
  });
  const held = jar ?? (await guestJar());
  const context = await services.context(held, { method: "POST" });
  const merged = await mergeCarts(context, who);
  held.take(context);
  const later = await services.context(held);
  return {
    merged,
    calls: services.calls(),
    isGuests: (await later.cookies.read(cartCookie)) !== null,
    unfinished: await later.cookies.read(unfinishedMerge),
    /** Quantities added to the customer's cart, by product. */
    puts: services.upstream.calls
      .filter(({ method, path }) => method === "PUT" && path === "/api/cart/own")
      .map(({ body }) => JSON.parse(body))
      .map(({ id, quantity, note }) => [id, quantity, note]),
  };
}

test("the merge deletes an empty cart of the guest, and leaves the customer's", async () => {
  const { merged, calls, isGuests } = await merge({ guest: [] });
  expect(merged).toBeNull();
  expect(calls).toEqual(["GET /api/cart/anonymous/cs/temp-1", "DELETE /api/cart/cart-1"]);
  expect(isGuests).toBe(false);
});

test("a guest's cart that no longer exists is forgotten", async () => {
  const { merged, isGuests } = await merge({
    answers: { "GET /api/cart/anonymous/cs/temp-1": () => json(notExists, 404) },
  });
  expect(merged).toBeNull();
  expect(isGuests).toBe(false);
});

test("an unreadable guest's cart stays the guest's", async () => {
  const { merged, isGuests } = await merge({
    answers: { "GET /api/cart/anonymous/cs/temp-1": () => json({}, 500) },
  });
  expect(merged).toEqual(partly);
  expect(isGuests).toBe(true);
});

test("a customer without a cart gets one", async () => {
  const lists = [[], [{ ...wireCart([], null), id: "own" }]];
  const { merged, puts } = await merge({
    answers: { "GET /api/cart/cs": () => json(lists.shift()), "POST /api/cart/create": () => json({}, 201) },
  });
  expect(merged).toEqual({ isWhole: true, adjusted: [], replaced: [], vouchers: [] });
  expect(puts).toEqual([[mug, 2, null]]);
});

test("all stays with the guest if the customer's cart cannot be made", async () => {
  const { merged, calls } = await merge({
    answers: { "GET /api/cart/cs": () => json([]), "POST /api/cart/create": () => json({}, 500) },
  });
  expect(merged).toEqual(partly);
  expect(calls.at(-1)).toBe("POST /api/cart/create");
});

test("a line is merged with its own note, or with that of the customer's line", async () => {
  const guest = [wireLine(1, "Pro Janu"), wireLine(1, null, badge)];
  const own = [wireLine(1, "Pro Petra"), wireLine(1, "Pro Karla", badge)];
  const { puts, merged } = await merge({ guest, own });
  expect(puts).toEqual([
    [mug, 2, "Pro Janu"],
    [badge, 2, "Pro Karla"],
  ]);
  expect(merged?.replaced).toEqual([{ name: "Hrnek Přestávka", before: "Pro Petra", after: "Pro Janu" }]);
});

test("the merge reports lines with a reduced quantity by name and variant", async () => {
  const shirt = {
    ...wireLine(3, null, 101),
    variant: { id: 1, name: "L", price: 100, price_sale: null, is_price_sale_active: false },
  };
  const { merged } = await merge({
    guest: [wireLine(2), shirt, wireLine(1, null, badge)],
    answers: {
      "PUT /api/cart/own": (_request, { body }) => json({ quantity: Math.min(1, JSON.parse(body).quantity) }),
    },
  });
  expect(merged).toEqual({
    isWhole: true,
    adjusted: [
      { name: "Hrnek Přestávka", quantity: 1, why: "stock" },
      { name: "Hrnek Přestávka, L", quantity: 1, why: "stock" },
    ],
    replaced: [],
    vouchers: [],
  });
});

test("a line that meanwhile disappeared from the guest's cart is merged", async () => {
  const { merged } = await merge({ answers: { "PUT /api/cart/cart-1": () => json(notExists, 404) } });
  expect(merged).toEqual({ isWhole: true, adjusted: [], replaced: [], vouchers: [] });
});

test("a guest's cart that no longer exists at the end is merged", async () => {
  const { merged, isGuests } = await merge({
    answers: { "DELETE /api/cart/cart-1": () => json(notExists, 404) },
  });
  expect(merged).toEqual({ isWhole: true, adjusted: [], replaced: [], vouchers: [] });
  expect(isGuests).toBe(false);
});

test("another voucher of the customer's does not prevent merging the guest's", async () => {
  const voucher = (voucher_id: number, code: string) => ({
    voucher_id,
    code,
    voucher_type: "percent",
    value: 10,
  });
  const { merged, calls } = await merge({
    answers: {
      "GET /api/cart/anonymous/cs/temp-1": () => json({ ...wireCart(), vouchers: [voucher(7, "A")] }),
      "GET /api/cart/cs": () => json([{ ...wireCart([], null), id: "own", vouchers: [voucher(8, "B")] }]),
      "POST /api/voucher/cart/add/own": () => json({}),
    },
  });
  expect(merged).toEqual({ isWhole: true, adjusted: [], replaced: [], vouchers: [] });
  expect(calls).toContain("POST /api/voucher/cart/add/own");
});

test.each<[string, Answerer]>([
  ["401", () => json({}, 401)],
  ["a broken answer", () => json({ quantity: "mnoho" })],
  ["500", () => json({}, 500)],
  ["no answer", () => Promise.reject(new TypeError("reset"))],
])("after %s of the customer's cart the merge stops, and the line is remembered", async (_name, answer) => {
  const { merged, puts, unfinished } = await merge({
    guest: [wireLine(2), wireLine(1, null, badge)],
    own: [wireLine(1)],
    answers: { "PUT /api/cart/own": answer },
  });
  expect(merged).toEqual(partly);
  expect(puts).toEqual([[mug, 3, null]]);
  expect(unfinished).toEqual({
    tempId: "temp-1",
    customerId: "7",
    productId: mug,
    variantId: null,
    quantity: 2,
    to: 3,
  });
});

test("a line that could not be removed from the guest's cart is remembered as merged", async () => {
  const { merged, unfinished } = await merge({ answers: { "PUT /api/cart/cart-1": () => json({}, 500) } });
  expect(merged).toEqual(partly);
  expect(unfinished).toMatchObject({ productId: mug, quantity: 2, to: null });
});

const before = { tempId: "temp-1", customerId: "7", productId: mug, variantId: null, quantity: 2 };
const jarAfter = async (to: number | null) => jarWith(unfinishedMerge, { ...before, to }, await guestJar());

test.each([
  ["the same pieces", 2, 9, [[mug, 9, null]]],
  ["one piece more", 3, 9, [[mug, 10, null]]],
  ["one piece fewer", 1, 9, [[mug, 9, null]]],
  ["the same pieces", 2, null, []],
  ["one piece more", 3, null, [[mug, 6, null]]],
  ["too many pieces", 9_999, null, [[mug, 999, null]]],
] as const)(
  "after an interrupted merge, with %s (%i) and %s as its target, %j is sent",
  async (_name, has, to, expected) => {
    const { puts } = await merge({ guest: [wireLine(has)], own: [wireLine(5)], jar: await jarAfter(to) });
    expect(puts).toEqual(expected);
  },
);

test("the merge begins with the interrupted line, and forgets it", async () => {
  const { merged, puts, unfinished } = await merge({
    guest: [wireLine(1, null, badge), wireLine(2)],
    jar: await jarAfter(4),
    answers: {
      "PUT /api/cart/own": (_request, { body }) => {
        const { id, quantity } = JSON.parse(body);
        return id === badge ? json(notExists, 404) : json({ quantity });
      },
    },
  });
  expect(merged).toEqual(partly);
  expect(puts.map(([id]) => id)).toEqual([mug, badge]);
  expect(unfinished).toBeNull();
});
