import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "../../../app/domain/shop/cart-totals.ts";
import { gross } from "../../../app/domain/shop/money.ts";
import type { CartLine, CartVoucher } from "../../../app/domain/shop/cart.ts";
import { czk, grossHellers, hellers, netOf, spread, vatRows } from "#standalone/domain/money.ts";
import { totalsOf } from "#standalone/domain/orders/totals.ts";
import type { CartLine as OrderLine } from "#standalone/domain/shop/read-cart.ts";

const rate = fc.constantFrom(0, 12, 21);
const net = fc.integer({ min: 0, max: 50_000_000 }).map((units) => units / 10_000);

test("the gross price of one piece is the same as on the site", () => {
  fc.assert(
    fc.property(net, rate, (price, percent) => {
      expect(grossHellers(String(price), String(percent))).toBe(Math.round(gross(price, percent) * 100));
    }),
  );
  expect(grossHellers("487.6033", "21.00")).toBe(59_000);
  expect(grossHellers("75.8929", "12")).toBe(8_500);
});

test.each([0, 12, 21])("a price with VAT of %i % is the same after it was stored without", (percent) => {
  const wrong: number[] = [];
  for (let amount = 1; amount <= 999_999; amount += 1) {
    if (grossHellers(netOf(amount / 100, percent), percent) !== amount) wrong.push(amount);
  }
  expect(wrong).toEqual([]);
});

const sold = fc.record({
  price: net,
  percent: rate,
  quantity: fc.integer({ min: 1, max: 99 }),
  byEmail: fc.boolean(),
});
const fee = fc.record({ price: net, percent: rate });
const used = fc.record({
  kind: fc.constantFrom("gift" as const, "promo" as const),
  voucher_type: fc.constantFrom("amount" as const, "percent" as const),
  value: fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100),
});
type Sold = { price: number; percent: number; quantity: number; byEmail: boolean };
type Used = { readonly kind: "gift" | "promo"; voucher_type: "amount" | "percent"; value: number };

/** The voucher as the site reads it from the API's cart: a percentage has no balance. */
function cartVoucherOf({ kind, voucher_type: type, value }: Used, id: number): CartVoucher {
  const isGift = kind === "gift" && type === "amount";
  return { id, code: "X", kind: isGift ? "gift" : "discount", type, value };
}

/** The same voucher as the standalone back office reads it from its database. */
function voucherRowOf({ kind, voucher_type, value }: Used, id: number) {
  const isGift = kind === "gift" && voucher_type === "amount";
  return {
    id,
    kind: isGift ? ("gift" as const) : ("promo" as const),
    voucher_type,
    // The face value of a gift voucher does not count, its balance does.
    value: isGift ? "99999" : String(value),
    balance: isGift ? String(value) : null,
  };
}

test("an order costs what the cart page says, for all rates, fees, codes and vouchers", () => {
  // Around the amount after the discounts, and around the amount before them.
  const bounds = ["never", "left", "over left", "goods", "over goods"] as const;
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 6 }),
      fc.array(used, { maxLength: 4 }),
      fee,
      fee,
      fc.constantFrom(...bounds),
      fc.constantFrom("own" as const, "goods" as const),
      fc.boolean(),
      (rows, vouchers, delivery, payment, bound, vat, isCash) => {
        const cart = { lines: rows.map((row) => lineOf(row)), vouchers: vouchers.map(cartVoucherOf) };
        const { goods, afterDiscounts } = cartTotals(cart);
        const freeFrom = {
          never: null,
          left: afterDiscounts,
          "over left": czk(hellers(afterDiscounts) + 1),
          goods,
          "over goods": czk(hellers(goods) + 1),
        }[bound];
        const shown = cartTotals(cart, {
          delivery: { price: priceOf(delivery), freeFrom },
          payment: { price: priceOf(payment), roundsToCrowns: isCash },
          vat,
        });
        const ordered = totalsOf(
          rows.map((row) => orderLineOf(row)),
          vouchers.map(voucherRowOf),
          {
            delivery: { ...feeOf(delivery), free_from: freeFrom === null ? null : String(freeFrom) },
            payment: { ...feeOf(payment), rounds_to_crowns: isCash },
            vat,
          },
        );
        const { fees, ...amounts } = ordered;
        expect({ ...amounts, vat: [...amounts.vat] }).toEqual({
          discounts: shown.vouchers.map(({ discount }) => hellers(discount)),
          delivery: hellers(shown.delivery ?? -1),
          payment: hellers(shown.payment ?? -1),
          total: hellers(shown.total),
          rounding: hellers(shown.rounding),
          toPay: hellers(shown.toPay),
          vat: shown.vat,
        });
        const taxed = ordered.vat.reduce((sum, { base, tax }) => sum + hellers(base) + hellers(tax), 0);
        expect(taxed).toBe(ordered.total);
        const ofFees = fees.reduce((sum, { gross: part }) => sum + part, 0);
        expect(ofFees).toBe(ordered.delivery + ordered.payment);
      },
    ),
  );
});

test("a code changes the price and its tax, and a gift voucher of that amount neither", () => {
  const lines = [orderLineOf({ price: 1066.1157, percent: 21, quantity: 2, byEmail: false })];
  const free = { price: "0", tax_rate: "21", free_from: null, rounds_to_crowns: false };
  const of = (kind: "gift" | "promo") =>
    totalsOf(lines, [voucherRowOf({ kind, voucher_type: "amount", value: 1000 }, 1)], {
      delivery: free,
      payment: free,
      vat: "own",
    });
  expect(of("gift")).toMatchObject({ total: 258_000, toPay: 158_000, vat: [{ base: 2132.23, tax: 447.77 }] });
  expect(of("promo")).toMatchObject({
    total: 158_000,
    toPay: 158_000,
    vat: [{ base: 1305.79, tax: 274.21 }],
  });
});

