import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openSeededStandalone, seededAt } from "#server/standalone/tests/seeded-database.ts";
import { add, address, atCart, badge, courier, mug, order, person, transfer } from "../screens/shopping.ts";
import { signIn } from "../screens/signing-in.ts";
import { ensureBuild } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";

beforeAll(ensureBuild);

const isOfCart = (path: string) => /^\/api\/(?:cart|voucher|deliveries|payments|orders)\b/u.test(path);

/** The site before an engine whose carts belong to whoever has their id. */
async function openEngine() {
  const { fetch } = await openSeededStandalone({ clock: () => seededAt });
  const tokens: [string, boolean][] = [];
  const app = await openTestApp({
    adapter: { carts: "own" },
    async upstreamFetch(request) {
      const { pathname } = new URL(request.url);
      if (!isOfCart(pathname)) return fetch(request);
      tokens.push([
        `${request.method} ${pathname.split("/").slice(0, 4).join("/")}`,
        request.headers.has("Authorization"),
      ]);
      const headers = new Headers(request.headers);
      headers.delete("Authorization");
      return fetch(new Request(request, { headers }));
    },
  });
  return { app, tokens };
}

test("the guest's cart stays the customer's at the sign-in, and goes with the sign-out", async () => {
  const { app, tokens } = await openEngine();
  const [visitor] = await atCart(app, mug);
  await signIn(visitor);
  const before = tokens.length;
  await add(visitor, badge);
  const cart = await visitor.visit(paths.cart());
  expect(cart.text).toContain("Hrnek Přestávka");
  expect(cart.text).toContain("Odznaky Potlesk");
  expect(tokens.slice(before).filter(([, hasToken]) => !hasToken)).toEqual([]);
  expect(tokens.map(([call]) => call)).not.toContain("GET /api/cart/cs");
  await visitor.post(paths.logout(), {});
  expect((await visitor.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});

test("a customer without a cart gets one that the site keeps, and orders it", async () => {
  const { app, tokens } = await openEngine();
  const visitor = app.visitor();
  await signIn(visitor);
  await add(visitor, mug);
  const placed = await order(
    await visitor.visit(paths.cart()),
    { ...courier, ...transfer },
    { ...person, ...address },
  );
  expect(placed.path).toMatch(/^\/shrnuti\//u);
  expect(tokens.every(([call, hasToken]) => hasToken || !/cart|POST/u.test(call))).toBe(true);
  expect((await visitor.visit(paths.cart())).has("heading", "Váš košík je prázdný")).toBe(true);
});
