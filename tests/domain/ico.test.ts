import { expect, test } from "vitest";
import {
  dicPattern,
  isForeignCompany,
  isIco,
  isInAres,
  normaliseDic,
  normaliseIco,
} from "#app/domain/account/ico.ts";

test.each(["00023337", "27082440", "45317054", "25596641"])("%s is an IČO", (ico) => {
  expect(isIco(ico)).toBe(true);
});

test.each(["27082441", "00000000", "1234567", "270824400", "927082440", "2708244O", ""])(
  "%s is not an IČO",
  (ico) => {
    expect(isIco(ico)).toBe(false);
  },
);

test("spaces and missing leading zeros are accepted", () => {
  expect(normaliseIco(" 23 337 ")).toBe("00023337");
  for (const other of ["abc", "č.337", "337-1"]) expect(normaliseIco(other)).toBe(other);
  expect(normaliseIco("")).toBe("");
});

test("a DIČ has its country and eight to ten digits", () => {
  expect(normaliseDic(" cz 27082440 ", "CZ")).toBe("CZ27082440");
  expect(normaliseDic("27082440", "CZ")).toBe("CZ27082440");
  expect(normaliseDic("2020202020", "SK")).toBe("2020202020");
  expect(normaliseDic("270\u200d82440", "CZ")).toBe("CZ27082440");
  expect(normaliseDic("27082440", "PL")).toBe("27082440");
  expect(normaliseDic("27082440123", "CZ")).toBe("27082440123");
  for (const good of ["CZ27082440", "CZ7801011234", "SK2020202020", "2020202020"])
    expect(good).toMatch(dicPattern);
  for (const bad of ["27082440", "CZ1234567", "CZ12345678901", "SK12345678", "cz27082440"])
    expect(bad).not.toMatch(dicPattern);
});

test.each([
  ["CZ", true, false],
  ["SK", false, false],
  ["DE", false, true],
  ["7", true, false],
  ["CZE", true, false],
  ["1CZ", true, false],
])("a company of %s: in ARES %s, in a foreign register %s", (country, inAres, isForeign) => {
  expect(isInAres(country)).toBe(inAres);
  expect(isForeignCompany(country)).toBe(isForeign);
});
