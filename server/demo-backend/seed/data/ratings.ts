import type { SeedRatings } from "#server/demo-backend/seed/reading-types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";
import { classics } from "./ratings/classics.ts";
import { others } from "./ratings/others.ts";

/** Every title that has been played, with what some of its spectators wrote. */
export const ratings: readonly SeedRatings[] = [...classics, ...others].map((ofTitle) => ({
  ...ofTitle,
  written: ofTitle.written.map(({ text, answer, ...rating }) => ({
    ...rating,
    text: czech(text),
    ...(answer === undefined ? {} : { answer: czech(answer) }),
  })),
}));
