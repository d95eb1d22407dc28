import { expect, test } from "vitest";
import { identify } from "#server/services/account/current-user.ts";
import { signIn } from "#server/services/account/sign-in.ts";
import { json } from "../../support/fake-upstream.ts";
import { fakeServices } from "../support/fake-context.ts";

const credentials = { email: "jana@example.cz", password: "tajne-heslo" };

test.each<[object, Record<string, string>, string?]>([
  [{ token: "t-1" }, {}],
  [{ token: "1|t-1" }, {}, "1|t-1"],
  [{ access_token: "t-1", token_type: "bearer" }, {}],
  [{ data: { token: "t-1" } }, {}],
  [{ data: { access_token: "t-1" } }, {}],
  [{ token: "t-1", data: { id: 1 } }, {}],
  [{ result: { jwt: "t-1" } }, { LOGIN_TOKEN: "result.jwt" }],
  [{ data: { id: 1 }, meta: { key: "t-1" } }, { LOGIN_TOKEN: "meta.key" }],
])("the token is found in %j with %j", async (answer, env, token = "t-1") => {
  const { context, upstream } = fakeServices(
    { "POST /api/auth/login": () => json(answer), "GET /api/me": () => json({ data: {} }) },
    env,
  );
  expect(await signIn(await context(), credentials)).toMatchObject({ kind: "done" });
  expect(upstream.calls.at(-1)?.headers.get("Authorization")).toBe(`Bearer ${token}`);
});

test.each([[{ data: { id: 1 } }], [{ token: null }], [{ token: "a b" }], [[]], ["t-1"]])(
  "%j has no token",
  async (answer) => {
    const { context } = fakeServices({ "POST /api/auth/login": () => json(answer) });
    expect(await signIn(await context(), credentials)).toMatchObject({ kind: "failed" });
  },
);

test("the fields have configured names, and their errors stand beside ours", async () => {
  const { context, upstream } = fakeServices(
    { "POST /api/auth/login": () => json({ errors: { user_name: ["Účet je zavřený."] } }, 422) },
    { LOGIN_FIELDS: "user_name, pass" },
  );
  const answer = await signIn(await context(), credentials);
  expect(JSON.parse(upstream.calls[0]?.body ?? "")).toEqual({
    user_name: credentials.email,
    pass: credentials.password,
  });
  expect(answer).toEqual({ kind: "invalid", errors: { email: ["Účet je zavřený."] } });
});

test("a refusal with 200 is a wrong password", async () => {
  const { context } = fakeServices({
    "POST /api/auth/login": () => json({ success: false, status: 401, message: "Bad credentials" }),
  });
  expect(await signIn(await context(), credentials)).toEqual({ kind: "failed", reason: "refused" });
});

const nobody = {
  email: null,
  firstName: null,
  lastName: null,
  phone: null,
  scope: [],
  id: null,
  traits: null,
};

test("the same hash identifies a customer without an id each time", async () => {
  const { context } = fakeServices();
  const here = await context();
  const jana = { ...nobody, traits: '[["email","jana@example.cz"]]' };
  const id = identify(here, jana, "t-1").id;
  expect(identify(here, jana, "t-2").id).toBe(id);
  const others = [
    identify(here, { ...nobody, traits: '[["email","jan@example.cz"]]' }, "t-1").id,
    identify(here, nobody, "t-1").id,
    identify(here, nobody, "t-2").id,
    identify(here, { ...jana, id: "7" }, "t-1").id,
  ];
  expect(new Set([id, ...others]).size).toBe(5);
  expect(id).toMatch(/^#[\w-]{43}$/u);
  const elsewhere = await fakeServices(
    {},
    { SESSION_SECRETS: "another-secret-of-at-least-32-characters" },
  ).context();
  expect(identify(elsewhere, jana, "t-1").id).not.toBe(id);
});
