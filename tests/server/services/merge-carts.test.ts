import { expect, test } from "vitest";
import { cart as cartCookie, unfinishedMerge } from "#server/cookies/cart-and-order.ts";
import { addToCart } from "#server/services/cart/change-line.ts";
import { mergeCarts } from "#server/services/cart/merge-carts.ts";
import { fakeUpstream, json } from "../../support/fake-upstream.ts";
import { cartUpstream } from "../support/cart-upstream.ts";
import { fakeServices, guestJar, Jar, jarWith } from "../support/fake-context.ts";
import { wireCart } from "../support/wire.ts";

const who = { token: "token-1", customerId: "7" };
const mug = 105;
const badge = 110;

/** A guest with two mugs and a badge, and a customer with one mug, at an upstream that stores carts. */
async function twoCarts() {
  const { answers, carts } = cartUpstream();
  const upstream = fakeUpstream(answers);
  let answer = (request: Request): Promise<Response> => upstream.fetch(request);
  const services = fakeServices({}, {}, (request) => answer(request));
  const jar = new Jar();
  for (const [productId, quantity] of [
    [mug, 2],
    [badge, 1],
  ] as const) {
    const context = await services.context(jar);
    await addToCart(context, { productId, variantId: null, quantity });
    jar.take(context);
  }
  await upstream.fetch(new Request("http://upstream.test/api/cart/create", { method: "POST" }));
  const own = carts.find(({ tempId }) => tempId === null);
  own?.lines.set(mug, { quantity: 1, note: null });
  return {
    jar,
    upstream,
    /** Quantities in the customer's cart. */
    pieces: () => [mug, badge].map((id) => own?.lines.get(id)?.quantity),
    guestCarts: () => carts.filter(({ tempId }) => tempId !== null),
    merge: async (from: (request: Request) => Promise<Response>) => {
      answer = from;
      const context = await services.context(jar, { method: "POST" });
      const merged = await mergeCarts(context, who);
      jar.take(context);
      return merged?.isWhole;
    },
  };
}

/** The site adds and removes both lines, then deletes the guest's cart. */
const stops = [1, 2, 3, 4, 5].flatMap((change) => [[change, false] as const, [change, true] as const]);

test.each(stops)(
  "a merge that stops at change %i (done: %s), then at any other, adds pieces once",
  async (...first) => {
    for (const second of stops) {
      const { jar, upstream, pieces, guestCarts, merge } = await twoCarts();
      const stopAt = ([at, isDone]: readonly [number, boolean]) => {
        let change = 0;
        return async (request: Request) => {
          if (request.method !== "PUT" && request.method !== "DELETE") return upstream.fetch(request);
          change += 1;
          if (change !== at) return upstream.fetch(request);
          if (isDone) await upstream.fetch(request);
          return json({}, 500);
        };
      };
      expect(await merge(stopAt(first))).toBe(false);
      // The upstream lists the rest in another order.
      for (const { lines } of guestCarts()) {
        const left = [...lines].toReversed();
        lines.clear();
        for (const [id, line] of left) lines.set(id, line);
      }
      await merge(stopAt(second));
      await merge((request) => upstream.fetch(request));
      expect(pieces(), second.join()).toEqual([3, 1]);
      expect(
        guestCarts().flatMap(({ lines }) => [...lines]),
        second.join(),
      ).toEqual([]);
      expect([...jar.values.keys()], second.join()).toEqual([]);
    }
  },
);

test("a line that the customer's cart refuses stays in the guest's", async () => {
  const { jar, upstream, pieces, guestCarts, merge } = await twoCarts();
  const isWhole = await merge(async (request) => {
    const isMug =
      request.method === "PUT" && /"id":105,.*"quantity":[1-9]/u.test(await request.clone().text());
    return isMug ? json({ status: 404, error: "not_exists" }, 404) : upstream.fetch(request);
  });
  expect(isWhole).toBe(false);
  expect(pieces()).toEqual([1, 1]);
  expect(guestCarts().map(({ lines }) => [...lines.keys()])).toEqual([[mug]]);
  expect(jar.values.has("cart")).toBe(true);
});

const unfinished = { tempId: "temp-1", customerId: "7", productId: mug, variantId: null, quantity: 2 };

