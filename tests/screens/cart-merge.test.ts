import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { builtSite } from "../support/built-site.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import type { Visitor } from "../support/visitor.ts";
import { add, badge, mug, shirt } from "./shopping.ts";
import { divak, novy, signIn, signOut } from "./signing-in.ts";

// Building takes longer than the timeout of a test.
await builtSite();

const found = "Položky, které jste měli v košíku před přihlášením, najdete v něm i teď.";
const kept = "se nepodařilo celý přenést";
const mugName = "Hrnek Přestávka 300 ml";
const badgeName = "Odznaky Potlesk (4 ks)";

/** The quantity of the line in the visitor's cart; null: no such line. */
async function pieces(visitor: Visitor, name: string): Promise<string | null> {
  const { has, the } = await visitor.visit(paths.cart());
  const label = `Počet kusů: ${name}`;
  if (!has("textbox", label)) return null;
  return the("textbox", label).attrs.find((attr) => attr.name === "value")?.value ?? null;
}

test("a customer without a cart gets one with the guest's lines, notes and vouchers", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await add(visitor, mug, "2");
  await add(visitor, badge, "1", "Pro babičku");
  await (await visitor.visit(paths.cart())).press("Uplatnit", { code: "VANTROKY10" });
  const from = app.calls.length;
  const home = await signIn(visitor, novy);
  expect(home.path).toBe(paths.home());
  expect(home).toShowNotice(found);
  expect(visitor.cookies.has("cart")).toBe(false);
  const changes = app.calls.slice(from).filter(({ method }) => method !== "GET");
  expect(changes.map(({ method, path }) => `${method} ${path.replace(/[\w-]{20,}/u, "*")}`)).toEqual([
    "POST /api/auth/login",
    "POST /api/cart/create",
    "PUT /api/cart/*",
    "PUT /api/cart/*",
    "PUT /api/cart/*",
    "PUT /api/cart/*",
    "POST /api/voucher/cart/add/*",
    "DELETE /api/cart/*",
  ]);
  const lists = app.calls
    .slice(from)
    .filter(({ method, path }) => method === "GET" && path === "/api/cart/cs");
  expect(lists.length).toBeGreaterThanOrEqual(2);
  const cart = await visitor.visit(paths.cart());
  expect(cart.text).toContain("Pro babičku");
  expect(cart.text).toContain("VANTROKY10");
  expect(await pieces(visitor, mugName)).toBe("2");
});

test("the sign-in adds up the quantities of both carts", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await signIn(visitor);
  await add(visitor, mug, "1");
  await signOut(visitor);
  expect((await visitor.visit(paths.cart())).text).toContain("Váš košík je prázdný");
  await add(visitor, mug, "2");
  await add(visitor, badge);
  await signIn(visitor);
  expect(await pieces(visitor, mugName)).toBe("3");
  await signOut(visitor);
  expect((await visitor.visit(paths.cart())).text).toContain("Váš košík je prázdný");
});

test("the sign-in moves as many tickets as one order may have, and says why", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  const choose = async (chosen: Readonly<Record<string, string>>) =>
    (await visitor.visit(paths.tickets({ id: 1 }))).press("Do košíku", chosen);
  await signIn(visitor);
  await choose({ "pocet-1000010": "6" });
  await signOut(visitor);
  await choose({ "pocet-1000010": "1", "pocet-1000013": "4" });
  const home = await signIn(visitor);
  expect(home).toShowNotice(
    `${found} Víc vstupenek na jedno představení v jedné objednávce koupit nejde, počet jsme upravili: Revizor, Balkon (1 ks).`,
  );
  expect(await pieces(visitor, "Revizor, 1.–5. řada")).toBe("7");
  expect(await pieces(visitor, "Revizor, Balkon")).toBe("1");
  expect(visitor.cookies.has("cart")).toBe(false);
});

test("the notice names a dedication that replaces another one at the sign-in", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await signIn(visitor);
  await add(visitor, badge, "1", "Pro dědu");
  await signOut(visitor);
  await add(visitor, badge, "1", "Pro babičku");
  expect(await signIn(visitor)).toShowNotice(
    `${found} Odznaky Potlesk (4 ks) má v košíku jen jeden text: „Pro dědu“ jsme nahradili novějším „Pro babičku“.`,
  );
});

test("lines above the stock are reported", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await add(visitor, mug, "3");
  const change = "PUT /api/cart/*";
  app.intercept(change, async (request, { body }) => {
    const wanted = JSON.parse(body);
    return app.passOn(
      wanted.quantity === 0
        ? request
        : new Request(request.url, {
            method: "PUT",
            headers: request.headers,
            body: JSON.stringify({ ...wanted, quantity: Math.min(wanted.quantity, 2) }),
          }),
    );
  });
  const home = await signIn(visitor);
  expect(home).toShowNotice(`${found} Tolik kusů skladem nemáme, počet jsme upravili: ${mugName} (2 ks).`);
});

