import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  contrast,
  contrastProblems,
  paletteOf,
  roles,
  stylesheetOf,
} from "#server/theatre/identity/colours.ts";
import { root } from "../../support/output.ts";

test("without a file the colours are those of the site's own tokens", () => {
  const tokens = readFileSync(path.join(root, "app/styles/tokens.css"), "utf8");
  const said = Object.values(roles).map(
    ({ token }) => new RegExp(`${token}: (#[0-9a-f]{6});`, "u").exec(tokens)?.[1],
  );
  expect(Object.values(paletteOf({}))).toEqual(said);
  expect(contrastProblems(paletteOf({}))).toEqual([]);
  expect(stylesheetOf(paletteOf({}))).toBeNull();
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.48],
  ["#c8102e", "#fbf8f1", 5.55],
])("the contrast of %s and %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test("shades of a given colour follow it, and a given shade stays", () => {
  const palette = paletteOf({ primary: "#1a47b8", secondaryDark: "#101820" });
  expect(palette.primaryDark).toBe("#14368c");
  expect(palette.secondaryDark).toBe("#101820");
  expect(palette.secondary).toBe(roles.secondary.usual);
});

test("the style sheet holds what differs, in the layer of the tokens", () => {
  expect(
    stylesheetOf(paletteOf({ primary: "#1a47b8", primaryDark: "#14368c", primaryTint: "#e9edf8" })),
  ).toBe("@layer tokens{:root{--red:#1a47b8;--red-dark:#14368c;--red-tint:#e9edf8}}\n");
});

test("a ground that is too dark is told for every text that stands on it", () => {
  const problems = contrastProblems(paletteOf({ paper: "#3a3a3a" }));
  expect(problems).toContain("ink #1b1717 on paper #3a3a3a has a contrast of 1.5:1, and needs 4.5:1");
  expect(problems.filter((problem) => problem.includes("on paper #3a3a3a")).length).toBeGreaterThan(5);
});
