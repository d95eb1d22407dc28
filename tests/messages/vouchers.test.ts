import { expect, test } from "vitest";
import { voucherFailed, voucherRefused, type VoucherRefusal } from "#app/messages/cart-texts.ts";

const notExists = "Takový poukaz neexistuje. Zkontrolujte prosím, zda jste kód opsali správně.";
const alreadyInCart = "Tento poukaz už v~košíku máte.";
const notAvailable = "Tento poukaz teď není možné uplatnit.";

/** `~` stands for the no-break space. */
test.each<[string, VoucherRefusal, string]>([
  ["status 404", { codes: ["404"] }, notExists],
  ["not_exists", { codes: ["not_exists"] }, notExists],
  ["service_type", { codes: ["service_type"] }, notExists],
  ["404 before any error", { codes: ["404", "minimal_price"], value: 800 }, notExists],
  [
    "limit with a value",
    { codes: ["quantity_per_user_limit"], value: 1 },
    "Tento poukaz nelze použít více než 1×.",
  ],
  [
    "limit with text",
    { codes: ["quantity_per_user_limit"], value: "3" },
    "Tento poukaz nelze použít více než 3×.",
  ],
  [
    "limit without a value",
    { codes: ["quantity_per_user_limit"] },
    "Tento poukaz už jste využili v~nejvyšším možném počtu.",
  ],
  ["voucher_is_already_added", { codes: ["voucher_is_already_added"] }, alreadyInCart],
  ["user_check", { codes: ["user_check"] }, alreadyInCart],
  ["quantity", { codes: ["quantity"] }, notAvailable],
  ["active_from", { codes: ["active_from"] }, notAvailable],
  ["active_to", { codes: ["active_to"] }, notAvailable],
  [
    "minimal price with a value",
    { codes: ["minimal_price"], value: 1800 },
    "Poukaz lze uplatnit při nákupu alespoň za 1~800,00~Kč.",
  ],
  [
    "minimal price without a value",
    { codes: ["minimal_price"], value: "" },
    "Poukaz lze uplatnit až od vyšší hodnoty košíku.",
  ],
  ["the first known of several codes", { codes: ["user_check", "active_to"] }, alreadyInCart],
  ["a new reason", { codes: ["moon_phase"] }, "Poukaz se nepodařilo uplatnit. Zkuste to prosím znovu."],
  ["nothing", { codes: [] }, voucherFailed],
])("%s", (_reason, refusal, expected) => {
  expect(voucherRefused(refusal)).toBe(expected.replaceAll("~", "\u00a0"));
});

test("the minimal price is shown in the visitor's currency", () => {
  const euro = {
    id: 2,
    code: "EUR",
    isDefault: false,
    rate: 25,
    decimals: 2,
    symbolBefore: null,
    symbolAfter: "€",
  };
  expect(voucherRefused({ codes: ["minimal_price"], value: 800 }, euro)).toContain("32,00\u00a0€");
});
