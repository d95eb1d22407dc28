import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { signIn } from "./shopping.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
let now = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  backend = await open({ clock: () => now });
  call = backend.call;
});
afterAll(() => backend.close());

test("a sign-in returns a token of 256 random bits, valid until the sign-out", async () => {
  const [token, other] = [await signIn(call), await signIn(call)];
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(token).not.toBe(other);
  const me = await call("GET", "/api/me", { bearer: token });
  expect(me).toMatchObject({
    status: 200,
    body: {
      data: {
        email: "divak@divadlonavantrokach.example",
        first_name: "Tereza",
        scope: ["orders", "addresses", "company"],
      },
    },
  });
  expect(Object.keys(me.body.data)).toEqual(["id", "email", "first_name", "last_name", "phone", "scope"]);
  expect((await call("GET", "/api/auth/logout", { bearer: token })).status).toBe(204);
  expect((await call("GET", "/api/me", { bearer: token })).status).toBe(401);
  expect((await call("GET", "/api/me", { bearer: other })).status).toBe(200);
});

test("a token expires after thirty days", async () => {
  const bearer = await signIn(call);
  now = new Date(now.getTime() + 29 * 86_400_000);
  expect((await call("GET", "/api/me", { bearer })).status).toBe(200);
  now = new Date(now.getTime() + 2 * 86_400_000);
  expect((await call("GET", "/api/me", { bearer })).status).toBe(401);
});

test.each([
  ["divak@divadlonavantrokach.example", "spatne"],
  ["nikdo@divadlonavantrokach.example", "demo1234"],
])("%s with the password %s is refused with the same error", async (email, password) => {
  const answer = await call("POST", "/api/auth/login", { json: { email, password } });
  expect(answer).toMatchObject({ status: 401, body: { error: "invalid_credentials" } });
});

test("the e-mail's case does not matter", async () => {
  expect(await signIn(call, "DIVAK@divadlonavantrokach.example")).toHaveLength(43);
});

test.each(["", "Bearer", "Bearer x", "Basic eDp5", "Bearer ' or 1=1"])(
  "the Authorization header %j is no customer",
  async (Authorization) => {
    expect((await call("GET", "/api/me", { headers: { Authorization } })).status).toBe(401);
    expect((await call("GET", "/api/auth/logout", { headers: { Authorization } })).status).toBe(204);
  },
);

test("an address that is none is refused by the newsletter", async () => {
  const save = (email: string) => call("POST", "/api/subscriber/save", { json: { email, type: "modal" } });
  expect((await save("nikdo")).body.errors).toEqual({ email: ["Pole musí obsahovat platný email."] });
});
