import { json, type Answerer } from "../support/fake-upstream.ts";

/** Exactly the calls of specification §7, as a back office answers them that does not know our extensions. */
export function seventeenCalls(): Readonly<Record<string, Answerer>> {
  const lines = new Map<number, number>();
  const vouchers = new Map<number, string>();

  function guestCart(tempId = "t-1") {
    return {
      id: "c-1",
      tempId,
      items: [...lines].map(([id, quantity]) => ({ product: product(id), quantity })),
      vouchers: [...vouchers].map(([voucher_id, code]) => ({
        voucher_id,
        code,
        voucher_type: "amount",
        value: 50,
      })),
    };
  }

  return {
    "GET /api/cart/cs": () => json([guestCart()]),
    "GET /api/cart/anonymous/cs": () => json(guestCart()),
    "GET /api/cart/anonymous/cs/*": () => json(guestCart()),
    "POST /api/cart/create": () => json(guestCart(), 201),
    "DELETE /api/cart/*": () => {
      lines.clear();
      vouchers.clear();
      return new Response(null, { status: 204 });
    },
    "PUT /api/cart/*": (_request, { body }) => {
      const { id, quantity } = JSON.parse(body) as { id: number; quantity: number };
      const original_quantity = lines.get(id) ?? 0;
      if (quantity === 0) lines.delete(id);
      else lines.set(id, quantity);
      return json({ product: product(id), variant: null, quantity, original_quantity });
    },
    "POST /api/voucher/cart/add/*": (_request, { body }) => {
      const { voucherCode } = JSON.parse(body) as { voucherCode: string };
      if (voucherCode !== "PADESAT") return json({ status: 404 }, 404);
      vouchers.set(1, voucherCode);
      return json({});
    },
    "POST /api/voucher/cart/delete/*": () => {
      vouchers.clear();
      return json({});
    },
    "GET /api/lists/currencies": () => json([{ id: 1, is_default: true }]),
    "GET /api/lists/countries": () => json([{ code: "CZ", name: "Česko" }]),
    "GET /api/catalog/category/cs": () => json([{ id: 7, name: "Plakáty", slug: "plakaty" }]),
    "GET /api/settings/cs": () =>
      json([
        { name: "topmenu", value: JSON.stringify([{ text: "E-shop", link: "/eshop" }]) },
        { name: "bottommenu", value: JSON.stringify([{ links: [{ text: "Košík", link: "/kosik" }] }]) },
        { name: "intropopup", value: "{}" },
      ]),
    "GET /api/blog/categories/list": () => json([]),
    "GET /api/poster/all/cs": () => json({ "banner.popup_desktop": [], "banner.popup_mobile": [] }),
    "POST /api/subscriber/save": () => json({}),
    "POST /api/auth/login": () => json({ token: "t" }),
    "GET /api/auth/logout": () => json({}),
    "GET /api/me": () => json({ data: { id: 1, email: "jana@example.cz" } }),
  };
}

/** Only the fields of §3. */
function product(id: number) {
  return {
    id,
    name: `Plakát ${id}`,
    slug: `plakat-${id}`,
    price: 100,
    price_sale: null,
    is_price_sale_active: false,
    tax_rate: { rate: 21 },
    main_image: null,
    images: [],
    description: "",
    default_category: null,
    categories: [],
  };
}

/** Such a back office's answer to all other calls. */
export function htmlNotFound(): Response {
  return new Response("<!doctype html><title>404</title><h1>Not Found</h1>", {
    status: 404,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
