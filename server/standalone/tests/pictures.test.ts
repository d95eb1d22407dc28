import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { calendarOf } from "#standalone/seed/calendar.ts";
import { articlesOf } from "#standalone/seed/data/articles.ts";
import { banners } from "#standalone/seed/data/banners.ts";
import { brands } from "#standalone/seed/data/brands.ts";
import { contacts } from "#standalone/seed/data/contacts.ts";
import { deliveries } from "#standalone/seed/data/deliveries.ts";
import { partners } from "#standalone/seed/data/partners.ts";
import { payments } from "#standalone/seed/data/payments.ts";
import { people } from "#standalone/seed/data/people.ts";
import { productions } from "#standalone/seed/data/productions.ts";
import { products } from "#standalone/seed/data/products.ts";
import { venues } from "#standalone/seed/data/venues.ts";

const folder = "server/standalone/seed/images";
const drawn = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`));

/** The files that the seed names, by area: `folder/file`. */
const named: Record<string, readonly (string | null)[]> = {
  productions: productions.flatMap(({ slug, scenes }) =>
    scenes.length > 0 ? [`poster/${slug}`, ...scenes.map((_, index) => `scene/${slug}-${index + 1}`)] : [],
  ),
  people: people.map(({ slug }) => `person/${slug}`),
  venues: venues.map(({ slug }) => `venue/${slug}`),
  articles: articlesOf(calendarOf("2026-11-24", new Date())).map(({ slug }) => `article/${slug}`),
  partners: partners.map(({ logo }) => logo && `partner/${logo}`),
  contacts: contacts.flatMap(({ map, people: faces }) => [
    map && `map/${map}`,
    ...faces.map(({ image }) => image && `person/${image}`),
  ]),
  banners: banners.map(({ path, image }) => image && `${path}/${image}`),
  brands: brands.map(({ logo }) => logo && `brand/${logo}`),
  ways: [...deliveries, ...payments].map(({ image }) => image && `delivery/${image}`),
  products: products.flatMap(({ images }) => images.map((image) => `product/${image}`)),
};

/** As theatres have them: the site resizes these. */
const photographs = drawn.filter((name) => name.endsWith(".jpg"));

test("two scenes are photographs of 1600 pixels", async () => {
  expect(photographs).toHaveLength(2);
  for (const name of photographs)
    expect(await sharp(join(folder, name)).metadata()).toMatchObject({ format: "jpeg", width: 1600 });
});

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
  if (name.endsWith(".svg")) return name;
  return photographs.includes(`${name}.jpg`) ? `${name}.jpg` : `${name}.svg`;
}

test.each(Object.entries(named))("every picture that the %s of the seed name is drawn", (_area, names) => {
  const files = names.flatMap((name) => (name ? [fileOf(name)] : []));

  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !drawn.includes(file))).toEqual([]);
});

test.each(["poster", "scene", "person", "article", "venue", "map", "partner"])(
  "every picture of the folder %s is named by the seed",
  (area) => {
    const files = Object.values(named)
      .flat()
      .map((name) => fileOf(name ?? ""));
    expect(drawn.filter((file) => file.startsWith(`${area}/`) && !files.includes(file))).toEqual([]);
  },
);
