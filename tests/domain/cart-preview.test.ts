import { expect, test } from "vitest";
import { countLines, withoutEnded, type Cart, type CartLine } from "#app/domain/shop/cart.ts";
import { linePath, previewOf, productPath } from "#app/domain/shop/cart-preview.ts";
import { contentOf, isTicketsOnly } from "#app/domain/shop/checkout.ts";

const goods: CartLine = {
  product: {
    id: 105,
    name: "Hrnek",
    slug: "hrnek",
    mainImage: null,
    category: { name: "Domov", slug: "domov" },
    brand: null,
    deliveredByEmail: false,
    withdrawalExcluded: null,
  },
  variant: null,
  price: { net: 100, sale: null, taxRate: 21, lowest30Days: null },
  quantity: 1,
  note: null,
};
const evening = {
  id: 12,
  title: "Revizor",
  startsAt: "2026-12-01T19:00:00+01:00",
  venue: "Velký sál",
  isOver: false,
};

test("a ticket carries what the preview shows of its evening, and goods none of it", () => {
  const { lines } = previewOf({ lines: [{ ...goods, evening }, goods], vouchers: [] });
  expect(lines.map((line) => line.evening)).toEqual([
    { id: 12, startsAt: "2026-12-01T19:00:00+01:00", venue: "Velký sál" },
    undefined,
  ]);
});

test.each([
  ["has yet to begin", "2026-12-01T17:59:59Z", false, 0],
  ["begins", "2026-12-01T18:00:00Z", false, 1],
  ["is over for the shop", "2026-11-21T10:00:00Z", true, 1],
])("of a performance that %s, so many tickets have ended", (_, now, isOver, ended) => {
  const lines = [{ ...goods, evening: { ...evening, isOver } }, goods];
  const all: Cart = { id: "1", mark: "m", lines, vouchers: [], total: 242 };
  const cart = withoutEnded(all, now);
  expect(cart.lines).toEqual(lines.slice(ended));
  expect(cart.ended ?? []).toEqual(lines.slice(0, ended));
  expect(cart.total).toBe(ended > 0 ? undefined : 242);
});

test("a cart counts its ended and its unreadable lines", () => {
  const unread = { lines: [{ key: null, name: null, quantity: null, note: null }], vouchers: [] };
  expect(countLines({ lines: [goods, goods], ended: [goods], unread })).toBe(4);
});

test("a line's preview has no more of its product than the dropdown shows", () => {
  const line = { ...goods, variant: { id: 3, name: "Modrý" }, quantity: 2, note: "Ať nezvoní.", total: 242 };
  expect(previewOf({ lines: [line], vouchers: [], total: 242 })).toEqual({
    lines: [
      {
        product: {
          id: 105,
          name: "Hrnek",
          slug: "hrnek",
          mainImage: null,
          category: goods.product.category,
          brand: null,
        },
        variant: { id: 3, name: "Modrý" },
        price: goods.price,
        quantity: 2,
        total: 242,
      },
    ],
    vouchers: [],
    total: 242,
  });
});

test("a line of tickets leads to their performance, one of goods to their page", () => {
  expect(linePath({ product: goods.product, evening })).toBe("/vstupenky?termin=12");
  expect(linePath({ product: goods.product })).toBe("/105/domov/hrnek");
});

test.each([
  ["without a slug", { slug: null }],
  ["with an id that is no number", { id: "a-1" }],
  ["with a broken id", { id: 1.5 }],
])("a product %s has no page", (_, changes) => {
  expect(productPath({ ...goods.product, ...changes })).toBeNull();
});

test.each([
  ["goods", false, [goods, goods]],
  ["tickets", true, [{ ...goods, evening }]],
  ["both", false, [goods, { ...goods, evening }]],
  ["goods", false, []],
])("a cart's content is %s, which needs no delivery: %s", (kind, needsNone, lines) => {
  expect(contentOf(lines)).toBe(kind);
  expect(isTicketsOnly({ lines })).toBe(needsNone);
});
