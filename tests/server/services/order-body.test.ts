import { expect, test } from "vitest";
import type { Cart, CartLine } from "#app/domain/shop/cart.ts";
import { ofAdditionalFields } from "#app/domain/shop/checkout.ts";
import { orderIdempotencyKey, toOrderBody } from "#app/routes/shop/cart/order/order-body.server.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { withWireNames } from "#server/upstream/wire-names.ts";
import { anOrder, place } from "../support/an-order.ts";

const input = anOrder({
  phone: "+420 777 123 456",
  deliveryAddress: { firstName: "Petr", lastName: "Novák", ...place },
  company: { name: "Firma", ico: "00000019", dic: "CZ00000019" },
  branchId: 4,
  ...ofAdditionalFields(() => "Zvoňte"),
});
const body = toOrderBody(input, { site: "http://localhost:3000", email: "http://localhost:3000" });

const price = { net: 100, sale: null, taxRate: 21, lowest30Days: null };
const line: CartLine = {
  product: {
    id: 105,
    name: "Hrnek",
    slug: "hrnek",
    mainImage: null,
    category: null,
    brand: null,
    deliveredByEmail: false,
    withdrawalExcluded: null,
  },
  variant: { id: 1051, name: "modrý" },
  price,
  quantity: 1,
  note: "Zabalit",
};
const vouchers: Cart["vouchers"] = [
  { id: 1, code: "VANTROKY10", kind: "discount", type: "percent", value: 10 },
  { id: 2, code: "POTLESK100", kind: "discount", type: "amount", value: 100 },
];
const cart: Cart = { id: "cart-1", mark: "mark-1", lines: [line], vouchers };

const otherCarts: readonly (readonly [string, Cart])[] = [
  ["another cart", { ...cart, id: "cart-2" }],
  ["another product", { ...cart, lines: [{ ...line, product: { ...line.product, id: 106 } }] }],
  ["another variant", { ...cart, lines: [{ ...line, variant: { id: 1052, name: "modrý" } }] }],
  ["no variant", { ...cart, lines: [{ ...line, variant: null }] }],
  ["another quantity", { ...cart, lines: [{ ...line, quantity: 2 }] }],
  ["another note of a line", { ...cart, lines: [{ ...line, note: null }] }],
  ["another line", { ...cart, lines: [line, { ...line, variant: null }] }],
  ["no voucher", { ...cart, vouchers: [] }],
  ["fewer vouchers", { ...cart, vouchers: vouchers.slice(0, 1) }],
  [
    "another voucher",
    { ...cart, vouchers: [{ id: 3, code: "DAREK500", kind: "discount", type: "amount", value: 500 }] },
  ],
  ["vouchers in another order", { ...cart, vouchers: vouchers.toReversed() }],
];

test.each(otherCarts)("the order's idempotency key is another one with %s", (_, other) => {
  expect(orderIdempotencyKey(other, body)).not.toBe(orderIdempotencyKey(cart, body));
});

test.each(Object.keys(body))("the order's idempotency key is another one with another %s", (field) => {
  expect(orderIdempotencyKey(cart, { ...body, [field]: "jinak" })).not.toBe(orderIdempotencyKey(cart, body));
});

test("the order's idempotency key is the same for a copy of the cart and of the order", () => {
  expect(orderIdempotencyKey(structuredClone(cart), structuredClone(body))).toBe(
    orderIdempotencyKey(cart, body),
  );
});

/** `address.zip` for each value in an object of objects. */
function fieldsOf(value: object, before = ""): string[] {
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === "object" && one !== null ? fieldsOf(one, `${before}${name}.`) : [`${before}${name}`],
  );
}

const ofTheSiteAlone = ["terms", "summary_url", "return_url"];
const fields = fieldsOf(withWireNames(body) as object).filter((field) => !ofTheSiteAlone.includes(field));

test("an error of every submitted field comes back under the name of the form's field", () => {
  const ours = Object.keys(mapFieldErrors(Object.fromEntries(fields.map((field) => [field, ["x"]]))));
  const { cart: _, ...sent } = input;
  expect(ours.toSorted()).toEqual(fieldsOf(sent).toSorted());
});

test("every underscore of a nested field is converted, and its texts stay", () => {
  expect(mapFieldErrors({ "delivery_address.first_name": ["Vyplňte jméno.", "Krátké."] })).toEqual({
    "deliveryAddress.firstName": ["Vyplňte jméno.", "Krátké."],
  });
});
