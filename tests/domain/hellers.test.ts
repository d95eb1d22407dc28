import fc from "fast-check";
import { expect, test } from "vitest";
import { apportion } from "#app/domain/shop/cart-totals.ts";
import { divideHalfUp, toCzk, toHellers } from "#app/domain/shop/hellers.ts";

test("halves are rounded up", () => {
  expect(divideHalfUp(5, 10)).toBe(1);
  expect(divideHalfUp(4, 10)).toBe(0);
  expect(divideHalfUp(15, 10)).toBe(2);
});

test("crowns survive the conversion to hellers and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (hellers) => {
      expect(toHellers(toCzk(hellers))).toBe(hellers);
    }),
  );
});

test("the parts of an amount add up to it, and equal weights differ by one at most", () => {
  const splits = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { maxLength: 12 }).chain((weights) =>
    fc.record({
      weights: fc.constant(weights),
      amount: fc.integer({ min: 0, max: weights.reduce((sum, weight) => sum + weight, 0) }),
    }),
  );
  fc.assert(
    fc.property(splits, ({ weights, amount }) => {
      const parts = apportion(amount, weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      parts.forEach((part, index) => {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(weights[index] ?? 0);
      });
    }),
  );
  expect(
    apportion(
      10,
      [1, 1, 1].map((weight) => weight * 100),
    ),
  ).toEqual([4, 3, 3]);
});

test("the odd heller goes to the largest remainder, not to the largest weight", () => {
  expect(apportion(2, [4, 3])).toEqual([1, 1]);
});

test("of equal remainders the first ones get the odd hellers", () => {
  expect(apportion(2, [1, 1, 1])).toEqual([1, 1, 0]);
});

test("nothing is divided among weights of zero", () => {
  expect(apportion(0, [0, 0])).toEqual([0, 0]);
});
