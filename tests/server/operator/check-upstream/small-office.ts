import { readConfig } from "#server/operator/config.ts";
import { realTimer } from "#server/platform/timer.ts";
import { runCheck } from "#server/operator/check-upstream/command.ts";
import type { Report } from "#server/operator/check-upstream/check.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { json, type Answerer } from "../../../support/fake-upstream.ts";

export const base = "https://office.example";

const product = {
  id: 5,
  name: "Hrnek",
  slug: "hrnek",
  price: 100,
  price_sale: null,
  is_price_sale_active: false,
  tax_rate: { rate: 21 },
  main_image: "hrnek.jpg",
  default_category: { id: 7, name: "Nádobí", slug: "nadobi" },
};
export const voucher = { voucher_id: 3, code: "SLEVA", voucher_type: "percent", value: 10 };

export function lineWith(changes: object, quantity: unknown = 1) {
  return { product: { ...product, ...changes }, variant: null, quantity, note: null };
}

export function cartOf(items: unknown, vouchers: unknown = []) {
  return { id: "cart-1", tempId: "temp-1", items, vouchers };
}

/** Answers of a back office with the specification's reading calls only. */
const answers: Readonly<Record<string, unknown>> = {
  "/api/settings/cs": [
    { name: "topmenu", value: [{ text: "E-shop", link: "/eshop", leave: false, submenu: [] }] },
    {
      name: "bottommenu",
      value: [{ title: "Info", links: [{ text: "Kontakty", link: "/kontakty", leave: false }] }],
    },
    { name: "intropopup", value: { active: false } },
  ],
  "/api/lists/currencies": { data: [{ id: 1, code: "CZK", is_default: true, rate: 1 }] },
  "/api/lists/countries": { data: [{ code: "CZ", name: "Česko" }] },
  "/api/catalog/category/cs": { data: [{ id: 7, name: "Nádobí", slug: "nadobi" }] },
  "/api/blog/categories/list": { data: [{ id: 1, name: "Novinky", slug: "novinky" }] },
  "/api/poster/all/cs": { data: { "banner.popup_desktop": [], "banner.popup_mobile": [] } },
  "/api/cart/anonymous/cs/temp-1": cartOf([lineWith({})], [voucher]),
  "/api/cart/cs": [cartOf([lineWith({})])],
  "/api/me": { data: { id: 9, email: "jana@example.cz", scope: [] } },
};

type Answers = Readonly<Record<string, unknown>>;

/**
 * Checks a back office with the answers of `answers` and `changed`; a function answers by itself, other calls are a
 * 404.
 */
export async function check(
  changed: Answers,
  args: readonly string[] = [],
  options: {
    readonly adapter?: Adapter;
    readonly env?: Record<string, string>;
    readonly input?: string;
  } = {},
) {
  const all: Answers = { ...answers, ...changed };
  const calls: string[] = [];
  const adapted = options.adapter ? ["--adapter", "adapter.mjs"] : [];
  const result = await runCheck([base, "--json", ...adapted, ...args], readConfig(options.env ?? {}), {
    loadAdapter: async () => options.adapter ?? {},
    readInput: async () => options.input ?? "",
    clock: () => new Date("2026-11-23T10:00:00Z"),
    timer: { ...realTimer, wait: async () => undefined },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      calls.push(`${request.method} ${pathname}`);
      const own =
        all[`${request.method} ${pathname}`] ?? (request.method === "GET" ? all[pathname] : undefined);
      if (typeof own === "function") {
        const call = {
          method: request.method,
          path: pathname,
          headers: request.headers,
          body: await request.text(),
        };
        return (own as Answerer)(request, call);
      }
      return own === undefined ? json({ message: "Not Found" }, 404) : json(own);
    },
  });
  const report = JSON.parse(result.lines.join("\n")) as Report;
  return { ...result, report, calls, call: (name: string) => report.calls.find(({ call }) => call === name) };
}
