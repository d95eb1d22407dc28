import { expect, test } from "vitest";
import {
  cartViewed,
  checkoutBegun,
  deliveryChosen,
  itemSelected,
  listViewed,
  paymentChosen,
  productViewed,
  purchased,
  quantityChanged,
} from "#app/domain/shop/analytics.ts";

const price = { net: 487.6033, sale: null, taxRate: 21, lowest30Days: null };
const shirt = {
  product: {
    id: 101,
    name: "Tričko Vantroky",
    brand: { name: "Dílna Vantroky" },
    category: { name: "Oblečení" },
  },
  variant: { id: 2, name: "M" },
  price,
};
const item = {
  item_id: "101-2",
  item_name: "Tričko Vantroky",
  item_variant: "M",
  item_brand: "Dílna Vantroky",
  item_category: "Oblečení",
  price: 487.6,
};

test("an increased quantity is add_to_cart in CZK, with the difference and net prices", () => {
  expect(quantityChanged(shirt, { before: 1, quantity: 4 })).toEqual({
    event: "add_to_cart",
    ecommerce: { currency: "CZK", value: 1462.8, items: [{ ...item, quantity: 3 }] },
  });
});

test("fewer pieces, or none, are remove_from_cart with the difference", () => {
  expect(quantityChanged(shirt, { before: 4, quantity: 0 })).toMatchObject({
    event: "remove_from_cart",
    ecommerce: { currency: "CZK", value: 1950.4, items: [{ quantity: 4 }] },
  });
});

test("an unchanged quantity is no event", () => {
  expect(quantityChanged(shirt, { before: 2, quantity: 2 })).toBeNull();
});

test("a sale's price is the price, and its reduction the discount", () => {
  const onSale = { ...shirt, price: { ...price, net: 487.6033, sale: 365.7025 } };
  expect(quantityChanged(onSale, { before: 0, quantity: 1 })?.ecommerce.items).toEqual([
    { ...item, price: 365.7, discount: 121.9, quantity: 1 },
  ]);
});

test("the cart and the steps of the order carry its items, value and codes", () => {
  const cart = {
    lines: [{ ...shirt, quantity: 2 }],
    vouchers: [
      { code: "VANTROKY10", kind: "discount" as const },
      { code: "DAREK", kind: "discount" as const },
    ],
  };
  expect(cartViewed(cart)).toEqual({
    event: "view_cart",
    ecommerce: { currency: "CZK", value: 975.2, items: [{ ...item, quantity: 2 }] },
  });
  expect(checkoutBegun(cart)).toMatchObject({
    event: "begin_checkout",
    ecommerce: { coupon: "VANTROKY10,DAREK", value: 975.2 },
  });
  expect(deliveryChosen(cart, "PPL")).toMatchObject({
    event: "add_shipping_info",
    ecommerce: { shipping_tier: "PPL", value: 975.2 },
  });
  expect(paymentChosen(cart, "Převodem")).toMatchObject({
    event: "add_payment_info",
    ecommerce: { payment_type: "Převodem", coupon: "VANTROKY10,DAREK" },
  });
  expect(checkoutBegun({ ...cart, vouchers: [] }).ecommerce).not.toHaveProperty("coupon");
});

test("a ticket is an item of its own category from the cart to the purchase", () => {
  const ticket = {
    product: { id: 100_012, name: "Revizor", brand: null, category: null },
    variant: { id: 1_000_121, name: "Přízemí" },
    price,
    evening: { id: 12 },
  };
  const cart = { lines: [ticket, shirt].map((line) => ({ ...line, quantity: 2 })), vouchers: [] };
  const events = [quantityChanged(ticket, { before: 0, quantity: 2 }), cartViewed(cart), checkoutBegun(cart)];
  for (const event of events)
    expect(event?.ecommerce.items[0]).toMatchObject({
      item_id: "100012-1000121",
      item_category: "vstupenka",
      quantity: 2,
    });
  expect(events[1]?.ecommerce.items[1]).toEqual({ ...item, quantity: 2 });
  const bought = order.lines.map((line, index) => (index === 0 ? { ...line, evening: { id: 12 } } : line));
  const { items } = purchased({ ...order, lines: bought }).ecommerce;
  expect(items.map((analyticsItem) => analyticsItem.item_category)).toEqual(["vstupenka", undefined]);
});

