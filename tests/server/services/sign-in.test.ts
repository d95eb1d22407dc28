import { expect, test } from "vitest";
import { authSession, maxTokenLength } from "#server/cookies/session.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { constantTime } from "#server/services/constant-time.ts";
import { signIn, signOut } from "#server/services/account/sign-in.ts";
import { openCookies } from "#server/cookies/request-cookies.ts";
import { createServices } from "#server/context/container.ts";
import { readConfig } from "#server/operator/config.ts";
import { createRequestContext } from "#server/context/context.ts";
import { json, type Answerer } from "../../support/fake-upstream.ts";
import { customerJar, fakeServices, Jar, memoryLog, secret, type LogLine } from "../support/fake-context.ts";

const credentials = { email: "jana@divadlo.example", password: "tajné-heslo-7" };
const me = { data: { id: 7, email: credentials.email, first_name: "Jana", last_name: "Nová", scope: [] } };

const login = "POST /api/auth/login";
const good: Record<string, Answerer> = {
  [login]: () => json({ token: "CANARY-TOKEN" }),
  "GET /api/me": () => json(me),
};

async function trySignIn(answers: Record<string, Answerer>, jar = new Jar()) {
  const services = fakeServices(answers);
  const context = await services.context(jar, { method: "POST" });
  const signed = await signIn(context, credentials);
  return { ...services, context, signed, set: jar.take(context), jar };
}

test("the token is stored, the user read with it, and the session is a new one", async () => {
  const { signed, calls, upstream, set } = await trySignIn(good);
  expect(signed).toEqual({ kind: "done", value: null });
  expect(calls()).toEqual([login, "GET /api/me"]);
  expect(upstream.calls[1]?.headers.get("Authorization")).toBe("Bearer CANARY-TOKEN");
  expect(set.filter((line) => line.startsWith("auth.session="))).toHaveLength(1);
});

const wrongPassword = { kind: "failed", reason: "refused" };

test("an existing session of the browser is not continued", async () => {
  const jar = await customerJar("CANARY-TOKEN");
  const before = await (await fakeServices().context(jar)).cookies.read(authSession);
  const { context } = await trySignIn(good, jar);
  const after = await context.cookies.read(authSession);
  expect(after?.token).toBe("CANARY-TOKEN");
  expect(after?.sid).not.toBe(before?.sid);
});

test.each<[string, Record<string, Answerer>, object]>([
  ["a wrong password", { [login]: () => json({ error: "invalid_credentials" }, 401) }, wrongPassword],
  ["a refusal", { [login]: () => json({ error: "blocked" }, 403) }, wrongPassword],
  ["an outage", { [login]: () => json({}, 500) }, { kind: "failed" }],
  ["an answer without a token", { [login]: () => json({}) }, { kind: "failed" }],
  ["an outage of /api/me", { ...good, "GET /api/me": () => json({}, 500) }, { kind: "failed" }],
  ["a token that /api/me does not know", { ...good, "GET /api/me": () => json({}, 401) }, { kind: "failed" }],
])("%s is logged once, resets no session and discloses no personal data", async (_, answers, outcome) => {
  const { signed, log, set } = await trySignIn(answers, await customerJar());
  expect(signed).toEqual(outcome);
  expect(set).toEqual([]);
  expect(log.filter(({ event }) => event === "sign-in.failed")).toHaveLength(1);
  expect(JSON.stringify(log)).not.toMatch(/jana|tajné|CANARY/u);
});

test("the upstream's own message about a field is shown beside it", async () => {
  const errors = { email: ["Tento účet je zrušený."] };
  const { signed } = await trySignIn({ [login]: () => json({ message: "", errors }, 422) });
  expect(signed).toEqual({ kind: "invalid", errors });
});

test.each([100, 1_000, maxTokenLength, maxTokenLength + 1, 4_000, 8_000])(
  "a token of %i characters makes no cookie that a browser drops",
  async (length) => {
    const token = "t".repeat(length);
    const { signed, set, log } = await trySignIn({ ...good, [login]: () => json({ token }) });
    for (const line of set) expect(Buffer.byteLength(line.split(";")[0] ?? "")).toBeLessThanOrEqual(4_096);
    if (length <= maxTokenLength) {
      expect(signed.kind).toBe("done");
      expect(set).not.toEqual([]);
      return;
    }
    expect(signed).toEqual({ kind: "failed", reason: "token-too-long" });
    expect(set).toEqual([]);
    expect(log.filter(({ event }) => event === "sign-in.token-too-long")).toHaveLength(1);
  },
);

