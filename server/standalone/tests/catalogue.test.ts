import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";

interface Card {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly main_image: string | null;
  readonly is_new: boolean;
  readonly is_price_sale_active: boolean;
  readonly availability: { readonly code: string };
}

interface Listed {
  readonly cards: readonly Card[];
  readonly ids: readonly number[];
  readonly meta: { readonly total: number };
  readonly facets: {
    readonly categories: readonly { readonly id: number; readonly count: number }[];
    readonly brands: readonly { readonly slug: string; readonly count: number }[];
    readonly availability: readonly { readonly code: string; readonly count: number }[];
    readonly attributes: readonly {
      readonly name: string;
      readonly values: readonly { readonly value: string; readonly count: number }[];
    }[];
  };
}

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open();
  call = backend.call;
});
afterAll(() => backend.close());

async function list(query: string): Promise<Listed> {
  const { status, body } = await call("GET", `/api/products/cs?${query}`);
  expect(status).toBe(200);
  const cards: Card[] = body.data;
  return { meta: body.meta, facets: body.facets, cards, ids: cards.map(({ id }) => id) };
}

test("a list is paged, has every product once, and says the total", async () => {
  const all = await list("per_page=100");
  expect(all.meta).toMatchObject({ total: all.ids.length, page: 1, pages: 1, per_page: 100 });
  const pages = [];
  for (let page = 1; page <= Math.ceil(all.ids.length / 7); page += 1) {
    pages.push(...(await list(`per_page=7&page=${page}`)).ids);
  }
  expect(pages).toEqual(all.ids);
  expect((await list("per_page=7&page=99")).ids).toEqual([]);
});

test.each([
  ["tricko", 101],
  ["TRIČKO", 101],
  ["hrnek 300", 105],
  ["dratena tasak", null],
  ["listek do kapsy", 104],
  ["vantroki", 101],
  ["perník stodola", 118],
])("searching for %s finds %s", async (q, id) => {
  const { ids } = await list(`q=${encodeURIComponent(q)}`);
  if (id === null) expect(ids).toEqual([]);
  else expect(ids).toContain(id);
});

