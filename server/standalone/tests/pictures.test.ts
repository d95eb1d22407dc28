import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoTheatre } from "../../../tests/support/demo-theatre.ts";

const folder = "server/standalone/theatre/images";
const drawn = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));

const theatre = demoTheatre();

/** The files that the content refers to, and those required by its slugs, by area: `folder/file`. */
const named: Record<string, readonly (string | null)[]> = {
  productions: theatre.productions.flatMap(({ slug, scenes }) =>
    scenes.length > 0 ? [`poster/${slug}`, ...scenes.map(({ image }) => `scene/${image}`)] : [],
  ),
  people: theatre.people.map(({ slug }) => `person/${slug}`),
  halls: theatre.halls.map(({ slug }) => `venue/${slug}`),
  news: theatre.news.map(({ slug }) => `article/${slug}`),
  partners: theatre.partners.map(({ logo }) => logo && `partner/${logo}`),
  contacts: theatre.contacts.flatMap(({ map, people: faces }) => [
    map && `map/${map}`,
    ...faces.map(({ image }) => image && `person/${image}`),
  ]),
  banners: theatre.banners.map(({ image }) => image && `banner/${image}`),
  brands: theatre.brands.map(({ logo }) => logo && `brand/${logo}`),
  ways: [...theatre.deliveries, ...theatre.payments].map(({ image }) => image && `delivery/${image}`),
  products: theatre.products.flatMap(({ images }) => images.map((image) => `product/${image}`)),
};

/** Formats of theatres' own pictures: the site resizes these. */
const photographs = drawn.filter((name) => name.endsWith(".jpg"));

test.each(drawn.filter((name) => !photographs.includes(name)))(
  "the picture %s is a small SVG that draws the same everywhere",
  (name) => {
    const source = readFileSync(join(folder, name));
    const text = source.toString("utf8");

    expect(name).toMatch(/^[a-z]+\/[a-z0-9-]+\.svg$/);
    expect(source.length).toBeLessThan(12 * 1024);
    expect(text).not.toMatch(/<(text|style|script|image|foreignObject)\b|\son\w+=|href=|url\((?!#)/);

    const [, width, height] = /^<svg xmlns="[^"]+" viewBox="0 0 (\d+) (\d+)"/u.exec(text) ?? [];
    expect(text).toContain(`width="${width}" height="${height}"`);
  },
);

function fileOf(name: string): string {
  if (/\.(?:svg|jpg)$/u.test(name)) return name;
  return photographs.includes(`${name}.jpg`) ? `${name}.jpg` : `${name}.svg`;
}

test.each(Object.entries(named))("every picture that the %s of the theatre name is drawn", (_area, names) => {
  const files = names.flatMap((name) => (name ? [fileOf(name)] : []));

  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !drawn.includes(file))).toEqual([]);
});

test("every picture of the folder is named by the theatre's content", () => {
  const files = new Set(
    Object.values(named)
      .flat()
      .map((name) => fileOf(name ?? "")),
  );
  expect(drawn.filter((file) => !files.has(file))).toEqual([]);
});
