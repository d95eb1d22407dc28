import { expect, test } from "vitest";
import type { CartLine } from "#app/domain/shop/cart.ts";
import { previewOf } from "#app/domain/shop/cart-preview.ts";

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
