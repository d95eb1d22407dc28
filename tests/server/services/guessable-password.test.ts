import fc from "fast-check";
import { expect, test } from "vitest";
import { isGuessable } from "#server/services/account/guessable-password.ts";

const about = ["jitka.novotna@example.cz", "www.divadlonavantrokach.example"];

test.each([
  ["a common one", "qwertyuiop123"],
  ["a common one in capitals", "PASSWORD1234"],
  ["a common one with diacritics", "Pássword1234"],
  ["a Czech one", "heslo1234567"],
  ["a Czech one with marks around it", "!!Heslo2026!!"],
  ["a word of a theatre", "Představení2026"],
  ["a name of the customer's e-mail", "Novotna-1985!"],
  ["the site's name", "divadlonavantrokach"],
  ["one letter", "aaaaaaaaaaaa"],
  ["a repeated pattern", "abc1abc1abc1ab"],
  ["rising characters", "abcdefghijklm"],
  ["falling characters", "9876543210/."],
])("%s is easily guessed", async (_name, password) => {
  expect(await isGuessable(password, about)).toBe(true);
});

test.each([
  "dlouhé heslo 1",
  "čtyři slova bez souvislosti",
  "kůň baterie sponka",
  "xK7-pq9_Lm2#vT",
  "😀🎭🪑🎟️ lóže vlevo",
])("„%s“ is accepted", async (password) => {
  expect(await isGuessable(password, about)).toBe(false);
});

test("short parts of an address forbid nothing", async () => {
  expect(await isGuessable("abc-lampa-okno", ["abc@de.cz"])).toBe(false);
});

test("random passwords of sixteen letters and digits are accepted", async () => {
  const letters = fc.string({
    unit: fc.constantFrom(..."abcdefghijkmnopqrstuvwxyz23456789"),
    minLength: 16,
    maxLength: 16,
  });
  const accepted = fc.asyncProperty(letters, async (password) => {
    // Excludes passwords of few different characters, which are rare and refused.
    fc.pre(new Set(password).size > 4);
    return !(await isGuessable(password, about));
  });
  expect(await fc.check(accepted, { seed: 17, numRuns: 300 })).toMatchObject({ failed: false });
});
