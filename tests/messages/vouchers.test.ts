import { expect, test } from "vitest";
import { voucherFailed, voucherRefused, type VoucherRefusal } from "#app/messages/vouchers.ts";

const notExists = "Takový poukaz neexistuje. Zkontrolujte prosím, zda jste kód opsali správně.";
const alreadyInCart = "Tento poukaz už v~košíku máte.";
const notAvailable = "Tento poukaz teď není možné uplatnit.";

/** `~` stands for the no-break space. */
test.each<[string, VoucherRefusal, string]>([
  ["status 404", { status: 404 }, notExists],
  ["not_exists", { status: 400, error: "not_exists" }, notExists],
  ["service_type", { status: 400, error: "service_type" }, notExists],
  ["404 before any error", { status: 404, error: "minimal_price", value: 800 }, notExists],
  [
    "limit with a value",
    { error: "quantity_per_user_limit", value: 1 },
    "Tento poukaz nelze použít více než 1×.",
  ],
  [
    "limit with text",
    { error: "quantity_per_user_limit", value: "3" },
    "Tento poukaz nelze použít více než 3×.",
  ],
  [
    "limit without a value",
    { error: "quantity_per_user_limit" },
    "Tento poukaz už jste využili v~nejvyšším možném počtu.",
  ],
  ["voucher_is_already_added", { error: "voucher_is_already_added" }, alreadyInCart],
  ["user_check", { error: "user_check" }, alreadyInCart],
  ["quantity", { error: "quantity" }, notAvailable],
  ["active_from", { error: "active_from" }, notAvailable],
  ["active_to", { error: "active_to" }, notAvailable],
  [
    "minimal price with a value",
    { error: "minimal_price", value: 1800 },
    "Poukaz lze uplatnit při nákupu alespoň za 1~800,00~Kč.",
  ],
  [
    "minimal price without a value",
    { error: "minimal_price", value: "" },
    "Poukaz lze uplatnit až od vyšší hodnoty košíku.",
  ],
  ["code where there is no error", { status: 400, code: "active_to" }, notAvailable],
  ["error before code", { error: "user_check", code: "active_to" }, alreadyInCart],
  ["status in the body", { status: 400, bodyStatus: "quantity" }, notAvailable],
  ["404 in the body of a 200", { status: 200, bodyStatus: 404 }, notExists],
  [
    "a new reason",
    { status: 400, error: "moon_phase" },
    "Poukaz se nepodařilo uplatnit. Zkuste to prosím znovu.",
  ],
  ["nothing", {}, voucherFailed],
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
  expect(voucherRefused({ error: "minimal_price", value: 800 }, euro)).toContain("32,00\u00a0€");
});
