import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { choice, guestEmail } from "#server/cookies/cart-and-order.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import type { Visitor } from "../support/visitor.ts";
import { add, mug } from "./shopping.ts";
import { signIn, signOut } from "./signing-in.ts";

const app = await openTestApp();

/** The same browser once more, like an attacker who copied its cookies. */
function copyOf(visitor: Visitor): Visitor {
  const copy = app.visitor();
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
  return copy;
}

const isSignedIn = async (visitor: Visitor) => (await visitor.visit("/")).has("link", "Váš účet");

test("a button of the header signs out without JavaScript, redirects home, and says so", async () => {
  const visitor = app.visitor();
  const home = await signIn(visitor);
  const after = await home.press("Odhlásit se");
  expect(after.path).toBe(paths.home());
  expect(after).toShowNotice("Odhlásili jsme vás.");
  expect(await isSignedIn(visitor)).toBe(false);
  expect(visitor.cookies.has("auth.session")).toBe(false);
});

test("a GET of the address does not sign out", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  expect(await visitor.get(paths.logout())).toRedirectTo("/", 302);
  expect(await isSignedIn(visitor)).toBe(true);
});

test("a form of another site does not sign out", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await visitor.post(paths.logout(), {}, foreign)).status).toBe(403);
  expect(await isSignedIn(visitor)).toBe(true);
});

test.each([
  ["works", undefined],
  ["fails", () => json({}, 500)],
  ["never answers", () => Promise.reject(new TypeError("no connection"))],
])("a copy of the cookie is useless afterwards, whether the upstream's logout %s", async (_, answer) => {
  const visitor = app.visitor();
  await signIn(visitor);
  const copy = copyOf(visitor);
  expect(await isSignedIn(copy)).toBe(true);
  app.intercept("GET /api/auth/logout", answer);
  await signOut(visitor);
  app.intercept("GET /api/auth/logout", undefined);
  expect(await isSignedIn(visitor)).toBe(false);
  const from = app.calls.length;
  expect(await isSignedIn(copy)).toBe(false);
  expect((await copy.get(paths.account())).status).toBe(303);
  const bearers = app.calls.slice(from).filter(({ headers }) => headers.has("Authorization"));
  expect(bearers).toEqual([]);
});

test("after the sign-out the guest has nothing of the customer", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  await add(visitor, mug);
  await visitor.post(paths.cart(), { intent: "choose", delivery: "1", payment: "4", branch: "1" });
  const voucher = { intent: "voucher-add", code: "VANTROKY10", guestEmail: "divak@example.cz" };
  await visitor.post(paths.cart(), voucher);
  for (const name of [choice.name, guestEmail.name]) expect([...visitor.cookies.keys()]).toContain(name);
  await signOut(visitor);
  expect((await visitor.visit(paths.cart())).text).toContain("Váš košík je prázdný");
  // The language does not identify anyone.
  expect([...visitor.cookies.keys()]).toEqual(["locale"]);
  await add(visitor, mug);
  const cart = await visitor.visit(paths.cart());
  expect(cart.body).not.toContain("divak@");
});

test("signing out twice, or without being signed in, is no error", async () => {
  const answer = await app.visitor().post(paths.logout(), {});
  expect(answer).toRedirectTo("/");
});
