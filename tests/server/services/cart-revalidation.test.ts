import { expect, test } from "vitest";
import { setQuantity } from "#server/services/cart/change-line.ts";
import { emptyCart } from "#app/routes/shop/cart/delete-cart.server.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { addVoucher, removeVoucher } from "#server/services/cart/change-vouchers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { json } from "../../support/fake-upstream.ts";
import { fakeServices, guestJar } from "../support/fake-context.ts";
import { wireCart, wireLine } from "../support/wire.ts";

const mug = { productId: 105, variantId: null };
const voucher = { voucher_id: 7, code: "VANTROKY10", voucher_type: "percent", value: 10 };
const czk = { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" };
const changed = { product: { name: "Hrnek" }, variant: null, quantity: 4, original_quantity: 1 };

/** Specification §4: causes for reading the cart again, and the upstream's answers to them. */
const changes: readonly [
  name: string,
  change: (context: RequestContext) => Promise<unknown>,
  statuses: readonly number[],
][] = [
  ["another quantity", (context) => setQuantity(context, { ...mug, quantity: 4 }), [200]],
  ["quantity 0", (context) => setQuantity(context, { ...mug, quantity: 0 }), [200]],
  ["an added voucher", (context) => addVoucher(context, { code: "KOD", guestEmail: null }), [200]],
  [
    "a refused voucher",
    (context) => addVoucher(context, { code: "KOD", guestEmail: null }),
    [400, 404, 422, 500],
  ],
  ["a removed voucher", (context) => removeVoucher(context, { id: 7 }), [200, 404]],
  ["a deleted cart", emptyCart, [200, 404, 500]],
];

test.each(
  changes.flatMap(([name, change, statuses]) => statuses.map((status) => ({ name, status, change }))),
)("after $name (the upstream answers $status) the cart is read again", async ({ change, status }) => {
  const answer = () => json(status === 200 ? changed : {}, status);
  const services = fakeServices({
    "GET /api/cart/anonymous/cs/temp-1": () => json({ ...wireCart([wireLine(1)]), vouchers: [voucher] }),
    "GET /api/lists/currencies": () => json({ data: [czk] }),
    "PUT /api/cart/cart-1": answer,
    "DELETE /api/cart/cart-1": answer,
    "POST /api/voucher/cart/add/cart-1": answer,
    "POST /api/voucher/cart/delete/cart-1": answer,
  });
  const context = await services.context(await guestJar(), { method: "POST" });
  await openCart(context);
  await change(context);
  await openCart(context);
  const calls = services.calls().filter((call) => !call.includes("/lists/"));
  const sent = calls.findLastIndex((call) => !call.startsWith("GET"));
  expect(sent).toBeGreaterThan(0);
  expect(calls[sent + 1]).toBe("GET /api/cart/anonymous/cs/temp-1");
});
