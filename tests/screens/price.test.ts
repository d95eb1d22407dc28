import { expect, test } from "vitest";
import { demoTheatre } from "../support/demo-theatre.ts";
import { openTestApp } from "../support/open-app.ts";
import { elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { atCart, card, order, person, pickUp, shirt } from "./shopping.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();

/** Every kind of page with prices of products, one of which is on sale. */
const pages: Readonly<Record<string, () => Promise<Page>>> = {
  home: () => app.visitor().visit("/"),
  shop: () => app.visitor().visit("/eshop"),
  "sale products": () => app.visitor().visit("/products/sale"),
  category: () => app.visitor().visit("/2/obleceni"),
  brand: () => app.visitor().visit("/eshop/znacky/textilka-brezanka"),
  product: () => app.visitor().visit(demo.products.shirt.path),
  search: () => app.visitor().visit("/hledani?q=tričko"),
  cart: async () => (await atCart(app, shirt))[1],
  order: async () => {
    const [visitor, cart] = await atCart(app, shirt);
    await order(cart, { ...pickUp, ...card }, person);
    const link = (await visitor.visit("/kosik")).the("link", "Vaše poslední objednávka");
    return visitor.visit(link.attrs.find(({ name }) => name === "href")?.value ?? "");
  },
};

async function open(name: string): Promise<Page> {
  const page = await pages[name]?.();
  if (!page) throw new Error(`No page ${name}`);
  return page;
}

test.each(Object.keys(pages))(
  "a struck price is the lowest of 30 days, or a visible label says what it is: %s",
  async (name) => {
    const { html } = await open(name);
    const struck = elements(html, "s");
    for (const item of struck) {
      const label = item.parentNode && "tagName" in item.parentNode ? textOf(item.parentNode) : "";
      expect(label).toMatch(/^Původní cena \d[\d ]*,\d\d Kč$/u);
    }
    if (name !== "home" && name !== "search") expect(struck.length).toBeGreaterThan(0);
  },
);

function amountsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [...text.matchAll(/\d[\d ]*(?:,\d+)? Kč/gu)].map(([amount]) => amount));
}

const withDecimals = (amount: string) => /^\d{1,3}(?: \d{3})*,\d\d Kč$/u.test(amount);

test.each(Object.keys(pages))("the prices of one list are written alike: %s", async (name) => {
  const { html } = await open(name);
  const lists = elements(html, "ul").map((list) => amountsOf([textOf(list)]));
  expect(lists.filter((amounts) => new Set(amounts.map(withDecimals)).size > 1)).toEqual([]);
  if (name === "home") expect(lists.flat().filter(withDecimals)).not.toEqual(lists.flat());
});

test.each(["product", "cart", "order"])(
  "every price that is in no list has its two decimals: %s",
  async (name) => {
    const { html } = await open(name);
    const listed = new Set(elements(html, "ul").flatMap((list) => elements(list, "p")));
    const priced = [...elements(html, "p"), ...elements(html, "dd")].filter((item) => !listed.has(item));
    const amounts = amountsOf(priced.map(textOf).filter((text) => text.length < 90));
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter((amount) => !withDecimals(amount))).toEqual([]);
  },
);

test("the demo theatre names the lowest price of 30 days with every sale", () => {
  const offers = demoTheatre().products.flatMap((product) => [product, ...product.variants]);
  const onSale = offers.filter(({ sale }) => sale !== null);
  expect(onSale.length).toBeGreaterThan(3);
  expect(onSale.filter(({ lowest }) => lowest === null)).toEqual([]);
});