test.each([
  ["of this customer and this cart's line counts", {}, 9],
  ["of another customer does not count", { customerId: "8" }, 3],
  ["of another guest's cart does not count", { tempId: "temp-9" }, 3],
  ["of another product does not count", { productId: 106 }, 3],
  ["of another variant does not count", { variantId: 1 }, 3],
])("an unfinished merge %s", async (_, changed, expected) => {
  const { jar, upstream, pieces, merge } = await twoCarts();
  await jarWith(unfinishedMerge, { ...unfinished, to: 9, ...changed }, jar);
  expect(await merge((request) => upstream.fetch(request))).toBe(true);
  expect(pieces()).toEqual([expected, 1]);
});

const voucher = { voucher_id: 7, code: "VANTROKY10", voucher_type: "percent", value: 10 };

/** A guest's cart with a voucher alone; `answer` is the customer's answer when the voucher is added. */
async function moveVoucher(
  answer: () => Response,
  own: readonly (typeof voucher)[] = [],
  more: Record<string, () => Response> = {},
) {
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json({ ...wireCart(), vouchers: [voucher] }),
    "GET /api/cart/cs": () => json([{ ...wireCart([], null), id: "own", vouchers: own }]),
    "POST /api/voucher/cart/add/own": answer,
    "DELETE /api/cart/cart-1": () => new Response(null, { status: 204 }),
    ...more,
  });
  const jar = await guestJar();
  const context = await services.context(jar, { method: "POST" });
  const merged = await mergeCarts(context, who);
  jar.take(context);
  const isGuests = (await (await services.context(jar)).cookies.read(cartCookie)) !== null;
  return { merged, isGuests, calls: services.calls() };
}

const forms: readonly (readonly [string, (code: string) => Response])[] = [
  ["400 error", (error) => json({ status: 400, error }, 400)],
  ["400 code", (code) => json({ code }, 400)],
  ["400 status", (status) => json({ status }, 400)],
  ["409 error", (error) => json({ error }, 409)],
  ["422 error", (error) => json({ error }, 422)],
  ["422 error with field map", (error) => json({ error, errors: { x: ["y"] } }, 422)],
];
const whole = { merged: { isWhole: true, adjusted: [], replaced: [], vouchers: [] }, isGuests: false };
const left = {
  merged: { isWhole: false, adjusted: [], replaced: [], vouchers: ["VANTROKY10"] },
  isGuests: true,
};
const inCart = ["voucher_is_already_added", "user_check"];
const others =
  "not_exists service_type quantity_per_user_limit quantity active_from active_to minimal_price something_new";

test.each(forms.flatMap(([name, form]) => inCart.map((code) => [code, name, form] as const)))(
  "a voucher refused with %s (%s) is the customer's: nothing stays with the guest",
  async (code, _, form) => {
    const { calls, ...moved } = await moveVoucher(() => form(code));
    expect(moved).toEqual(whole);
    expect(calls.at(-1)).toBe("DELETE /api/cart/cart-1");
  },
);

test.each([
  ["is taken out", () => json({}), whole],
  ["cannot be taken out", () => json({}, 500), { ...left, merged: { ...left.merged, vouchers: [] } }],
] as const)("a moved voucher of a guest's cart that nobody deletes %s", async (_, removed, expected) => {
  const { calls, ...moved } = await moveVoucher(() => json({}), [], {
    "DELETE /api/cart/cart-1": () => json({}, 405),
    "POST /api/voucher/cart/delete/cart-1": removed,
  });
  expect(moved).toEqual(expected);
  expect(calls.at(-1)).toBe("POST /api/voucher/cart/delete/cart-1");
});

test.each(forms.flatMap(([name, form]) => others.split(" ").map((code) => [code, name, form] as const)))(
  "a voucher refused with %s (%s) stays in the guest's cart",
  async (code, _, form) => {
    const { calls, ...moved } = await moveVoucher(() => form(code));
    expect(moved).toEqual(left);
    expect(calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
  },
);

test("a voucher already in the customer's cart is not added again", async () => {
  const { calls, ...moved } = await moveVoucher(() => json({}, 500), [voucher]);
  expect(moved).toEqual(whole);
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});
