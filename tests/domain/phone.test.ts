import { expect, test } from "vitest";
import { formatPhone, phonePrefixes, readPhone, splitPhone } from "#app/domain/account/phone.ts";

test("the eleven prefixes of the specification are offered", () => {
  expect(phonePrefixes).toEqual([
    "+420", "+421", "+49", "+44", "+36", "+43", "+48", "+33", "+40", "+386", "+385",
  ]); // oxfmt-ignore
});

test.each([
  ["+420", "723 456 789", "+420723456789"],
  ["+420", "723\u00a0456\u00a0789", "+420723456789"],
  ["", "723456789", "723456789"],
  ["+420", "723 004 567", "+420723004567"],
  ["+420", "+421 905 123 456", "+421905123456"],
  ["+420", "00421 905 123 456", "+421905123456"],
  ["+421", "0905 123 456", "+421905123456"],
  ["+49", "(030) 1234-567", "+49301234567"],
  ["+420", "723–456–789", "+420723456789"],
  ["+420", "420 723 456 789", "+420723456789"],
  ["+421", "421 905 123 456", "+421905123456"],
  ["+49", "49 12 34", "+49491234"],
  ["+49", "+49 151 12345678", "+4915112345678"],
])("%s and %s make %s", (prefix, typed, phone) => {
  const read = readPhone(prefix, typed);
  expect(read).toEqual({ ok: true, value: prefix === "" ? `+420${phone}` : phone });
});

test("a number without a chosen prefix may begin with one", () => {
  // Landlines of Hradec Králové and České Budějovice, and not Germany or Croatia.
  expect(readPhone("", "495 123 456")).toEqual({ ok: true, value: "+420495123456" });
  expect(readPhone("", "385 123 456")).toEqual({ ok: true, value: "+420385123456" });
  expect(readPhone("", "420723456789")).toEqual({ ok: true, value: "+420723456789" });
  expect(readPhone("", "49 151 12345678")).toEqual({ ok: true, value: "+4915112345678" });
});

test("a foreign number that may begin with its prefix twice needs a confirmation", () => {
  expect(readPhone("+49", "49 151 12345678")).toEqual({ ok: false, error: "twice" });
});

test("an empty number is no phone", () => {
  expect(readPhone("+420", "  ")).toEqual({ ok: true, value: null });
  expect(readPhone("", "")).toEqual({ ok: true, value: null });
});

test.each([
  ["+420", "72345678"],
  ["+420", "7234567890"],
  ["+1", "723456789"],
  ["+420", "sedm dva tři"],
  ["", "12"],
  ["+49", "1"],
  ["+49", "12345678901234"],
  ["+420", "421 905 123 456"],
])("%s and %s are refused", (prefix, typed) => {
  expect(readPhone(prefix, typed)).toEqual({ ok: false, error: "invalid" });
});

test("a phone is written in groups", () => {
  expect(formatPhone("+420723456789")).toBe("+420\u00a0723\u00a0456\u00a0789");
  expect(formatPhone("+386 1 234 56 78")).toBe("+386\u00a0123\u00a0456\u00a078");
  expect(formatPhone("linka 5")).toBe("linka 5");
});

test.each([
  [null, "+420", ""],
  ["+420\u00a0723 456 789", "+420", "723 456 789"],
  ["+38612345678", "+386", "123 456 78"],
  ["723456", "", "723 456"],
])("the form shows %s as the prefix %j and the number %j", (phone, prefix, number) => {
  expect(splitPhone(phone)).toEqual({ prefix, number });
});
