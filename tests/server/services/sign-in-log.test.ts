import { expect, test } from "vitest";
import { returnTo } from "#server/cookies/session.ts";
import { hasStaleSession, readReturnTo, signIn, signOut } from "#server/services/account/sign-in.ts";
import { limits } from "#server/services/limits.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { customerJar, fakeServices, jarWith } from "../support/fake-context.ts";

const credentials = { email: "jana@divadlo.example", password: "tajné-heslo-7" };
const login = "POST /api/auth/login";
const me = { data: { id: 7, email: credentials.email, first_name: "Jana", last_name: "Nová", scope: [] } };

test.each<[string, Record<string, Answerer>, string, object]>([
  ["a refusal", { [login]: () => json({}, 401) }, "sign-in.failed", { kind: "signed-out" }],
  ["a busy upstream", { [login]: () => json({}, 429) }, "sign-in.failed", { kind: "try-later" }],
  [
    "an outage behind the right password",
    { [login]: () => json({ token: "token" }), "GET /api/me": () => json({}, 500) },
    "sign-in.failed",
    { kind: "unreachable", at: "me" },
  ],
  [
    "a token of 9 000 characters",
    { [login]: () => json({ token: "t".repeat(9_000) }), "GET /api/me": () => json(me) },
    "sign-in.token-too-long",
    { length: 9_000 },
  ],
])("the log has the reason of a failed sign-in: %s", async (_name, answers, event, fields) => {
  const services = fakeServices(answers);
  await signIn(await services.context(), credentials);
  expect(services.log.find((line) => line.event === event)?.fields).toMatchObject(fields);
});

test("one IP address may try so many accounts a minute and not one more", async () => {
  const services = fakeServices({ [login]: () => json({}, 401) });
  for (let time = 0; time < limits.signIn.most; time += 1) {
    await signIn(await services.context(), { ...credentials, email: `divak${time}@divadlo.example` });
  }
  expect(await signIn(await services.context(), credentials)).toMatchObject({ kind: "limited", wait: 60 });
  expect(services.calls()).toHaveLength(limits.signIn.most);
  expect(services.log.map(({ event }) => event)).toContain("sign-in.limited");
});

test("signing out as a guest does not call the upstream", async () => {
  const services = fakeServices();
  await signOut(await services.context());
  expect(services.calls()).toEqual([]);
});

test.each([
  [401, true],
  [200, false],
  [500, false],
])("a session to which /api/me answers %i is stale: %s", async (status, isStale) => {
  const services = fakeServices({ "GET /api/me": () => json(me, status) });
  expect(await hasStaleSession(await services.context(await customerJar()))).toBe(isStale);
});

test("a visitor without a session has no stale one", async () => {
  expect(await hasStaleSession(await fakeServices().context())).toBe(false);
});

test("the return URL is the stored one, or none", async () => {
  const services = fakeServices();
  expect(await readReturnTo(await services.context(await jarWith(returnTo, { to: "/kosik" })))).toBe(
    "/kosik",
  );
  expect(await readReturnTo(await services.context())).toBeNull();
});
