import { expect, test } from "vitest";
import { isIban, spayd } from "#app/domain/shop/spayd.ts";

const demo = {
  iban: "CZ65 0800 0000 1920 0014 5399",
  amount: 1290,
  variableSymbol: "2026000123",
  message: null,
};

test("a payment is written in the format that banks read", () => {
  expect(spayd(demo)).toBe("SPD*1.0*ACC:CZ6508000000192000145399*AM:1290.00*CC:CZK*X-VS:2026000123");
});

test("the message is capital ASCII, its stars encoded, cut at 60 characters", () => {
  expect(spayd({ ...demo, variableSymbol: null, message: "Děkujeme – 5* divadlo" })).toBe(
    "SPD*1.0*ACC:CZ6508000000192000145399*AM:1290.00*CC:CZK*MSG:DEKUJEME - 5%2A DIVADLO",
  );
  expect(spayd({ ...demo, message: "ž".repeat(80) })).toContain(`*MSG:${"Z".repeat(60)}*`);
});

test("spaces around a message take none of its 60 characters", () => {
  expect(spayd({ ...demo, message: ` ${"a".repeat(60)} ` })).toContain(`*MSG:${"A".repeat(60)}*`);
});

test("a message cut after a word ends with the word", () => {
  expect(spayd({ ...demo, message: `${"a".repeat(59)} b` })).toContain(`*MSG:${"A".repeat(59)}*`);
});

test("non-ASCII characters become spaces in the message, and repeated spaces one", () => {
  expect(spayd({ ...demo, message: "Praha→Brno  2" })).toContain("*MSG:PRAHA BRNO 2*");
});

test("a percent sign of the message is encoded", () => {
  expect(spayd({ ...demo, message: "sleva 5 %" })).toContain("*MSG:SLEVA 5 %25*");
});

test("the payee's name is encoded the same way", () => {
  expect(spayd({ ...demo, payeeName: "Divadlo Vantroky, p. o." })).toContain("*RN:DIVADLO VANTROKY, P. O.*");
});

test("the payee's name is cut at 35 characters", () => {
  expect(spayd({ ...demo, payeeName: "n".repeat(40) })).toContain(`*RN:${"N".repeat(35)}*`);
});

test("hellers and amounts under a crown are kept", () => {
  expect(spayd({ ...demo, amount: 0.5 })).toContain("*AM:0.50*");
  expect(spayd({ ...demo, amount: 442.1 })).toContain("*AM:442.10*");
});

test.each([
  [{ ...demo, iban: "CZ6508000000192000145398" }],
  [{ ...demo, amount: 0 }],
  [{ ...demo, amount: Number.NaN }],
  [{ ...demo, amount: 10_000_000 }],
  [{ ...demo, variableSymbol: "12345678901" }],
  [{ ...demo, variableSymbol: "1*ACC:CZ" }],
])("invalid data make no code (%#)", (payment) => {
  expect(spayd(payment)).toBeNull();
});

test("the check digits of an IBAN are verified", () => {
  expect(isIban("CZ5855000000001265098001")).toBe(true);
  expect(isIban("CZ5855000000001265098002")).toBe(false);
  expect(isIban("XX00")).toBe(false);
});

test.each([["-CZ5855000000001265098001"], ["CZ5855000000001265098001-"], ["NO561234567890"]])(
  "%s is no IBAN",
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);
