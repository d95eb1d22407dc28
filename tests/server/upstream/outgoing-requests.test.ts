import { readConfig } from "#server/operator/config.ts";
import { describe, expect, test } from "vitest";
import { logIn, logOut, readMe } from "#server/upstream/resources/auth.ts";
import {
  createCustomerCart,
  createGuestCart,
  deleteCart,
  listCarts,
  putLine,
  readGuestCart,
} from "#server/upstream/resources/cart.ts";
import { readCategories } from "#server/upstream/resources/catalogue.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { readArticleCategories } from "#server/upstream/resources/blog.ts";
import { readCountries, readCurrencies } from "#server/upstream/resources/lists.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { saveSubscriber } from "#server/upstream/resources/subscribers.ts";
import { addVoucherToCart, removeVoucherFromCart } from "#server/upstream/resources/vouchers.ts";
import { clientOver } from "../support/fake-context.ts";

interface Row {
  readonly call: (upstream: Upstream) => Promise<unknown>;
  readonly leaves: string;
  /** The exact body; undefined = none. */
  readonly body?: unknown;
  /** `customer`: with the token, if the visitor has one. `never`: content that is the same for all, or a password. */
  readonly token: "customer" | "never";
}

const line = { productId: 105, variantId: null, note: null, quantity: 2 };
const chosen = { productId: 101, variantId: 3, note: "Pro Janu", quantity: 0 };

/** Specification §7, row by row. */
const rows: Record<string, Row> = {
  "list of carts": { call: listCarts, leaves: "GET /api/cart/cs", token: "customer" },
  "guest cart, none yet": { call: createGuestCart, leaves: "GET /api/cart/anonymous/cs", token: "customer" },
  "guest cart": {
    call: (upstream) => readGuestCart(upstream, "temp-1"),
    leaves: "GET /api/cart/anonymous/cs/temp-1",
    token: "customer",
  },
  "create a cart": { call: createCustomerCart, leaves: "POST /api/cart/create", token: "customer" },
  "delete a cart": {
    call: (upstream) => deleteCart(upstream, "cart-1"),
    leaves: "DELETE /api/cart/cart-1",
    token: "customer",
  },
  "change a line": {
    call: (upstream) => putLine(upstream, "cart-1", line),
    leaves: "PUT /api/cart/cart-1",
    body: { id: 105, variantId: null, note: null, quantity: 2 },
    token: "customer",
  },
  "remove a variant with a note": {
    call: (upstream) => putLine(upstream, "cart-1", chosen),
    leaves: "PUT /api/cart/cart-1",
    body: { id: 101, variantId: 3, note: "Pro Janu", quantity: 0 },
    token: "customer",
  },
  "add a voucher": {
    call: (upstream) => addVoucherToCart(upstream, "cart-1", { code: "VANTROKY10", guestEmail: null }),
    leaves: "POST /api/voucher/cart/add/cart-1",
    body: { voucherCode: "VANTROKY10", serviceType: "eshop", guestEmail: null },
    token: "customer",
  },
  "remove a voucher": {
    call: (upstream) => removeVoucherFromCart(upstream, "cart-1", 7),
    leaves: "POST /api/voucher/cart/delete/cart-1",
    body: { voucherId: 7 },
    token: "customer",
  },
  currencies: { call: readCurrencies, leaves: "GET /api/lists/currencies", token: "never" },
  countries: { call: readCountries, leaves: "GET /api/lists/countries", token: "never" },
  categories: { call: readCategories, leaves: "GET /api/catalog/category/cs", token: "never" },
  settings: { call: readSettings, leaves: "GET /api/settings/cs", token: "never" },
  "blog categories": { call: readArticleCategories, leaves: "GET /api/blog/categories/list", token: "never" },
  banners: { call: readPosters, leaves: "GET /api/poster/all/cs", token: "never" },
  "newsletter sign-up": {
    call: (upstream) => saveSubscriber(upstream, "jana@divadlo.example"),
    leaves: "POST /api/subscriber/save",
    body: { email: "jana@divadlo.example", type: "modal" },
    token: "customer",
  },
  login: {
    call: (upstream) =>
      logIn(upstream, { email: "jana@divadlo.example", password: "demo1234" }, readConfig({})),
    leaves: "POST /api/auth/login",
    body: { email: "jana@divadlo.example", password: "demo1234" },
    token: "never",
  },
  logout: { call: logOut, leaves: "GET /api/auth/logout", token: "customer" },
  "current user": { call: readMe, leaves: "GET /api/me", token: "customer" },
};

async function send({ call }: Row, token: string | null): Promise<Request | undefined> {
  const requests: Request[] = [];
  const client = clientOver(async (request) => {
    requests.push(request);
    return new Response(null, { status: 500 });
  });
  await call(client.forRequest({ requestId: "request-1", token }));
  expect(requests).toHaveLength(1);
  return requests[0];
}

describe.each(Object.entries(rows))("%s", (_name, row) => {
  test("is sent as the contract says, and nothing more", async () => {
    const request = await send(row, null);
    const { pathname, search } = new URL(request?.url ?? "");
    expect(`${request?.method} ${pathname}${search}`).toBe(row.leaves);
    expect(await request?.text()).toBe(row.body === undefined ? "" : JSON.stringify(row.body));
    const headers = Object.fromEntries(request?.headers ?? []);
    expect(headers).toEqual({
      accept: "application/json",
      "x-request-id": "request-1",
      ...(row.body !== undefined && { "content-type": "application/json" }),
    });
  });

  test(`has the token: ${row.token}`, async () => {
    const request = await send(row, "token-1");
    const expected = row.token === "customer" ? "Bearer token-1" : null;
    expect(request?.headers.get("Authorization")).toBe(expected);
  });
});
