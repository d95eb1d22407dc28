import { expect, test } from "vitest";
import { formatPercent } from "#app/domain/percent.ts";

test.each([
  [-10, "−10\u00a0%"],
  [-12.5, "−12,5\u00a0%"],
  [0, "0\u00a0%"],
  [30, "30\u00a0%"],
])("%d is written %s", (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
