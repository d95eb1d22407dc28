import { expect, test } from "vitest";
import { shares, sortRated, type RatedProduction } from "#app/domain/theatre/ratings.ts";

function rated(title: string, average: number, count: number): RatedProduction {
  return { slug: title.toLowerCase(), title, average, count, distribution: [] };
}

const some = [
  rated("Chrám", 4.7, 54),
  rated("Hamlet", 4.1, 287),
  rated("Čert", 4.7, 212),
  rated("Idiot", 4.9, 54),
];

test.each([
  ["average", "Idiot Čert Chrám Hamlet"],
  ["count", "Hamlet Čert Idiot Chrám"],
  ["title", "Čert Hamlet Chrám Idiot"],
] as const)("titles are sorted by %s", (order, expected) => {
  const sorted = sortRated(some, order).map(({ title }) => title);
  expect(sorted.join(" ")).toBe(expected);
});

test("shares are whole percents of all, and zero without ratings", () => {
  const marks = [3, 1, 0, 0, 0].map((count, index) => ({ stars: 5 - index, count }));
  expect(shares(marks).map(({ percent }) => percent)).toEqual([75, 25, 0, 0, 0]);
  expect(shares(marks.map(({ stars }) => ({ stars, count: 0 }))).every(({ percent }) => percent === 0)).toBe(
    true,
  );
});
