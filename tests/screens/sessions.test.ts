import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { maxTokenLength } from "#server/cookies/session.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { openVisitor, type Visitor } from "../support/visitor.ts";
import { add, mug } from "./shopping.ts";
import { divak, postSignIn, signIn, signOut } from "./signing-in.ts";

// Everything that can happen to a session. A copy used after the sign-out is in sign-out.test.ts, guessing of
// passwords in login.test.ts and tests/server/services/limits.test.ts, existence of an account in
// registration-secrecy.test.ts.

const day = 86_400_000;
let at = seededAt.getTime();
const app = await openTestApp({ clock: () => new Date(at) });
const me = "GET /api/me";
const expired = () => json({ status: 401, error: "unauthenticated" }, 401);
const isSignedIn = async (visitor: Visitor) => (await visitor.visit("/")).has("link", "Váš účet");

/** Copies a cookie of the visitor into another browser. */
function give(to: Visitor, from: Visitor, name = "auth.session"): void {
  to.cookies.set(name, from.cookies.get(name) ?? "");
}

test("an expired token shows a guest, keeps the cookie and makes no redirect loop", async () => {
  const visitor = app.visitor();
  await add(visitor, mug);
  const guestCart = visitor.cookies.get("cart");
  await signIn(visitor);
  visitor.cookies.set("cart", guestCart ?? "");
  const session = visitor.cookies.get("auth.session");
  app.intercept(me, expired);
  // At most two hops, for a GET and for a form.
  expect(await visitor.get("/ucet")).toRedirectTo(paths.login("/ucet"));
  const login = await visitor.get(paths.login("/ucet"));
  expect(login.status).toBe(200);
  expect(login.text.replaceAll("\u00a0", " ")).toContain("Přihlášení vypršelo, přihlaste se prosím znovu.");
  const posted = await visitor.post("/ucet", { intent: "profile" });
  expect(posted.status).toBe(307);
  expect((await posted.follow()).status).toBe(200);
  expect((await visitor.visit("/")).has("link", "Přihlásit se")).toBe(true);
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.get("/kosik")));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(visitor.cookies.get("auth.session")).toBe(session);
  expect(visitor.cookies.has("cart")).toBe(true);
  app.intercept(me, undefined);
  expect(await isSignedIn(visitor)).toBe(true);
});

test("a 401 of any call of the cart breaks no page", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  for (const call of [
    "GET /api/cart/cs",
    "GET /api/cart/anonymous/cs",
    "POST /api/cart/create",
    "PUT /api/cart/*",
    "DELETE /api/cart/*",
    "POST /api/voucher/cart/add/*",
    "POST /api/voucher/cart/delete/*",
    "POST /api/subscriber/save",
    "GET /api/auth/logout",
    "GET /api/me/addresses",
    "GET /api/me/company",
  ]) {
    app.intercept(call, expired);
    expect((await visitor.get("/kosik")).status).toBe(200);
    // The form comes back with 503 if the upstream refuses its own call.
    expect((await add(visitor, mug)).status).not.toBe(500);
    for (const form of [
      { intent: "voucher-add", code: "VANTROKY10" },
      { intent: "clear", code: "" },
    ]) {
      expect((await visitor.post("/kosik", form)).status).not.toBe(500);
    }
    app.intercept(call, undefined);
  }
  expect(await isSignedIn(visitor)).toBe(true);
});

test.each([500, 503, 0])("/api/me answering %i does not sign out", async (status) => {
  const visitor = app.visitor();
  await signIn(visitor);
  const session = visitor.cookies.get("auth.session");
  app.intercept(me, status ? () => json({}, status) : () => Promise.reject(new TypeError("no connection")));
  const home = await visitor.get("/");
  expect(home.status).toBe(200);
  expect((await visitor.get("/ucet")).status).toBe(503);
  const login = await visitor.get("/login");
  expect(login.status).toBe(200);
  expect(login.text).not.toContain("vypršelo");
  expect(visitor.cookies.get("auth.session")).toBe(session);
  app.intercept(me, undefined);
  expect(await isSignedIn(visitor)).toBe(true);
  expect(app.log.some(({ event }) => event === "current-user.failed")).toBe(true);
});

test("a changed or cut cookie makes a guest, and nothing breaks", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  const genuine = visitor.cookies.get("auth.session") ?? "";
  const step = Math.ceil(genuine.length / 12);
  for (let index = 0; index < genuine.length - 4; index += step) {
    const changed = genuine.slice(0, index) + (genuine[index] === "A" ? "B" : "A") + genuine.slice(index + 1);
    for (const value of [changed, genuine.slice(0, index)]) {
      visitor.cookies.set("auth.session", value);
      const page = await visitor.get("/kosik");
      expect(page.status).toBe(200);
      expect(page.has("link", "Váš účet")).toBe(false);
    }
  }
});

test("a session ends 14 days after its last use and 30 days after the sign-in", async () => {
  const start = at;
  const idle = app.visitor();
  const busy = app.visitor();
  await signIn(idle);
  await signIn(busy);
  // The token itself would be valid for longer.
  app.intercept(me, () => json({ data: { id: 1, email: divak.email } }));
  for (let days = 5; days < 30; days += 5) {
    at = start + days * day;
    expect(await isSignedIn(busy)).toBe(true);
  }
  at = start + 14 * day - 1_000;
  expect(await isSignedIn(openCopy(idle))).toBe(true);
  at = start + 14 * day + 1_000;
  expect(await isSignedIn(idle)).toBe(false);
  at = start + 30 * day - 1_000;
  expect(await isSignedIn(busy)).toBe(true);
  at = start + 30 * day + 1_000;
  expect(await isSignedIn(busy)).toBe(false);
  at = start;
  app.intercept(me, undefined);
});

