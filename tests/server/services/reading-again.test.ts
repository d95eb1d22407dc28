import { expect, test } from "vitest";
import { setQuantity } from "#server/services/cart/change-line.ts";
import { emptyCart } from "#server/services/cart/empty-cart.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { addVoucher, removeVoucher } from "#server/services/cart/vouchers.ts";
import type { RequestContext } from "#server/context.ts";
import { json } from "../../support/fake-upstream.ts";
import { fakeHouse, guestJar } from "../support/fake-context.ts";
import { wireCart, wireLine } from "../support/wire.ts";

const mug = { productId: 105, variantId: null };
const voucher = { voucher_id: 7, code: "VANTROKY10", voucher_type: "percent", value: 10 };
const czk = { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" };
const changed = { product: { name: "Hrnek" }, variant: null, quantity: 4, original_quantity: 1 };

/** Specification §4: what makes the cart be read again, and how the upstream answers it. */
const changes: readonly [
  name: string,
  change: (visit: RequestContext) => Promise<unknown>,
  statuses: readonly number[],
][] = [
  ["another quantity", (visit) => setQuantity(visit, { ...mug, quantity: 4 }), [200]],
  ["quantity 0", (visit) => setQuantity(visit, { ...mug, quantity: 0 }), [200]],
  ["an added voucher", (visit) => addVoucher(visit, { code: "KOD", guestEmail: null }), [200]],
  [
    "a refused voucher",
    (visit) => addVoucher(visit, { code: "KOD", guestEmail: null }),
    [400, 404, 422, 500],
  ],
  ["a removed voucher", (visit) => removeVoucher(visit, { id: 7 }), [200, 404]],
  ["a deleted cart", emptyCart, [200, 404, 500]],
];

test.each(
  changes.flatMap(([name, change, statuses]) => statuses.map((status) => ({ name, status, change }))),
)("after $name (the upstream says $status) the cart is read again", async ({ change, status }) => {
  const answer = () => json(status === 200 ? changed : {}, status);
  const house = fakeHouse({
    "GET /api/cart/anonymous/cs/temp-1": () => json({ ...wireCart([wireLine(1)]), vouchers: [voucher] }),
    "GET /api/lists/currencies": () => json({ data: [czk] }),
    "PUT /api/cart/cart-1": answer,
    "DELETE /api/cart/cart-1": answer,
    "POST /api/voucher/cart/add/cart-1": answer,
    "POST /api/voucher/cart/delete/cart-1": answer,
  });
  const visit = await house.visit(await guestJar(), { method: "POST" });
  await openCart(visit);
  await change(visit);
  await openCart(visit);
  const asked = house.asked().filter((call) => !call.includes("/lists/"));
  const sent = asked.findLastIndex((call) => !call.startsWith("GET"));
  expect(sent).toBeGreaterThan(0);
  expect(asked[sent + 1]).toBe("GET /api/cart/anonymous/cs/temp-1");
});
