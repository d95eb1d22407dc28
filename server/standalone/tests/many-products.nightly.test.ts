import { Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openPglite } from "#standalone/db/open-pglite.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { quiet, seededDump } from "./seeded-database.ts";
import { openUnseeded, type OpenedStandalone } from "./open.ts";

vi.setConfig({ testTimeout: 300_000 });

const times = 100;
let few: OpenedStandalone;
let many: OpenedStandalone;

beforeAll(async () => {
  [few, many] = [await opened(1), await opened(times)];
}, 600_000);
afterAll(() => Promise.all([few.close(), many.close()]));

/** A separate standalone back office with this number of copies of every product, each in the same categories. */
async function opened(copies: number): Promise<OpenedStandalone> {
  const database = await openPglite(null, await seededDump(), quiet);
  const db = new Kysely<Tables>({ dialect: database.dialect });
  await sql`
    create temporary table copy as
      select id, id + 10000 * n as new_id, n from products, generate_series(1, ${sql.lit(copies - 1)}) n
      where performance_id is null;
    insert into products (id, name, slug, perex, description, tax_rate, price, price_sale, is_price_sale_active,
        lowest_price_30d, stock, order_days, brand_id, default_category_id, is_new, attributes, position, created_at)
      select c.new_id, name || ' ' || c.n, slug || '-' || c.n, perex, description, tax_rate, price + c.n, price_sale,
        is_price_sale_active, lowest_price_30d, stock, order_days, brand_id, default_category_id, is_new, attributes,
        position, created_at
      from products join copy c using (id);
    insert into product_categories
      select c.new_id, category_id, position from product_categories p join copy c on c.id = p.product_id;
    insert into product_images
      select c.new_id, position, image from product_images p join copy c on c.id = p.product_id;
    insert into variants (id, product_id, name, price, stock, order_days, position)
      select p.id + 10000 * c.n, c.new_id, name, price, stock, order_days, position
      from variants p join copy c on c.id = p.product_id;
    drop table copy;
    analyze`.execute(db);
  return openUnseeded({ database });
}

/** The median of this number of calls of each, in turns, so that a busy machine delays both. */
async function medians(path: string): Promise<readonly [number, number]> {
  const taken: [number[], number[]] = [[], []];
  for (let round = 0; round < 60; round += 1) {
    for (const [index, backend] of [few, many].entries()) {
      const started = performance.now();
      const { status } = await backend.call("GET", path);
      const took = performance.now() - started;
      expect(status).toBe(200);
      if (round >= 20) taken[index]?.push(took);
    }
  }
  const [one, other] = taken.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Infinity);
  return [one ?? Infinity, other ?? Infinity];
}

test("one shop has a hundred times as many products as the other", async () => {
  const count = async ({ call }: OpenedStandalone) =>
    (await call("GET", "/api/products/cs?category=3&per_page=1")).body.meta.total;
  expect(await count(many)).toBe(times * (await count(few)));
});

test.each([
  ["a category", "/api/products/cs?category=3&per_page=24", 3],
  ["a search for a word", "/api/search/cs?q=hrnek", 4],
  ["a search for the beginning of one", "/api/search/cs?q=hrn", 4],
  ["a search for two words", "/api/search/cs?q=tri%C4%8Dko%20divadlo", 4],
  ["a search for a mistyped word", "/api/search/cs?q=hrnke", 4],
])("%s takes a few times as long with a hundred times the products", async (_, path, most) => {
  const [one, other] = await medians(path);
  expect(other, `${other} ms instead of ${one} ms`).toBeLessThan(most * one);
});
