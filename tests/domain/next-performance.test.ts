import { expect, test } from "vitest";
import { nextOfTitles, nextPlayed } from "#app/domain/theatre/next-performance.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import { plainPerformance } from "../support/performance.ts";

function date(id: number, slug: string | null, more: Partial<Performance> = {}): Performance {
  return {
    ...plainPerformance,
    id,
    title: slug ?? "Prohlídka",
    production: slug
      ? { slug, title: slug, author: null, genre: null, image: null, lengthMinutes: null }
      : null,
    startsAt: `2026-12-0${id}T18:00:00Z`,
    ...more,
  };
}

test("the next date is a public performance", () => {
  const off = (["cancelled", "moved", "closed"] as const).map((state, index) =>
    date(index + 1, "rur", { state }),
  );
  const rehearsal = date(4, "rur", { labels: ["dress-rehearsal"] });
  expect(nextPlayed([...off, rehearsal, date(5, "rur", { state: "sold-out" })])?.id).toBe(5);
  expect(nextPlayed(off)).toBeNull();
});

test("each of the given titles has its own first date", () => {
  const dates = [
    date(1, "rur", { state: "moved" }),
    date(2, null),
    date(3, "nora"),
    date(4, "rur"),
    date(5, "nora"),
  ];
  const starting = (id: number) => ({
    startsAt: dates.find((performance) => performance.id === id)?.startsAt,
    labels: [],
  });
  const titles = [{ slug: "nora" }, { slug: "rur" }, { slug: "revizor" }];
  expect(nextOfTitles(dates, titles)).toEqual({ nora: starting(3), rur: starting(4) });
  expect(nextOfTitles(dates, [{ slug: "rur" }])).toEqual({ rur: starting(4) });
});