test.each([
  "GET /api/cart/anonymous/cs/*",
  "GET /api/cart/cs",
  "POST /api/cart/create",
  "PUT /api/cart/*",
  "DELETE /api/cart/*",
])("if %s fails, the guest's cart stays, and the next sign-in doubles nothing", async (call) => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await add(visitor, mug, "2");
  await add(visitor, badge);
  app.intercept(call, () => json({}, 500));
  const home = await signIn(visitor, novy);
  expect(home).toShowNotice(kept);
  expect(visitor.cookies.has("cart")).toBe(true);
  app.intercept(call, undefined);
  await signOut(visitor);
  expect(await signIn(visitor, novy)).toShowNotice(call.startsWith("DELETE") ? "Jste přihlášeni." : found);
  expect(await pieces(visitor, mugName)).toBe("2");
  expect(await pieces(visitor, badgeName)).toBe("1");
  expect(visitor.cookies.has("cart")).toBe(false);
  expect(visitor.cookies.has("merge")).toBe(false);
});

test.each([
  ["the customer's line was changed but no answer confirmed it", 1],
  ["the customer's line is changed but the guest's could not be removed", 2],
])("when %s, the quantity is added once", async (_, failing) => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await signIn(visitor);
  await add(visitor, mug, "1");
  await signOut(visitor);
  await add(visitor, mug, "2");
  let puts = 0;
  app.intercept("PUT /api/cart/*", async (request) => {
    puts += 1;
    if (puts !== failing) return app.passOn(request);
    // The site still processes the first request.
    if (failing === 1) await app.passOn(request);
    return json({}, 500);
  });
  expect(await signIn(visitor)).toShowNotice(kept);
  expect(visitor.cookies.has("merge")).toBe(true);
  app.intercept("PUT /api/cart/*", undefined);
  await signOut(visitor);
  expect(await pieces(visitor, mugName)).toBe("2");
  await signIn(visitor);
  expect(await pieces(visitor, mugName)).toBe("3");
});

test("a line no longer sold and a refused voucher stay behind, the rest is merged", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await add(visitor, mug);
  await add(visitor, shirt);
  app.intercept("PUT /api/cart/*", (request, { body }) =>
    JSON.parse(body).id === Number(mug.product) && JSON.parse(body).quantity > 0
      ? json({ status: 404, error: "not_exists" }, 404)
      : app.passOn(request),
  );
  expect(await signIn(visitor)).toShowNotice(kept);
  const own = await visitor.visit(paths.cart());
  expect(own.text).toContain("Tričko");
  expect(own.text).not.toContain(mugName);
  app.intercept("PUT /api/cart/*", undefined);
  await signOut(visitor);
  expect(await pieces(visitor, mugName)).toBe("1");
});

test.each([
  ["may have failed", false, () => json({}, 500)],
  ["fails", true, () => json({}, 400)],
  ["is refused", true, () => json({ status: 422, error: "quantity_per_user_limit", value: 1 }, 422)],
])("if a voucher %s, it stays in the guest's cart (named: %s), once", async (_, isNamed, answer) => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await add(visitor, mug, "2");
  await (await visitor.visit(paths.cart())).press("Uplatnit", { code: "VANTROKY10" });
  app.intercept("POST /api/voucher/cart/add/*", answer);
  for (let time = 1; time <= 2; time += 1) {
    const from = app.calls.length;
    const home = await signIn(visitor, novy);
    expect(home).toShowNotice(kept);
    expect(home.text.includes("Kód VANTROKY10")).toBe(isNamed);
    expect(app.calls.slice(from).filter(({ method }) => method === "DELETE")).toEqual([]);
    const own = await visitor.visit(paths.cart());
    expect(own.text).not.toContain("VANTROKY10");
    expect(await pieces(visitor, mugName)).toBe("2");
    await signOut(visitor);
    expect(visitor.cookies.has("cart")).toBe(true);
    expect((await visitor.visit(paths.cart())).text).not.toContain(mugName);
  }
  app.intercept("POST /api/voucher/cart/add/*", undefined);
  expect(await signIn(visitor, novy)).toShowNotice(found);
  expect((await visitor.visit(paths.cart())).text).toContain("VANTROKY10");
  expect(await pieces(visitor, mugName)).toBe("2");
  expect(visitor.cookies.has("cart")).toBe(false);
});

test("two sign-ins at once merge the cart once", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  await add(visitor, mug, "2");
  const [one, two] = await Promise.all([
    visitor.post(paths.login(), divak),
    visitor.post(paths.login(), divak),
  ]);
  expect(one.status).toBe(303);
  expect(two.status).toBe(303);
  expect(await pieces(visitor, mugName)).toBe("2");
});
