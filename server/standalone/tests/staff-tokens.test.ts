import { expect, test } from "vitest";
import { problemOfStaff, staffWith } from "#standalone/staff.ts";

const long = "a".repeat(24);
const other = "b".repeat(24);

test("a single token belongs to the administrator", () => {
  expect(problemOfStaff(long)).toBeNull();
  expect(staffWith(long, long)).toBe("admin");
  expect(staffWith(long, other)).toBeNull();
});

test("each of several tokens belongs to its name", () => {
  const setting = `anna:${long}, petr.novák:${other}`;
  expect(problemOfStaff(setting)).toBeNull();
  expect([long, other, `anna:${long}`].map((token) => staffWith(setting, token))).toEqual([
    "anna",
    "petr.novák",
    null,
  ]);
  expect(staffWith(`anna:${long}`, long)).toBe("anna");
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
  expect(problemOfStaff(setting)).toMatch(sentence);
  expect(problemOfStaff(setting)?.split("\n")).toHaveLength(1);
});
