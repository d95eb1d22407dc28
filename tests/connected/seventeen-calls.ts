import type { Adapter } from "#server/upstream/adapter.d.ts";
import { secret } from "../server/support/fake-context.ts";
import { fakeUpstream, json, type Answerer } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";

type Calls = Readonly<Record<string, Answerer>>;

/**
 * Exactly the calls of specification §7, with the answers of a back office that was written from the specification
 * alone: with the filled fields of §3 and nothing else.
 */
export function seventeenCalls(): Calls {
  const lines = new Map<
    string,
    { id: number; variantId: number | null; quantity: number; note: string | null }
  >();
  const vouchers = new Map<number, string>();

  function guestCart(tempId = "t-1") {
    return {
      id: "c-1",
      tempId,
      items: [...lines.values()].map(({ id, variantId, quantity, note }) => ({
        product: product(id),
        ...(variantId !== null && { variant: variant(variantId) }),
        quantity,
        note: note ?? "",
      })),
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
      const line = JSON.parse(body) as {
        id: number;
        variantId: number | null;
        quantity: number;
        note: string | null;
      };
      const { id, variantId, quantity } = line;
      const key = `${id}-${variantId}`;
      const original_quantity = lines.get(key)?.quantity ?? 0;
      if (quantity === 0) lines.delete(key);
      else lines.set(key, line);
      const chosen = variantId !== null && { variant: variant(variantId) };
      return json({ product: product(id), ...chosen, quantity, original_quantity });
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
    "GET /api/lists/currencies": () =>
      json([
        {
          id: 1,
          is_default: true,
          code: "CZK",
          symbol_before: "",
          symbol_after: "Kč",
          decimals: 2,
          rate: 1,
        },
        {
          id: 2,
          is_default: false,
          code: "EUR",
          symbol_before: "€",
          symbol_after: "",
          decimals: 2,
          rate: 25,
        },
      ]),
    "GET /api/lists/countries": () =>
      json([
        { id: 1, name: "Česko" },
        { id: 2, name: "Slovensko" },
      ]),
    "GET /api/catalog/category/cs": () => json([{ id: 7, name: "Plakáty", slug: "plakaty" }]),
    "GET /api/settings/cs": () =>
      json([
        {
          name: "topmenu",
          value: [
            {
              text: "Divadlo",
              link: "#",
              leave: false,
              submenu: [
                { text: "Program", link: "program", leave: false },
                { text: "Napište nám", link: "mailto:pokladna@divadlo.example", leave: false },
              ],
            },
            { text: "E-shop", link: "/eshop", leave: false, submenu: [] },
            { text: "Zřizovatel", link: "https://mesto.example/", leave: true, submenu: [] },
          ],
        },
        {
          name: "bottommenu",
          value: [{ links: [{ text: "Košík", link: "/kosik", leave: false }] }],
        },
        { name: "intropopup", value: true },
      ]),
    "GET /api/blog/categories/list": () => json([{ id: 1, name: "Ze zákulisí", slug: "ze-zakulisi" }]),
    "GET /api/poster/all/cs": () =>
      json({ "banner.popup_desktop": [banner("siroky.jpg")], "banner.popup_mobile": [banner("uzky.jpg")] }),
    "POST /api/subscriber/save": () => json({}),
    "POST /api/auth/login": () => json({ token: "t" }),
    "GET /api/auth/logout": () => json({}),
    "GET /api/me": () => json({ data: { scope: ["cart"] } }),
  };
}

const price = { price: 100, price_sale: 90, is_price_sale_active: false };

function product(id: number) {
  return {
    id,
    name: `Plakát ${id}`,
    slug: `plakat-${id}`,
    ...price,
    tax_rate: { rate: 21 },
    main_image: `plakat-${id}.jpg`,
    images: [{ image: `plakat-${id}.jpg` }],
    description: "<p>Plakát k inscenaci.</p>",
    default_category: { name: "Plakáty", slug: "plakaty" },
    categories: [{ name: "Plakáty", slug: "plakaty" }],
  };
}

function variant(id: number) {
  return { id, name: `Velikost ${id}`, ...price };
}

function banner(image: string) {
  return { title: "Vánoce v divadle", url: "/eshop", path: "/images/banner/", image };
}

/** A back office with only these calls, as the site's `upstreamFetch`. */
export function officeOf(calls: Calls): (request: Request) => Promise<Response> {
  const known = fakeUpstream(calls);
  const patterns = Object.keys(calls).map((call) => new RegExp(`^${call.replaceAll("*", "[^/]+")}$`, "u"));
  return async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return patterns.some((pattern) => pattern.test(call)) ? known.fetch(request) : htmlNotFound();
  };
}

export const connected = { apiBaseUrl: "http://upstream.example", sessionSecrets: [secret] };

/** The app before a back office with only these calls, after its survey; by default those of specification §7. */
export async function openBare(calls: Calls = seventeenCalls(), adapter: Adapter = {}): Promise<TestApp> {
  const app = await openTestApp({ config: connected, adapter, upstreamFetch: officeOf(calls) });
  await app.handle.survey?.();
  app.calls.length = 0;
  return app;
}

/** Such a back office's answer to all other calls. */
function htmlNotFound(): Response {
  return new Response("<!doctype html><title>404</title><h1>Not Found</h1>", {
    status: 404,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