function openCopy(visitor: Visitor): Visitor {
  const copy = openVisitor(app.handle);
  give(copy, visitor);
  return copy;
}

test("with the longest token and a cart that could not be merged all cookies fit", async () => {
  const visitor = app.visitor();
  await add(visitor, mug);
  app.intercept("POST /api/auth/login", () => json({ token: "t".repeat(maxTokenLength) }));
  app.intercept(me, () => json({ data: { id: 1, email: divak.email } }));
  // The guest's cart cannot be merged: its cookie, the remembered merge and the notice come with the session.
  app.intercept("PUT /api/cart/*", () => json({}, 500));
  await postSignIn(visitor, divak);
  for (const call of ["POST /api/auth/login", "PUT /api/cart/*"]) app.intercept(call, undefined);
  expect(visitor.cookies.get("auth.session")?.length).toBeGreaterThan(maxTokenLength);
  expect(visitor.cookies.has("cart")).toBe(true);
  const sizes = [...visitor.cookies].map(([name, value]) => name.length + value.length + 3);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(4_096);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_192);
  expect(await isSignedIn(visitor)).toBe(true);
  app.intercept(me, undefined);
});

test("the sign-in replaces a planted session", async () => {
  const attacker = app.visitor();
  await signIn(attacker, { ...divak, email: "novy@divadlonavantrokach.example" });
  const victim = app.visitor();
  await postSignIn(victim, divak);
  const own = victim.cookies.get("auth.session") ?? "";
  expect(own).not.toBe(attacker.cookies.get("auth.session"));
  const cookie = `auth.session=garbage; auth.session=${own}`;
  const home = await victim.get("/", { Cookie: cookie });
  expect(home.has("link", "Váš účet")).toBe(true);
});

test("new secrets keep sessions, and without the old ones all visitors are guests", async () => {
  const [old, fresh] = ["old-secret-of-at-least-32-characters!!", "new-secret-of-at-least-32-characters!!"];
  const upstreamFetch = app.passOn;
  const open = (...sessionSecrets: string[]) => openTestApp({ upstreamFetch, config: { sessionSecrets } });
  const before = (await open(old)).visitor();
  await signIn(before);
  const during = (await open(fresh, old)).visitor();
  give(during, before);
  expect(await isSignedIn(during)).toBe(true);
  const after = (await open(fresh)).visitor();
  give(after, before);
  expect((await after.get("/kosik")).status).toBe(200);
  expect(await isSignedIn(after)).toBe(false);
});

test("no page, data or log line contains the token", async () => {
  const visitor = app.visitor();
  const tokens: string[] = [];
  app.intercept("POST /api/auth/login", async (request) => {
    const answer = await app.passOn(request);
    const { token }: { token: string } = await answer.clone().json();
    tokens.push(token);
    return answer;
  });
  const seen = [await signIn(visitor)];
  for (const path of ["/", "/kosik", "/ucet", "/account/addresses", "/_root.data", "/kosik.data"]) {
    seen.push(await visitor.get(path));
  }
  await postSignIn(app.visitor({ ip: "198.51.100.20" }), { ...divak, password: "spatne-heslo-9" });
  await signOut(visitor);
  app.intercept("POST /api/auth/login", undefined);
  const [token = "none"] = tokens;
  expect(token).toHaveLength(43);
  for (const page of seen) {
    expect(page.body + JSON.stringify([...page.headers])).not.toContain(token);
    expect(page.body).not.toContain(divak.password);
  }
  const log = JSON.stringify(app.log);
  for (const secret of [token, divak.email, "divak", divak.password, "spatne-heslo-9"]) {
    expect(log).not.toContain(secret);
  }
  expect(app.log.some(({ event }) => event === "sign-in.failed")).toBe(true);
});

test("a failed sign-in and a failed read of the customer are one log line each", async () => {
  const linesOf = async (event: string, act: () => Promise<unknown>) => {
    const from = app.log.length;
    await act();
    return app.log.slice(from).filter((line) => line.event === event);
  };
  const visitor = app.visitor({ ip: "198.51.100.21" });
  const wrong = await linesOf("sign-in.failed", () => postSignIn(visitor, { ...divak, password: "spatne" }));
  expect(wrong).toEqual([
    { level: "warn", event: "sign-in.failed", fields: { id: expect.any(String), kind: expect.any(String) } },
  ]);
  await signIn(visitor);
  app.intercept(me, () => json({ message: divak.email }, 500));
  const failed = await linesOf("current-user.failed", () => visitor.get("/kosik"));
  app.intercept(me, undefined);
  expect(failed).toEqual([
    {
      level: "warn",
      event: "current-user.failed",
      fields: { id: expect.any(String), kind: expect.any(String) },
    },
  ]);
});

test("overlapping answers lose no sign-in and restore no session", async () => {
  const visitor = app.visitor();
  const slow = Array.from({ length: 8 }, () => visitor.get("/kosik"));
  await signIn(visitor);
  await Promise.all(slow);
  expect(await isSignedIn(visitor)).toBe(true);
  const late = Array.from({ length: 8 }, () => visitor.get("/kosik"));
  await signOut(visitor);
  await Promise.all(late);
  expect(await isSignedIn(visitor)).toBe(false);
});

test("a signed-in customer's page is never cached for others", async () => {
  const visitor = app.visitor();
  await signIn(visitor);
  const home = await visitor.get("/");
  expect(home.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await app.visitor().get("/")).text).not.toContain("Váš účet");
});
