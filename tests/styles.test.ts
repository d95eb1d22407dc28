import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { filesUnder, root } from "./support/output.ts";

const sheets = filesUnder("app")
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

function sheet(file: string): string {
  return sheets.find((one) => one.file === file)?.text ?? "";
}

test("the layout changes at the specification's breakpoints and nowhere else", () => {
  const allowed = /^\((?:min-width: (?:768|1024|1200|1506)px|max-width: (?:767|1023|1199|1505)px)\)$/u;
  const odd = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/\((?:min|max)-width:[^)]*\)|\(\s*width\s*[<>][^)]*\)/gu)]
      .filter(([query]) => !allowed.test(query))
      .map(([query]) => `${file}: ${query}`),
  );
  expect(odd).toEqual([]);
});

test("type starts at 18 px, red is the primary colour, columns stand 15 px apart", () => {
  expect(sheet("app/styles/base.css")).toMatch(/html\s*\{[^}]*font-size: 18px;/u);
  expect(sheet("app/styles/tokens.css")).toMatch(/--red: #c8102e;/u);
  expect(sheet("app/styles/tokens.css")).toMatch(/--gap: 15px;/u);
});

test("a page is up to 1140 px wide, 1446 px on full HD", () => {
  expect(sheet("app/ui/container.module.css")).toMatch(/1140px[^@]*@media \(min-width: 1506px\)[^@]*1446px/u);
});

test("every sheet stands in a declared layer", () => {
  const loose = sheets.filter(
    ({ file, text }) => !/@layer |@import .* layer\(|@font-face/u.test(text) && !file.includes("/site.css"),
  );
  expect(loose.map(({ file }) => file)).toEqual([]);
});

test("every pair of colours that words are set in has a contrast of 4.5 at least", () => {
  const tokens = sheet("app/styles/tokens.css");
  function luminance(name: string): number {
    const [, hex = ""] = new RegExp(`--${name}: #([\\da-f]{6}|[\\da-f]{3});`, "u").exec(tokens) ?? [];
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
      const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast([one, other]: readonly [string, string]): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }
  const pairs = [
    ...["ink", "muted", "red", "red-dark", "water", "ok", "danger"].map((word) => [word, "paper"] as const),
    ...["ink", "muted", "red"].map((word) => [word, "paper-2"] as const),
    ...["ink", "red", "red-dark", "water", "water-2"].map((ground) => ["paper", ground] as const),
    ["white", "red"],
    ["ink", "water-tint"],
    ["ink", "ok-tint"],
    ["ink", "red-tint"],
  ] as const;
  expect(pairs.filter((pair) => !(contrast(pair) >= 4.5)).map((pair) => pair.join(" on "))).toEqual([]);
});
