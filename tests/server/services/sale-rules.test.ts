import { expect, test } from "vitest";
import type { NetPrice } from "#app/domain/shop/product.ts";
import { openCart } from "#server/services/cart/open-cart.ts";
import { productQuickView } from "#app/routes/endpoints/read-quick-view.server.ts";
import { searchSite } from "#server/services/content/search-site.ts";
import { listProducts } from "#server/services/shop/browse-shop.ts";
import { listCards } from "#app/routes/endpoints/list-cards.server.ts";
import { openProduct } from "#app/routes/shop/product/open-product.server.ts";
import { highlights } from "#server/services/theatre/highlights.ts";
import { loadHome } from "#app/routes/theatre/home/load-home.server.ts";
import { openProduction } from "#server/services/theatre/load-repertoire.ts";
import type { RequestContext } from "#server/context/context.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { fakeServices, guestJar } from "../support/fake-context.ts";
import { wireCart, wireProduct } from "../support/wire.ts";

const onSale = { price: 100, price_sale: 80, is_price_sale_active: true };
const reduced = { ...wireProduct, ...onSale };
const variant = { id: 1051, name: "modrý", ...onSale };
const detail = { ...reduced, variants: [{ ...variant, availability: wireProduct.availability }] };
const cartLine = { product: { ...reduced, delivered_by_email: false }, quantity: 1, note: null };
const production = { slug: "rur", title: "R. U. R.", products: [reduced] };

const content: Record<string, Answerer> = {
  "GET /api/cart/anonymous/cs/temp-1": () =>
    json(
      wireCart([
        { ...cartLine, variant },
        { ...cartLine, variant: null },
      ]),
    ),
  "GET /api/deliveries/cs": () => json({ data: [] }),
  "GET /api/products/cs": () => json([reduced]),
  "GET /api/products/cs/105": () => json({ data: detail }),
  "GET /api/products/cs/105/similar": () => json({ data: [reduced] }),
  "GET /api/search/cs": () => json({ data: { groups: [{ kind: "products", total: 1, items: [reduced] }] } }),
  "GET /api/repertoire/cs": () => json({ data: [] }),
  "GET /api/repertoire/cs/rur": () => json({ data: production }),
  "GET /api/catalog/category/cs": () => json({ data: [{ id: 1, name: "Poukazy", slug: "darkove-poukazy" }] }),
  "GET /api/poster/all/cs": () => json({ data: {} }),
  "GET /api/programme/cs": () => json({ data: [] }),
  "GET /api/people/cs": () => json({ data: [] }),
  "GET /api/blog/cs": () => json([]),
  "GET /api/partners/cs": () => json({ data: [] }),
};

/** All services that show prices, and how many prices each shows. */
const shown: readonly (readonly [string, number, (context: RequestContext) => Promise<unknown>])[] = [
  ["the cart", 2, linePrices],
  ["the quick view", 2, (context) => productQuickView(context, 105)],
  [
    "a product's page",
    3,
    (context) => openProduct(context, { id: 105, category: "domov", slug: "hrnek-prestavka" }),
  ],
  ["a listing", 1, (context) => listProducts(context, { list: "sale", page: 1 })],
  ["chosen products", 1, (context) => listCards(context, [105])],
  ["a highlight", 1, (context) => highlights(context, "new")],
  ["the home page", 3, loadHome],
  ["the search", 1, (context) => searchSite(context, "hrnek")],
  ["a title's page", 1, (context) => openProduction(context, "rur")],
];

/** A line counts and appears with its own price. */
async function linePrices(context: RequestContext): Promise<unknown> {
  const state = await openCart(context);
  return state.kind === "known" ? state.cart.lines.map(({ price }) => price) : state;
}

/** All prices anywhere in a page's data. */
function pricesIn(value: unknown): NetPrice[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPrice(value)) return [value];
  return Object.values(value).flatMap(pricesIn);
}

function isPrice(value: object): value is NetPrice {
  return "net" in value && "sale" in value;
}

const price = { net: 100, sale: 80, taxRate: 21, lowest30Days: null };
const hidden = { ...price, net: 80, sale: null };

test.each(shown)("REQUIRE_LOWEST_PRICE needs the lowest price for a sale: %s", async (_, many, read) => {
  const services = fakeServices(content, { REQUIRE_LOWEST_PRICE: "true" });
  const prices = pricesIn(await read(await services.context(await guestJar())));
  expect(prices).toEqual(Array.from({ length: many }, () => hidden));
});

test.each(shown)("without REQUIRE_LOWEST_PRICE the sale is shown: %s", async (_, many, read) => {
  const prices = pricesIn(await read(await fakeServices(content).context(await guestJar())));
  expect(prices).toEqual(Array.from({ length: many }, () => price));
});
