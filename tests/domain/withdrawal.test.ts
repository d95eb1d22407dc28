import { expect, test } from "vitest";
import { emptyWithdrawal } from "#app/domain/shop/withdrawal.ts";
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
    "texts at their limits",
    { name: "x".repeat(200), orderCode: "x".repeat(60), note: "x".repeat(1_000) },
    null,
  ],
])("a withdrawal with %s", (_, changes, items) => {
  expect(readStatement({ ...typed, ...changes })).toMatchObject({ ok: true, value: { items } });
});
