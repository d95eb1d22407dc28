import { expect, test } from "vitest";
import type { ShellData } from "#app/domain/shell.ts";
import { describeCart, isSameCart } from "#app/shell/cart-dropdown/same-cart.ts";

type Line = NonNullable<ShellData["cart"]["preview"]>["lines"][number];

function cart(quantities: readonly number[], voucher?: number): ShellData["cart"] {
  const lines = quantities.map(
    (quantity, index) => ({ product: { id: index }, variant: null, quantity }) as Line,
  );
  const vouchers =
    voucher === undefined
      ? []
      : [{ id: voucher, code: "A", kind: "discount" as const, type: "amount" as const, value: 1 }];
  return { count: quantities.length, preview: { lines, vouchers } };
}

const carts: readonly ShellData["cart"][] = [
  { count: 0 },
  { count: 1 },
  { count: 2 },
  cart([1]),
  cart([2]),
  cart([1, 1]),
  cart([1, 2]),
  cart([1, 2], 5),
  cart([1, 2], 55),
];

test("two carts are the same where their content is, or where one is only counted, their number of lines", () => {
  for (const one of carts) {
    for (const other of carts) {
      const isCounted = [one, other].some(({ count, preview }) => count !== 0 && !preview);
      const expected = isCounted ? one.count === other.count : one === other;
      expect(isSameCart(describeCart(one) ?? "", describeCart(other)), JSON.stringify([one, other])).toBe(
        expected,
      );
    }
  }
});

test("an unreachable cart is not described, and what is not described is another cart", () => {
  expect(describeCart({ count: null })).toBeNull();
  expect(isSameCart("[0,[],[]]", null)).toBe(false);
});
