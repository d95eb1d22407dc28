import { expect, test } from "vitest";
import { emptyWithdrawal, withdrawablePieces } from "#app/domain/shop/withdrawal.ts";
import { readStatement } from "#app/routes/shop/withdrawal/read-statement.ts";

const typed = {
  ...emptyWithdrawal,
  name: "Jana Nováková",
  orderCode: "E26-00099",
  email: "jana@example.com",
};
const lines = (quantity: string) => [{ name: "Hrnek", quantity, of: 3, excluded: "" }];
const tooManyGoods = "Napište prosím nejvýše 50 řádků, každý do 200 znaků.";

test.each([
  ["no name", { name: "" }, "name", "Pole musí být vyplněno."],
  ["a name of 201 characters", { name: "x".repeat(201) }, "name", "Vyplňte prosím nejvýše 200 znaků."],
  ["a blank order number", { orderCode: " " }, "orderCode", "Pole musí být vyplněno."],
  ["an order number of 61", { orderCode: "x".repeat(61) }, "orderCode", "Vyplňte prosím nejvýše 60 znaků."],
  ["an e-mail that is none", { email: "jana" }, "email", "Pole musí obsahovat platný email."],
  ["an account of 65", { account: "1".repeat(65) }, "account", "Vyplňte prosím nejvýše 64 znaků."],
  ["51 goods", { goods: "Hrnek\n".repeat(51) }, "goods", tooManyGoods],
  ["goods of 201 characters", { goods: "x".repeat(201) }, "goods", tooManyGoods],
  ["a note of 1 001", { note: "x".repeat(1_001) }, "note", "Vyplňte prosím nejvýše 1000 znaků."],
  ["no piece", { lines: lines("0") }, "quantity-0", "Nechte aspoň u jedné položky počet vyšší než 0."],
  ["too many pieces", { lines: lines("4") }, "quantity-0", "Zadejte celé číslo od 0 do 3."],
  ["a number that is none", { lines: lines("x") }, "quantity-0", "Zadejte celé číslo od 0 do 3."],
])("a withdrawal with %s names its field", (_, changes, field, sentence) => {
  const read = readStatement({ ...typed, ...changes });
  const errors = read.ok ? {} : read.error;
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors[field]?.replaceAll("\u00a0", " ")).toBe(sentence);
});

test.each([
  ["all pieces, from the whole order", { lines: lines("3") }, null],
  ["fewer pieces, from these", { lines: lines("2") }, [{ name: "Hrnek", quantity: 2 }]],
  ["no goods, from the whole order", { goods: "" }, null],
  [
    "goods, from these",
    { goods: "2× Hrnek\nTaška" },
    [
      { name: "Hrnek", quantity: 2 },
      { name: "Taška", quantity: 1 },
    ],
  ],
  [
    "counted and uncounted lines, from the pieces that they name",
    { goods: " 12x  Hrnek \n\n2×Taška\n1X Plakát\n0× Blok\n3*\nLístek 2× Kino" },
    [
      { name: "Hrnek", quantity: 12 },
      { name: "Taška", quantity: 2 },
      { name: "Plakát", quantity: 1 },
      { name: "0× Blok", quantity: 1 },
      { name: "3*", quantity: 1 },
      { name: "Lístek 2× Kino", quantity: 1 },
    ],
  ],
  [
    "texts at their limits",
    { name: "x".repeat(200), orderCode: "x".repeat(60), note: "x".repeat(1_000) },
    null,
  ],
])("a withdrawal with %s", (_, changes, items) => {
  expect(readStatement({ ...typed, ...changes })).toMatchObject({ ok: true, value: { items } });
});

const bought = {
  productId: 1,
  name: "Tričko",
  variantName: "M",
  path: null,
  image: null,
  availability: null,
  orderDays: null,
  quantity: 3,
  byEmail: false,
  note: null,
  withdrawalExcluded: null,
  unitGross: 100,
  originalUnitGross: null,
  totalGross: 300,
};
const evening = {
  id: 1,
  title: "R. U. R.",
  startsAt: "2026-12-01T18:00:00Z",
  venue: "Velký sál",
  isCancelled: false,
};
const refund = (name: string, quantity: number) => ({
  date: "2026-11-20T10:00:00Z",
  amount: 100,
  toVouchers: 0,
  fees: 0,
  items: [
    { name, quantity },
    { name: "Hrnek", quantity: 1 },
  ],
});

test.each([
  ["goods", {}, [], "new", 3],
  ["goods of an order that is over", {}, [], "refunded", 0],
  ["tickets", { evening }, [], "new", 0],
  ["goods that the law excludes", { withdrawalExcluded: "Na míru." }, [], "new", 0],
  ["goods without a variant", { variantName: null }, [refund("Tričko", 1)], "new", 2],
  ["goods refunded twice", {}, [refund("Tričko", 1), refund("Tričko – M", 1)], "new", 1],
  ["goods of another variant", {}, [refund("Tričko – L", 1)], "new", 3],
  ["goods refunded more often than bought", {}, [refund("Tričko", 4)], "new", 0],
])("of %s the customer may still return so many pieces", (_, more, refunds, state, pieces) => {
  expect(withdrawablePieces({ state, lines: [{ ...bought, ...more }], refunds })).toEqual([pieces]);
});
