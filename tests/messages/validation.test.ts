import { expect, test } from "vitest";
import { validation } from "#app/messages/errors-texts.ts";

test.each([
  ["required", validation.required, "Pole musí být vyplněno."],
  ["email", validation.email, "Pole musí obsahovat platný email."],
  ["numeric", validation.numeric, "Pole musí obsahovat pouze číslice."],
  ["regex", validation.regex, "Pole musí obsahovat pouze alfanumerické znaky s tečkou."],
  ["min", validation.min(8), "Vyplňte prosím minimálně 8 znaků."],
  ["confirmed", validation.confirmed, "Toto pole je nutné potvrdit."],
  ["max", validation.max(160), "Vyplňte prosím nejvýše 160 znaků."],
])("%s has its sentence of the specification", (_rule, text, expected) => {
  expect(text).toBe(expected);
});

test("the site has the specification's seven rules and one of control characters", () => {
  expect(Object.keys(validation)).toHaveLength(8);
  expect(validation.controls).toContain("řídicí znaky");
});
