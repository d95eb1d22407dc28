import { expect, test } from "vitest";
import type { PerformanceQuickView, QuickView } from "#app/domain/quick-view.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp({ onlyReads: true });

function get(path: string, from = app): Promise<Response> {
  return from.handle(new Request(`http://localhost:3000${path}`));
}

async function ask<T>(path: string): Promise<{ answer: Response; value: T }> {
  const answer = await get(path);
  expect(answer.headers.get("set-cookie")).toBeNull();
  return { answer, value: (await answer.json()) as T };
}

test("a card's quick view is a link to the product's page", async () => {
  const page = await app.visitor().visit(paths.shop());
  const [quickView] = byRole(page.html, page.html, "link").filter((link) => textOf(link) === "Rychlý náhled");
  if (!quickView) throw new Error("No quick view");
  const names = elements(page.html, "h3").filter(
    (name) => attribute(name, "id") === attribute(quickView, "aria-describedby"),
  );
  expect(names).toHaveLength(1);
  const [id] = /^\d+/u.exec((attribute(quickView, "href") ?? "").slice(1)) ?? [];
  expect(attribute(quickView, "data-modal")).toBe(paths.productQuickView(Number(id)));
});

test("the modal gets the product: name, images, price and description", async () => {
  const { answer, value } = await ask<QuickView>(paths.productQuickView(101));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(value).toMatchObject({
    kind: "product",
    product: { id: 101, name: "Tričko Vantroky", descriptionHtml: expect.any(String) },
  });
  expect(value.kind === "product" && value.product.images).toHaveLength(3);
});

test("the modal gets a text", async () => {
  const { value } = await ask<QuickView>(paths.textQuickView("obchodni-podminky"));
  expect(value).toMatchObject({ kind: "text", title: "Obchodní podmínky", sample: true });
});

test("an opened row of dates gets its description and cast", async () => {
  const { answer, value } = await ask<PerformanceQuickView>(paths.performanceQuickView(3));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(value.details.description).toEqual(expect.any(String));
  expect(value.details.cast[0]).toEqual({
    role: expect.any(String),
    name: expect.any(String),
    person: expect.objectContaining({ id: expect.any(Number) }),
    asGuest: expect.any(Boolean),
  });
});

test.each([
  "/nahled/termin/999999",
  "/nahled/termin/x",
  "/nahled/produkt/999999",
  "/nahled/produkt/abc",
  "/nahled/text/nic",
  "/nahled/jine/101",
])("%s does not exist", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("an unreadable product is not reported as missing", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/products/cs/105", () => json({}, 500));
  expect((await get(paths.productQuickView(105), other)).status).toBe(503);
  other.intercept("GET /api/programme/cs", () => json({}, 500));
  expect((await get(paths.performanceQuickView(3), other)).status).toBe(503);
});

test("cards come in the order of their ids, at most eight, without missing ones", async () => {
  const few = await ask<ListedProduct[]>(paths.productCards([105, 999_999, 101, 105]));
  expect(few.value.map(({ id }) => id)).toEqual([105, 101]);
  expect(few.value[0]).not.toHaveProperty("descriptionHtml");
  const many = await ask<ListedProduct[]>(
    paths.productCards([101, 102, 103, 104, 105, 106, 107, 108, 109, 110]),
  );
  expect(many.value.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105, 106, 107, 108]);
  expect((await ask<ListedProduct[]>("/produkty/karty?id=,x,-1")).value).toEqual([]);
  expect((await ask<ListedProduct[]>("/produkty/karty")).value).toEqual([]);
});

test("the document of a product has no data of viewed products", async () => {
  const page = await app.visitor().visit(demo.products.mug.path);
  expect(page.text).not.toContain("Naposledy jste si prohlíželi");
});
