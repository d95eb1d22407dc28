import { expect, test } from "vitest";
import { formatPostcode, isPostcode, normalisePostcode } from "#app/domain/account/postcode.ts";

test.each([
  ["110 00", "CZ", true],
  ["11000", "CZ", true],
  ["79998", "CZ", true],
  ["01234", "CZ", false],
  ["1100", "CZ", false],
  ["abcde", "CZ", false],
  ["811 01", "SK", true],
  ["110 00", "SK", false],
  ["SW1A 1AA", "GB", true],
  [" 1010 ", "AT", true],
  ["SW1A 1AA 1A", "GB", false],
  ["-1AA", "GB", false],
  ["", "DE", false],
])("%s in %s: %s", (typed, country, expected) => {
  expect(isPostcode(normalisePostcode(typed, country), country)).toBe(expected);
});

test("five digits are written in two groups", () => {
  expect(formatPostcode("11000")).toBe("110\u00a000");
  expect(formatPostcode("110 00")).toBe("110\u00a000");
  for (const other of ["SW1A 1AA", "D-11000", "110001"]) expect(formatPostcode(other)).toBe(other);
});
