import { expect, test } from "vitest";
import { broaderQueries, isTooShort, parseSiteQuery } from "#app/domain/search.ts";

test.each([
  [null, ""],
  ["  dva \n\t listy  ", "dva listy"],
  ["a\u0000b", "a b"],
  ["x".repeat(300), "x".repeat(100)],
])("%j is searched as „%s“", (typed, question) => {
  expect(parseSiteQuery(typed)).toBe(question);
});

test("one character is too short, two are not", () => {
  expect(["", "a", "ab"].map(isTooShort)).toEqual([true, true, false]);
});

test.each([
  ["modré tričko s vlnou", ["modré", "tričko", "vlnou"]],
  ["krokodýlek", ["krokod"]],
  ["slon", []],
  ["na na", []],
])("simpler queries than „%s“ are %j", (question, easier) => {
  expect(broaderQueries(question)).toEqual(easier);
});
