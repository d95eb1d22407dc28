import { expect, test } from "vitest";
import { authSession, endSession, keepSession, readSession, startSession } from "#server/cookies/session.ts";
import { openCookies } from "#server/cookies/request-cookies.ts";
import { createMemoryStore } from "#server/platform/shared-store.ts";
import { secret } from "../support/fake-context.ts";

const day = 24 * 3600;
const start = new Date("2026-11-21T10:00:00Z");
const config = { secure: false, sessionSecrets: [secret] };

/** This number of seconds after the start. */
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** The cookies of a request: empty, or with those that another answer set. */
function open(header: string | null = null, now = start) {
  return openCookies(header, { config, now });
}

function sent(cookies: ReturnType<typeof openCookies>): string[] {
  const headers = new Headers();
  cookies.writeTo(headers);
  return headers.getSetCookie();
}

const openStore = (now = start) => createMemoryStore(() => now);

test("a new session is read back, with its own id", async () => {
  const [one, two] = [open(), open()];
  expect(await startSession(one, "token-1", start)).toBe(true);
  await startSession(two, "token-1", start);
  const session = await readSession(one, openStore(), start);
  const since = start.getTime() / 1000;
  expect(session).toEqual({
    token: "token-1",
    sid: expect.stringMatching(/^[\w-]{16}$/),
    since,
    seen: since,
  });
  expect((await readSession(two, openStore(), start))?.sid).not.toBe(session?.sid);
});

test("a session ends thirty days after the sign-in", async () => {
  const cookies = open();
  await startSession(cookies, "token-1", start);
  expect(await readSession(cookies, openStore(), after(30 * day - 1))).not.toBeNull();
  expect(await readSession(cookies, openStore(), after(30 * day))).toBeNull();
});

test("a visitor without a session reads none", async () => {
  expect(await readSession(open(), openStore(), start)).toBeNull();
});

test("an ended session is over for every copy of its cookie, and no other one is", async () => {
  const store = openStore();
  const [one, other] = [open(), open()];
  await startSession(one, "token-1", start);
  await startSession(other, "token-1", start);
  const session = await one.read(authSession);
  const copy = open(sent(one)[0]?.split(";")[0] ?? "");
  await endSession(one, store, session);
  expect(await readSession(copy, store, start)).toBeNull();
  expect(await readSession(one, store, start)).toBeNull();
  expect(await readSession(other, store, start)).not.toBeNull();
});

test("ending no session only removes the cookie", async () => {
  const cookies = open("auth.session=foreign");
  await endSession(cookies, openStore(), null);
  expect(sent(cookies)).toEqual([expect.stringMatching(/^auth\.session=;.*Max-Age=0/)]);
});

test("a session in use is sent again after a day, and not before", async () => {
  const cookies = open();
  await startSession(cookies, "token-1", start);
  const session = await cookies.read(authSession);
  if (!session) throw new Error("There is no session.");
  await keepSession(cookies, session, after(day - 1));
  expect(await cookies.read(authSession)).toEqual(session);
  await keepSession(cookies, session, after(day));
  expect(await cookies.read(authSession)).toEqual({ ...session, seen: session.since + day });
});