test("fees that follow the goods have their rates in proportion to their price", () => {
  const lines = [
    orderLineOf({ price: 100, percent: 0, quantity: 3, byEmail: false }),
    orderLineOf({ price: 100, percent: 12, quantity: 1, byEmail: false }),
    orderLineOf({ price: 1000, percent: 0, quantity: 1, byEmail: true }),
  ];
  const delivery = { price: "100", tax_rate: "21", free_from: null };
  const payment = { price: "0", tax_rate: "21", rounds_to_crowns: false };
  // 121 Kč: 300 : 112 of it, because the gift voucher is not goods.
  expect(totalsOf(lines, [], { delivery, payment, vat: "goods" }).vat).toEqual([
    { rate: 12, base: 129.37, tax: 15.52 },
    { rate: 0, base: 1388.11, tax: 0 },
  ]);
  const vouchersOnly = lines.slice(2);
  expect(totalsOf(vouchersOnly, [], { delivery, payment, vat: "goods" }).vat).toEqual([
    { rate: 21, base: 100, tax: 21 },
    { rate: 0, base: 1000, tax: 0 },
  ]);
});

test.each([
  ["900", 0],
  ["900.01", 7_900],
  ["1000", 7_900],
  [null, 7_900],
])("goods of 1 000 Kč, 900 Kč after vouchers, with a delivery free from %s", (free_from, expected) => {
  const lines = [orderLineOf({ price: 1000, percent: 0, quantity: 1, byEmail: false })];
  const delivery = { price: "65.2893", tax_rate: "21", free_from };
  const payment = { price: "32.2314", tax_rate: "12", rounds_to_crowns: false };
  const totals = totalsOf(lines, [voucherRowOf({ kind: "promo", voucher_type: "amount", value: 100 }, 1)], {
    delivery,
    payment,
    vat: "own",
  });
  expect(totals).toMatchObject({ delivery: expected, payment: 3_610, total: 90_000 + expected + 3_610 });
});

test("an order's fees are included in its taxes, each at its own rate", () => {
  const lines = [orderLineOf({ price: 100, percent: 0, quantity: 1, byEmail: false })];
  const delivery = { price: "200", tax_rate: "12", free_from: null };
  const payment = { price: "300", tax_rate: "21", rounds_to_crowns: false };
  const { vat } = totalsOf(lines, [], { delivery, payment, vat: "own" });
  expect(vat).toEqual([
    { rate: 21, base: 300, tax: 63 },
    { rate: 12, base: 200, tax: 24 },
    { rate: 0, base: 100, tax: 0 },
  ]);
});

test("a discount spread over shares adds up, and no share goes below zero", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (shares, part) => {
        const whole = shares.reduce((sum, share) => sum + share, 0);
        const amount = Math.floor(whole * part);
        const parts = spread(amount, shares);
        expect(parts.reduce((sum, value) => sum + value, 0)).toBe(amount);
        parts.forEach((value, index) => expect(value).toBeLessThanOrEqual(shares[index] ?? 0));
      },
    ),
  );
});

test("no discount is spread over zero shares", () => {
  expect(spread(0, [0, 0])).toEqual([0, 0]);
});

test("bases and taxes add up to the total", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rate, fc.integer({ min: 0, max: 100_000_000 }))), (rows) => {
      const byRate = new Map(rows);
      const sum = vatRows(byRate).reduce((all, { base, tax }) => all + hellers(base) + hellers(tax), 0);
      expect(sum).toBe([...byRate.values()].reduce((all, value) => all + value, 0));
    }),
  );
  expect(vatRows(new Map([[21, 12_100]]))).toEqual([{ rate: 21, base: 100, tax: 21 }]);
});

function lineOf(row: Sold): CartLine {
  const price = { net: row.price, sale: null, taxRate: row.percent, lowest30Days: null };
  return {
    product: {
      id: 1,
      name: "Věc",
      slug: "vec",
      mainImage: null,
      category: null,
      brand: null,
      deliveredByEmail: row.byEmail,
      withdrawalExcluded: null,
    },
    variant: null,
    price,
    quantity: row.quantity,
    note: null,
  };
}

function priceOf({ price, percent }: { price: number; percent: number }) {
  return { net: price, sale: null, taxRate: percent, lowest30Days: null };
}

function feeOf({ price, percent }: { price: number; percent: number }) {
  return { price: String(price), tax_rate: String(percent) };
}

/** The same line as the standalone back office reads it from its database. */
function orderLineOf({ quantity, byEmail, ...priced }: Sold): OrderLine {
  const card = {
    ...feeOf(priced),
    id: 1,
    name: "Věc",
    slug: "vec",
    price_sale: null,
    is_price_sale_active: false,
    lowest_price_30d: null,
    stock: null,
    order_days: null,
    is_new: false,
    delivered_by_email: byEmail,
    position: 1,
    created_at: new Date(0),
    search: "",
    main_image: null,
    category_id: null,
    category_name: null,
    category_slug: null,
    brand_id: null,
    brand_name: null,
    brand_slug: null,
    has_variants: false,
    availability_code: "in_stock" as const,
    is_on_sale: false,
    gross: "0",
    performance_id: null,
    attributes: [],
    discontinued_at: null,
  };
  return { card, variant: null, quantity, note: null, excluded: null, ticket: null, chosen: [] };
}
