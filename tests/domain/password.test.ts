import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { passwordStrength } from "#app/messages/sign-in-texts.ts";
import { newPassword } from "#app/validation/password.ts";

const read = (password: string) =>
  z.object(newPassword(password)).safeParse({ password, passwordAgain: password });

test("a new password has 12 to 128 printable characters of any script", () => {
  const printable = fc.string({ unit: "grapheme-composite", minLength: 12, maxLength: 100 });
  const accepted = fc.property(printable, (password) => {
    fc.pre(!/\p{Cc}/u.test(password) && password.length >= 12 && password.length <= 128);
    const answer = read(password);
    return answer.success && answer.data.password === password;
  });
  expect(fc.check(accepted, { seed: 17, numRuns: 300 })).toMatchObject({ failed: false });
  expect(read(`  ${"a b".repeat(20)}  `).data?.password).toBe(`  ${"a b".repeat(20)}  `);
});

test.each([
  ["11 characters", "a".repeat(11), false],
  ["12 characters", "a".repeat(12), true],
  ["64 characters", "a".repeat(64), true],
  ["128 characters", "a".repeat(128), true],
  ["129 characters", "a".repeat(129), false],
  ["11 letters, each of them two code points", "č".normalize("NFD").repeat(11), false],
  ["a control character", "heslo\0heslo heslo", false],
])("a new password of %s: %s is accepted: %s", (_name, password, expected) => {
  expect(read(password).success).toBe(expected);
});

test("a repeated password matches in either composition, and goes out as typed", () => {
  const typed = "žluťoučký kůň".normalize("NFD");
  const passwords = { password: typed, passwordAgain: typed.normalize("NFC") };
  expect(z.object(newPassword(typed)).parse(passwords)).toEqual(passwords);
  expect(
    z.object(newPassword(typed)).safeParse({ ...passwords, passwordAgain: "jiné heslo!!" }).success,
  ).toBe(false);
});

test.each([
  [0, "Alespoň 12 znaků. Čím delší, tím lepší: stačí i několik obyčejných slov."],
  [1, "Slabé heslo: ještě 11 znaků."],
  [9, "Slabé heslo: ještě 3 znaky."],
  [11, "Slabé heslo: ještě 1 znak."],
  [12, "Dobré heslo. Delší by bylo ještě lepší."],
  [16, "Silné heslo."],
])("beside %i typed characters stands „%s“", (length, sentence) => {
  expect(passwordStrength(length).replaceAll("\u00a0", " ")).toBe(sentence);
});
