/** Answers as docs/upstream-calls.md writes them, for fake upstreams. */

export const wireProduct = {
  id: 105,
  name: "Hrnek Přestávka",
  slug: "hrnek-prestavka",
  price: 288.4298,
  price_sale: null,
  is_price_sale_active: false,
  tax_rate: { rate: 21 },
  main_image: "105-hrnek.svg",
  default_category: { id: 6, name: "Domov", slug: "domov" },
  brand: { id: 3, name: "Keramika U Jezu", slug: "keramika-u-jezu" },
  availability: { code: "last_pieces", quantity: 3, days: null },
  is_new: false,
  has_variants: false,
};

export function wireLine(quantity: number, note: string | null = null, id = wireProduct.id) {
  return { product: { ...wireProduct, id, delivered_by_email: false }, variant: null, quantity, note };
}

export function wireCart(items: readonly unknown[] = [], tempId: string | null = "temp-1") {
  return { id: "cart-1", ...(tempId !== null && { tempId }), items, vouchers: [] };
}

export function wireOrder(fields: Readonly<Record<string, unknown>>) {
  return {
    id: 7,
    code: "E-7",
    date: "2026-06-10T10:00:00Z",
    state: "new",
    email: "host@example.cz",
    lines: [],
    delivery: { name: "Osobně", gross: 0 },
    payment: { kind: "transfer", gross: 0, state: "unpaid" },
    total: 100,
    ...fields,
  };
}

export const notExists = { status: 404, error: "not_exists", message: "No." };
