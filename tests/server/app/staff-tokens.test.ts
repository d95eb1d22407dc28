import { expect, test } from "vitest";
import { staffTokens } from "#server/operator/staff-tokens.ts";

const long = "a".repeat(24);
const other = "b".repeat(24);

test("a single token belongs to the administrator", () => {
  expect(staffTokens.parse(long)).toEqual([{ name: "admin", token: long }]);
});

test("each of several tokens belongs to its name", () => {
  expect(staffTokens.parse(`anna:${long}, petr.novák:${other}`)).toEqual([
    { name: "anna", token: long },
    { name: "petr.novák", token: other },
  ]);
  expect(staffTokens.parse(`anna:${long}`)).toEqual([{ name: "anna", token: long }]);
});

test.each([
  ["short", /at least 24 characters$/u],
  [`${long},${other}`, /pairs such as anna:token,petr:token/u],
  [`anna:${long},petr:short`, /pairs such as anna:token,petr:token/u],
  [`anna:${long},`, /pairs such as anna:token,petr:token/u],
  [`:${long}`, /must have 1 to 40 letters/u],
  [`an na:${long}`, /must have 1 to 40 letters/u],
  [`anna:${long},anna:${other}`, /once only/u],
  [`anna:${long},petr:${long}`, /once only/u],
  [`anna:petr:${long}`, /letters without accents/u],
  [`${long} with spaces`, /letters without accents/u],
])("%j is refused with one sentence", (setting, sentence) => {
  const messages = staffTokens.safeParse(setting).error?.issues.map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(sentence)]);
});