test.each(["%", "_", "\\", "'; drop table products; --", "\u0000", "příliš dlouhé ".repeat(9)])(
  "a search for %j is handled as text",
  async (q) => {
    const { status, body } = await call("GET", `/api/products/cs?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    expect(body.facets.price).toBeDefined();
  },
);

test.each(["%", "_", "\\", "%%", "__", "_%", "\\%", "\\_", "% _"])(
  "LIKE wildcards are searched for literally: %j is in no product",
  async (q) => {
    expect((await list(`q=${encodeURIComponent(q)}`)).ids).toEqual([]);
  },
);

test("products are sorted and filtered by the price to pay", async () => {
  const gross = async (query: string) => {
    const { ids } = await list(`${query}&per_page=100`);
    return Promise.all(
      ids.map(async (id: number) => {
        const { data } = (await call("GET", `/api/products/cs/${id}`)).body;
        const net = data.is_price_sale_active ? data.price_sale : data.price;
        return Math.round(net * (1 + data.tax_rate.rate / 100) * 100) / 100;
      }),
    );
  };
  const cheapest = await gross("sort=cheapest");
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
  expect(await gross("sort=dearest")).toEqual(cheapest.toReversed());
  const between = await gross("price_min=85&price_max=442.5");
  expect(Math.min(...between)).toBe(85);
  expect(Math.max(...between)).toBe(442.5);
});

test("names are sorted in Czech, Ch after H", async () => {
  const { cards } = await list("sort=name&per_page=100");
  const names = cards.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator("cs", { numeric: true }).compare));
});

test("the lists of novelties and sales have only such products", async () => {
  const [fresh, sale] = [await list("list=new"), await list("list=sale")];
  expect(fresh.ids.length).toBeGreaterThan(0);
  expect(fresh.cards.length).toBeGreaterThan(0);
  expect(fresh.cards.every((card) => card.is_new)).toBe(true);
  expect(sale.ids.length).toBeGreaterThan(0);
  expect(sale.cards.every((card) => card.is_price_sale_active)).toBe(true);
  expect(sale.ids).toEqual((await list("sale=1")).ids);
});

test("a filter's count is the number of products that choosing it gives", async () => {
  const base = await list("category=3&category=4&per_page=100");
  expect(base.facets.brands.length).toBeGreaterThan(1);
  for (const { slug, count } of base.facets.brands) {
    const chosen = await list(`category=3&category=4&brand=${slug}&per_page=100`);
    expect(chosen.meta.total, slug).toEqual(count);
    expect(chosen.facets.brands).toEqual(base.facets.brands);
  }
  expect(base.facets.availability.length).toBeGreaterThan(1);
  for (const { code, count } of base.facets.availability) {
    expect((await list(`category=3&category=4&availability=${code}`)).meta.total).toBe(count);
  }
  expect(base.facets.categories.length).toBeGreaterThan(1);
  for (const { id, count } of base.facets.categories)
    expect((await list(`category=${id}`)).meta.total).toBe(count);
});

const chosen = (name: string, value: string) => `attribute=${encodeURIComponent(`${name}:${value}`)}`;

test("an attribute's count is the number of products its value would give", async () => {
  const { facets } = await list("category=2&category=7");
  expect(facets.attributes.length).toBeGreaterThan(1);
  for (const { name, values } of facets.attributes) {
    expect(values.length).toBeGreaterThan(1);
    for (const { value, count } of values) {
      const { meta } = await list(`category=2&category=7&${chosen(name, value)}`);
      expect([name, value, meta.total]).toEqual([name, value, count]);
    }
  }
});

test("values of one attribute widen the list, and several attributes narrow it", async () => {
  const shirtAndHoodie = [chosen("Gramáž", "190 g/m²"), chosen("Gramáž", "320 g/m²")];
  const both = (await list(shirtAndHoodie.join("&"))).ids;
  expect(both).toEqual(expect.arrayContaining([101, 102]));
  const czech = (await list([...shirtAndHoodie, chosen("Vyrobeno v", "Česku")].join("&"))).ids;
  expect(both).toEqual(expect.arrayContaining([...czech]));
  expect(czech).toContain(101);
  const own = (await list(chosen("Gramáž", "190 g/m²"))).facets.attributes;
  expect(own.find(({ name }) => name === "Gramáž")?.values.map(({ value }) => value)).toEqual([
    "190 g/m²",
    "320 g/m²",
  ]);
  const brands = (await list("brand=keramika-u-jezu&brand=textilka-brezanka&per_page=100")).ids;
  expect(brands).toEqual(expect.arrayContaining([101, 105]));
});

test.each(["attribute=bez-hodnoty", "attribute=:", "attribute=Barva%00:x", "brand=%00"])(
  "an unknown attribute or brand is ignored: %s",
  async (query) => {
    expect((await list(`${query}&per_page=100`)).meta.total).toBe((await list("per_page=100")).meta.total);
  },
);

test.each([
  "page=0",
  "page=x",
  "per_page=1000000",
  "price_min=abc",
  "sort=nonsense",
  "category=x",
  "list=old",
  "page=-1",
])("an invalid filter is ignored: %s", async (query) => {
  expect((await call("GET", `/api/products/cs?${query}`)).status).toBe(200);
});

test.each([9, 6, 4])(
  "category %i, one of the largest, has three filters that bring products together",
  async (id) => {
    const { facets } = await list(`category=${id}`);
    const useful = facets.attributes.filter(({ values }) => values.some(({ count }) => count > 1));
    expect(useful.length).toBeGreaterThanOrEqual(3);
  },
);

test("a category and a product of the demo share an id", async () => {
  const { data } = (await call("GET", "/api/catalog/category/cs")).body;
  const ids: number[] = data.map(({ id }: { id: number }) => id);
  const products = (await list("per_page=100")).ids;
  expect(ids.filter((id) => products.includes(id))).toEqual([112]);
});

test("the demo has products in four states of availability", async () => {
  const { cards } = await list("per_page=100");
  const codes = new Set(cards.map(({ availability }) => availability.code));
  expect([...codes].sort()).toEqual(["in_stock", "last_pieces", "on_order", "sold_out"]);
});

test.each(["0", "-1", "1.5", "abc", "99999999999", "2147483647"])("no product %s exists", async (id) => {
  for (const path of [`/api/products/cs/${id}`, `/api/products/cs/${id}/similar`]) {
    expect((await call("GET", path)).status).toBe(404);
  }
});

test("Czech is the only language", async () => {
  for (const path of [
    "/api/products/de",
    "/api/settings/en",
    "/api/poster/all/xx",
    "/api/cart/anonymous/de",
  ]) {
    expect(await call("GET", path)).toMatchObject({ status: 404, body: { error: "not_exists" } });
  }
});

test("every picture in a response is served in both sizes", async () => {
  const { cards } = await list("per_page=100");
  const details = await Promise.all(cards.map(({ id }) => call("GET", `/api/products/cs/${id}`)));
  const posters: Record<string, { path: string; image: string | null }[]> = (
    await call("GET", "/api/poster/all/cs")
  ).body.data;
  const named = [
    ...details.flatMap(({ body }) =>
      body.data.images.map(({ image }: { image: string }) => `product/big/${image}`),
    ),
    ...cards.flatMap((card) => (card.main_image ? [`product/thumbnail/${card.main_image}`] : [])),
    ...Object.values(posters)
      .flat()
      .flatMap(({ path, image }) => (image ? [`${path}/big/${image}`] : [])),
    ...(await call("GET", "/api/brands/cs")).body.data.flatMap(({ logo }: { logo: string | null }) =>
      logo ? [`brand/big/${logo}`] : [],
    ),
    ...(await call("GET", "/api/deliveries/cs")).body.data.map(
      ({ image }: { image: string }) => `delivery/big/${image}`,
    ),
    ...(await call("GET", "/api/payments/cs")).body.data.map(
      ({ image }: { image: string }) => `delivery/big/${image}`,
    ),
  ];
  expect(named.length).toBeGreaterThan(50);
  const answers = await Promise.all(
    named.map(async (path) => ({ path, ...(await call("GET", `/images/${path}`)) })),
  );
  expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([]);
  for (const { headers, body } of answers) {
    expect(headers.get("Content-Type")).toBe("image/svg+xml");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(body).toMatch(/^<svg /);
  }
});

test.each([
  "product/big/none.svg",
  "product/huge/101-tricko-vantroky.svg",
  "..%2Fseed/big/types.ts",
  "product/big/..%2F..%2Ftypes.ts",
])("no picture %s exists", async (path) => {
  expect((await call("GET", `/images/${path}`)).status).toBe(404);
});

test("a request's id is returned, and generated if it is missing", async () => {
  const given = await call("GET", "/api/lists/countries", { headers: { "X-Request-Id": "abc-123" } });
  expect(given.headers.get("X-Request-Id")).toBe("abc-123");
  const bad = await call("GET", "/api/lists/countries", { headers: { "X-Request-Id": "x y\tz" } });
  expect(bad.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
});
