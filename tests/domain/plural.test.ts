import { expect, test } from "vitest";
import { counted, lastForms, plural } from "#app/domain/plural.ts";

const pieces = { one: "kus", few: "kusy", many: "kusu", other: "kusů" };

test.each([
  [0, "kusů"],
  [1, "kus"],
  [2, "kusy"],
  [4, "kusy"],
  [5, "kusů"],
  [11, "kusů"],
  [22, "kusů"],
  [1.5, "kusu"],
])("%d %s", (n, form) => {
  expect(plural(n, pieces)).toBe(form);
});

test("the last ones are counted like any others", () => {
  const last = (n: number) => `${plural(n, lastForms)} ${counted(n, pieces)}`;
  expect([2, 5].map(last)).toEqual(["poslední 2\u00a0kusy", "posledních 5\u00a0kusů"]);
});

test("a number and its noun are not separated by a line break", () => {
  expect(counted(3, pieces)).toBe("3\u00a0kusy");
  expect(counted(1.5, pieces)).toBe("1,5\u00a0kusu");
  expect(counted(1.5, { one: "den", few: "dny", other: "dnů" })).toBe("1,5\u00a0dnů");
});