test.each(["a\0b", "a\r\nX-A: b", "a b", "žeton", "\ud800"])(
  "a token that no header can have, %j, signs nobody in",
  async (token) => {
    const { signed, set } = await trySignIn({ [login]: () => json({ token }) });
    expect(signed.kind).toBe("failed");
    expect(set).toEqual([]);
  },
);

test("the sixth try waits, and does not reach the upstream", async () => {
  const services = fakeServices({ [login]: () => json({ error: "invalid_credentials" }, 401) });
  for (let time = 0; time < 5; time += 1) {
    expect(await signIn(await services.context(), credentials)).toEqual({
      kind: "failed",
      reason: "refused",
    });
  }
  const sixth = await signIn(await services.context(), credentials);
  expect(sixth).toEqual({ kind: "limited", wait: 900 });
  expect(services.calls()).toHaveLength(5);
});

test.each([
  ["an outage", 500],
  ["an upstream that asks for patience (429)", 429],
])("%s uses up no tries, and does not count as a wrong password", async (_, status) => {
  const services = fakeServices({ [login]: () => json({ error: "too_many_requests" }, status) });
  for (let time = 0; time < 9; time += 1) {
    expect(await signIn(await services.context(), credentials)).toEqual({ kind: "failed" });
  }
});

test("an answer without a check of the password resets no wrong passwords", async () => {
  let status = 401;
  const services = fakeServices({ [login]: () => json({}, status) });
  const attempt = async () => signIn(await services.context(), credentials);
  for (let time = 0; time < 4; time += 1) expect(await attempt()).toEqual(wrongPassword);
  status = 429;
  for (let time = 0; time < 4; time += 1) expect(await attempt()).toEqual({ kind: "failed" });
  status = 401;
  expect(await attempt()).toEqual(wrongPassword);
  expect(await attempt()).toMatchObject({ kind: "limited" });
});

test.each([0, 50, 250, 799, 800, 3_000])(
  "an answer after %i ms is sent no sooner than the constant response time",
  async (took) => {
    let at = 0;
    const waits: number[] = [];
    const timer = {
      now: () => at,
      wait: async (milliseconds: number) => {
        waits.push(milliseconds);
        at += milliseconds;
      },
    };
    const result = await constantTime({ timer }, async () => {
      at += took;
      return "done";
    });
    expect(result).toBe("done");
    expect(at).toBe(Math.max(800, took));
    expect(waits).toEqual(took < 800 ? [800 - took] : []);
  },
);

test("signing out calls the upstream, ignores its failure, and deletes the session", async () => {
  const services = fakeServices({ "GET /api/auth/logout": () => json({}, 500) });
  const jar = await customerJar();
  const copy = new Jar();
  for (const [name, value] of jar.values) copy.values.set(name, value);
  const context = await services.context(jar, { method: "POST" });
  await signOut(context);
  jar.take(context);
  expect(services.calls()).toEqual(["GET /api/auth/logout"]);
  expect(jar.values.size).toBe(0);
  expect(await currentUser(await services.context(copy))).toEqual({ kind: "guest", was: null });
  expect(services.calls()).toHaveLength(1);
});

test("a missing HTTP client is logged once, and every call fails as unreachable", async () => {
  const log: LogLine[] = [];
  const services = createServices({
    config: readConfig({ SESSION_SECRETS: secret }),
    upstreamFetch: undefined,
    clock: () => new Date(),
    log: memoryLog(log),
  });
  expect(log.map(({ level, event }) => `${level} ${event}`)).toEqual(["error http-client.missing"]);
  const context = await createRequestContext(
    new Request("http://localhost:3000/login", { method: "POST" }),
    services,
    {
      requestId: "visit-1",
      cookies: openCookies(null, { config: services.config, now: services.clock() }),
      route: { access: "public", scope: undefined, area: null },
    },
  );
  expect(await signIn(context, credentials)).toEqual({ kind: "failed" });
  expect(log.filter(({ event }) => event === "http-client.missing")).toHaveLength(1);
});
