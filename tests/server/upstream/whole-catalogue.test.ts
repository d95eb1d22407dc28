import { expect, test } from "vitest";
import { readProducts } from "#server/upstream/resources/catalogue.ts";
import { clientOver } from "../support/fake-context.ts";

const mugs = { id: "c-1", name: "Hrnky", slug: "hrnky" };
const shirts = { id: "c-2", name: "Trička", slug: "tricka" };
const vat = { rate: 21 };

const rows = [
  {
    id: 1,
    name: "Hrnek velký",
    slug: "hrnek-velky",
    price: 300,
    tax_rate: vat,
    availability: { code: "in_stock" },
    categories: [mugs],
    brand: { slug: "dilna", name: "Dílna" },
    attributes: [{ name: "Barva", value: "modrá" }],
    created_at: "2026-01-01T00:00:00Z",
  },
  {
    id: 2,
    name: "Čaj",
    slug: "caj",
    price: 100,
    price_sale: 80,
    is_price_sale_active: true,
    tax_rate: { rate: 12 },
    availability: { code: "sold_out" },
    categories: [mugs, shirts],
    attributes: [{ name: "Barva", value: "zelená" }],
    created_at: "2026-03-01T00:00:00Z",
  },
  {
    id: 3,
    name: "Tričko",
    slug: "tricko",
    price_gross: 242,
    tax_rate: vat,
    is_new: true,
    availability: { code: "in_stock" },
    default_category: shirts,
    brand: { slug: "sval", name: "Šval" },
    variants: [{ id: 31, name: "M", price_gross: 242 }],
    attributes: [
      { name: "Barva", value: "modrá" },
      { name: "Střih", value: "volný" },
    ],
    created_at: "2026-02-01T00:00:00Z",
  },
];

async function read(query: Parameters<typeof readProducts>[1]) {
  let calls = 0;
  const all = () => {
    calls += 1;
    return rows;
  };
  const client = clientOver(() => Promise.reject(new TypeError("no call")), {
    adapter: { ids: "c-\\d", calls: { products: { all } } },
  });
  const upstream = client.forRequest({ requestId: "r", token: null });
  const page = await readProducts(upstream, query);
  if (!page.ok) throw new Error(page.error.kind);
  await readProducts(upstream, { page: 1 });
  expect(calls).toBe(1);
  return page.value;
}

const idsOf = async (query: Parameters<typeof readProducts>[1]) =>
  (await read(query)).products.map(({ id }) => id);

test.each<[string, Parameters<typeof readProducts>[1], readonly number[]]>([
  ["nothing, in the engine's order", {}, [1, 2, 3]],
  ["a category", { category: "c-2" }, [2, 3]],
  ["several categories", { category: ["c-1", "c-2"] }, [1, 2, 3]],
  ["a brand", { brand: ["sval"] }, [3]],
  ["an availability", { availability: ["in_stock"] }, [1, 3]],
  ["an attribute", { attribute: ["Barva:modrá"] }, [1, 3]],
  ["two values of an attribute", { attribute: ["Barva:modrá", "Barva:zelená"] }, [1, 2, 3]],
  ["two attributes", { attribute: ["Barva:modrá", "Střih:volný"] }, [3]],
  ["a sale", { sale: true }, [2]],
  ["the lowest price with tax", { priceMin: 243 }, [1]],
  ["the highest price with tax", { priceMax: 90 }, [2]],
  ["news", { list: "new" }, [3]],
  ["the list of sales", { list: "sale" }, [2]],
  ["the cheapest first", { sort: "cheapest" }, [2, 3, 1]],
  ["the dearest first", { sort: "dearest" }, [1, 3, 2]],
  ["the newest first", { sort: "newest" }, [2, 3, 1]],
  ["the Czech alphabet", { sort: "name" }, [2, 1, 3]],
  ["a page", { page: 2, perPage: 2 }, [3]],
])("a whole catalogue is narrowed and sorted by %s", async (_, query, expected) => {
  expect(await idsOf(query)).toEqual(expected);
});

test("a page names its place", async () => {
  expect(await read({ page: 2, perPage: 2 })).toMatchObject({ total: 3, page: 2, pages: 2 });
  expect(await read({ brand: ["none"] })).toMatchObject({ total: 0, page: 1, pages: 1, products: [] });
});

test("each filter counts what the other filters leave", async () => {
  const { facets } = await read({ category: "c-1", attribute: ["Barva:modrá"] });
  expect(facets).toEqual({
    categories: [
      { id: "c-1", name: "Hrnky", count: 1 },
      { id: "c-2", name: "Trička", count: 1 },
    ],
    brands: [{ slug: "dilna", name: "Dílna", count: 1 }],
    availability: [{ code: "in_stock", count: 1 }],
    sale: 0,
    price: { min: 363, max: 363 },
    attributes: [
      {
        name: "Barva",
        values: [
          { value: "modrá", count: 1 },
          { value: "zelená", count: 1 },
        ],
      },
    ],
  });
});

test("without a match there is no price to choose from", async () => {
  expect((await read({ brand: ["none"], list: "new" })).facets).toMatchObject({ price: null, sale: 0 });
});

test("a row with its variants leads to the choice of one", async () => {
  const { products } = await read({});
  expect(products.map(({ id, hasVariants }) => [id, hasVariants])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});
