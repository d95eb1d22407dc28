import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";

const seed = "server/reference/seed";
const folders = readdirSync(join(seed, "images"), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const names = folders.flatMap(({ name }) =>
  readdirSync(join(seed, "images", name)).map((file) => `${name}/${file}`),
);

function modules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return modules(path);
    return path.endsWith(".ts") ? [readFileSync(path, "utf8")] : [];
  });
}

test.each(names)("the picture %s is a small SVG that draws the same everywhere", async (name) => {
  const source = readFileSync(join(seed, "images", name));
  const text = source.toString("utf8");

  expect(name).toMatch(/^[a-z]+\/[a-z0-9-]+\.svg$/);
  expect(source.length).toBeLessThan(12 * 1024);
  expect(text).not.toMatch(/<(text|style|script|image|foreignObject)\b|\son\w+=|href=|url\((?!#)/);

  const { format, width, height } = await sharp(source).metadata();
  expect(text).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(format).toBe("svg");
});

test("every picture that the seed names is drawn", () => {
  const named = modules(seed).flatMap((source) => [...source.matchAll(/"([a-z]+\/[a-z0-9-]+\.svg)"/g)]);
  expect(named.map(([, name]) => name).filter((name) => !names.includes(name ?? ""))).toEqual([]);
});

const titles =
  "marysa rur ze-zivota-hmyzu kytice strakonicky-dudak revizor tri-sestry sen-noci-svatojanske lakomec nora broucci cyrano";

test.each(titles.split(" "))("%s has a poster and three stage pictures", (slug) => {
  expect(names).toEqual(
    expect.arrayContaining([`poster/${slug}.svg`, ...[1, 2, 3].map((nth) => `scene/${slug}-${nth}.svg`)]),
  );
});
