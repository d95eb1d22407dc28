import { expect, test } from "vitest";
import { pendingChange, withPending } from "#app/domain/shop/pending-cart.ts";

const mug = { product: { id: 105 }, variant: null, quantity: 2 };
const shirt = { product: { id: 101 }, variant: { id: 1012 }, quantity: 1 };

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each([
  [
    { intent: "quantity", product: "105", variant: "", quantity: "7" },
    { productId: "105", variantId: null, quantity: 7, isMore: false },
  ],
  [
    { intent: "remove", product: "101", variant: "1012" },
    { productId: "101", variantId: "1012", quantity: 0, isMore: false },
  ],
  [
    { intent: "add", product: "105", quantity: "3" },
    { productId: "105", variantId: null, quantity: 3, isMore: true },
  ],
  [
    { intent: "quantity", product: "105", quantity: "120" },
    { productId: "105", variantId: null, quantity: 120, isMore: false },
  ],
  [{ intent: "quantity", product: "105", variant: "", quantity: "mnoho" }, null],
  [{ intent: "voucher-remove", voucher: "4" }, null],
  [
    { intent: "restore", product: "105", quantity: " 2 " },
    { productId: "105", variantId: null, quantity: 2, isMore: false },
  ],
  [{ intent: "quantity", product: "", quantity: "7" }, null],
  [{ intent: "quantity", product: "105", quantity: "7x" }, null],
  [{ intent: "quantity", product: "105", quantity: "-7" }, null],
  [{ intent: "else", product: "105", quantity: "7" }, null],
  [{ intent: "clear" }, null],
])("a form with %o predicts %o", (fields, change) => {
  expect(pendingChange(form(fields))).toEqual(change);
});

test.each([
  ["a number", 105, "105"],
  ["digits as text", "105", '"105"'],
  ["a text", "prod_1", "prod_1"],
])("a form finds the line of its product by an id that is %s", (_, id, product) => {
  const change = pendingChange(form({ intent: "quantity", product, variant: "", quantity: "7" }));
  const { lines } = withPending([{ ...mug, product: { id } }], change ? [change] : []);
  expect(lines).toMatchObject([{ quantity: 7 }]);
});

test("a quantity is the last one submitted, and an added piece increases it", () => {
  const soon = withPending(
    [mug, shirt],
    [
      { productId: 105, variantId: null, quantity: 5, isMore: false },
      { productId: 105, variantId: null, quantity: 2, isMore: true },
    ],
  );
  expect(soon.lines).toEqual([{ ...mug, quantity: 7 }, shirt]);
  expect(soon.count).toBe(2);
});

test("a line being removed stays visible but no longer counts", () => {
  const soon = withPending([mug, shirt], [{ productId: 101, variantId: 1012, quantity: 0, isMore: false }]);
  expect(soon.lines[1]).toEqual({ ...shirt, quantity: 0 });
  expect(soon.count).toBe(1);
});

test("another variant of the same product is another line", () => {
  const soon = withPending([shirt], [{ productId: 101, variantId: 1013, quantity: 1, isMore: true }]);
  expect(soon.lines).toEqual([shirt]);
  expect(soon.count).toBe(2);
});

test("without a pending change the lines are unchanged", () => {
  const [first, second] = withPending([mug, shirt], []).lines;
  expect(first).toBe(mug);
  expect(second).toBe(shirt);
});
