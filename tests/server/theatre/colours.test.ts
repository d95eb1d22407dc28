import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
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
  const rows = Object.values(roles).map(
    ({ token }) => new RegExp(`${token}: (#[0-9a-f]{6});`, "u").exec(tokens)?.[1],
  );
  expect(Object.values(paletteOf({}))).toEqual(rows);
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

test("the check names each text on a too dark ground, with a ground that would do", () => {
  const problems = contrastProblems(paletteOf({ paper: "#3a3a3a" }));
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^ink #1b1717 on paper #3a3a3a has a contrast of 1\.5:1, and needs 4\.5:1; paper #[e-f][0-9a-f]{5} would do$/u,
    ),
  );
  expect(problems.filter((problem) => problem.includes("on paper #3a3a3a")).length).toBeGreaterThan(5);
});

test("every proposed colour suits all pairs of its role, in the same hue", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(roles)),
      fc.integer({ min: 0, max: 0xff_ff_ff }),
      (role, number) => {
        const palette = { ...paletteOf({}), [role]: `#${number.toString(16).padStart(6, "0")}` };
        for (const problem of contrastProblems(palette)) {
          const [, text = "", ground = "", other, colour] =
            /^(.+) #\w{6} on (\w+) #\w{6} has .*?1(?:; (?:(\w+) )?(#[0-9a-f]{6}) would do)?$/u.exec(
              problem,
            ) ?? [];
          if (colour === undefined) continue;
          const proposed = other ?? text;
          expect([text, ground]).toContain(proposed);
          const left = contrastProblems({ ...palette, [proposed]: colour });
          expect(left.filter((value) => new RegExp(`(?:^|on )${proposed} #`, "u").test(value))).toEqual([]);
        }
      },
    ),
    { numRuns: 40 },
  );
});

test("the proposal is the nearest colour, or none if no shade would do", () => {
  const [problem] = contrastProblems(paletteOf({ primary: "#5b8def" }));
  expect(problem).toBe(
    "primary #5b8def on paper #fbf8f1 has a contrast of 3.0:1, and needs 4.5:1; #1b61e9 would do",
  );
  const between = contrastProblems(paletteOf({ paper: "#6a6a6a", primary: "#777777" }));
  expect(between.find((value) => value.startsWith("primary #777777 on paper"))).toMatch(/and needs 4\.5:1$/u);
});

test("a proposed colour will do for the colours that are derived from it, too", () => {
  for (const secondary of ["#d98e04", "#5b8def", "#c0ffee"]) {
    const [problem = ""] = contrastProblems({ secondary });
    const [, proposed = ""] = /(#[0-9a-f]{6}) would do/u.exec(problem) ?? [];
    expect(contrastProblems({ secondary: proposed }), secondary).toEqual([]);
  }
});