test("a product and a list have events for viewing and following them", () => {
  const card = { ...shirt.product, price };
  expect(productViewed(card)).toMatchObject({ event: "view_item", ecommerce: { value: 487.6 } });
  expect(listViewed("Novinky", [card, card])).toMatchObject({
    event: "view_item_list",
    ecommerce: { item_list_name: "Novinky", items: [{ index: 0 }, { index: 1 }] },
  });
  expect(productViewed({ ...card, category: null }).ecommerce.items[0]).not.toHaveProperty("item_category");
  expect(itemSelected("Novinky", card, 7)).toMatchObject({
    event: "select_item",
    ecommerce: { item_list_id: "Novinky", items: [{ item_id: "101", index: 7 }] },
  });
});

test("an event has at most 200 items, and its value is still the whole", () => {
  const lines = Array.from({ length: 230 }, () => ({ ...shirt, quantity: 1 }));
  const { ecommerce } = cartViewed({ lines, vouchers: [] });
  expect(ecommerce.items).toHaveLength(200);
  expect(ecommerce.value).toBe(112148);
  const bought = purchased({ ...order, lines: Array.from({ length: 115 }, () => order.lines).flat() });
  expect(bought.ecommerce).toMatchObject({ items: { length: 200 }, value: 34_500 });
});

const order = {
  code: "2026000042",
  lines: [
    {
      productId: 101,
      name: "Tričko",
      variantId: 2,
      variantName: "M",
      quantity: 2,
      unitGross: 121,
      taxRate: 21,
    },
    {
      productId: 112,
      name: "Kniha",
      variantId: null,
      variantName: null,
      quantity: 1,
      unitGross: 100,
      taxRate: 0,
    },
  ],
  vouchers: [] as { code: string; kind: "gift" | "discount"; discount: number }[],
  delivery: { gross: 79 },
  payment: { gross: 0 },
  vat: [
    { base: 265.29, tax: 55.71 },
    { base: 100, tax: 0 },
  ],
};

test("a purchase has net value, tax and shipping that add up to the paid amount", () => {
  expect(purchased(order)).toEqual({
    event: "purchase",
    ecommerce: {
      transaction_id: "2026000042",
      currency: "CZK",
      value: 300,
      tax: 55.71,
      shipping: 65.29,
      items: [
        { item_id: "101-2", item_name: "Tričko", item_variant: "M", price: 100, quantity: 2 },
        { item_id: "112", item_name: "Kniha", price: 100, quantity: 1 },
      ],
    },
  });
});

test("vouchers lower the value of a purchase by their share, never below zero", () => {
  const half = { ...order, vouchers: [{ code: "PUL", kind: "discount" as const, discount: 171 }] };
  expect(purchased(half).ecommerce).toMatchObject({ value: 150, coupon: "PUL" });
  const all = { ...order, vouchers: [{ code: "VSE", kind: "discount" as const, discount: 342 }] };
  expect(purchased(all).ecommerce.value).toBe(0);
  const free = { ...order, lines: order.lines.map((line) => ({ ...line, unitGross: 0 })) };
  expect(purchased(free).ecommerce.value).toBe(0);
});

test("what a gift voucher pays does not lower the value", () => {
  const gift = { code: "DAR-7KQ4-M2XW-P9TC", kind: "gift" as const, discount: 171 };
  expect(purchased({ ...order, vouchers: [gift] })).toEqual(purchased(order));
  const cart = { lines: [{ ...shirt, quantity: 1 }], vouchers: [gift] };
  const events = [checkoutBegun(cart), deliveryChosen(cart, "PPL"), paymentChosen(cart, "Kartou")];
  expect(JSON.stringify(events)).not.toMatch(/DAR-|coupon/);
});

test("shipping is net, and no more than its charge", () => {
  expect(purchased({ ...order, vat: [] }).ecommerce).not.toHaveProperty("shipping");
  expect(purchased({ ...order, vat: [{ base: 290, tax: 42 }] }).ecommerce["shipping"]).toBe(0);
  expect(purchased({ ...order, vat: [{ base: 900, tax: 42 }] }).ecommerce["shipping"]).toBe(79);
  const cash = { ...order, payment: { gross: 39 }, vat: [{ base: 900, tax: 42 }] };
  expect(purchased(cash).ecommerce["shipping"]).toBe(118);
});
