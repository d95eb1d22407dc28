import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSecret } from "#standalone/secrets.ts";
import { open } from "./open.ts";
import { signIn } from "./shopping.ts";

let backend: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  backend = await open({ publicOrigin: "https://www.example.cz" });
});
afterAll(() => backend.close());

test("a copy of the database has no token, password or link of an idempotent request", async () => {
  const { call } = backend;
  const email = "novy@divadlonavantrokach.example";
  const change = async (bearer: string, current_password: string, password: string) =>
    call("PUT", "/api/me/password", {
      bearer,
      json: { current_password, password },
      headers: { "Idempotency-Key": "a-key-of-the-site" },
    });
  const old = await signIn(call, email);
  const { token } = (await change(old, "demo1234", "tajne heslo 9")).body;
  await call("POST", "/api/auth/password/forgot", {
    json: { email, reset_url: "https://www.example.cz/zmena-hesla/{hash}" },
  });
  const link = /zmena-hesla\/([\w-]+)/.exec((await backend.outbox()).at(-1)?.text ?? "")?.[1] ?? "";

  const { db } = backend;
  const kept = await db.selectFrom("kept_answers").selectAll().execute();
  const others = [
    await db.selectFrom("tokens").selectAll().execute(),
    await db.selectFrom("users").selectAll().execute(),
    await db.selectFrom("password_links").selectAll().execute(),
  ];
  const all = JSON.stringify([kept, others]);
  expect(kept.map(({ status }) => status)).toEqual([200]);
  for (const secret of [token, old, link, "demo1234", "tajne heslo 9"]) expect(all).not.toContain(secret);
  // The password cannot be found by trying passwords on the fingerprint alone.
  const request = ["PUT", "/api/me/password", `Bearer ${old}`];
  const body = JSON.stringify({ current_password: "demo1234", password: "tajne heslo 9" });
  expect(kept[0]?.fingerprint).not.toBe(hashSecret([...request, body].join("\n")));
});

test("the database stores an Argon2id hash of a password, with its own salt", async () => {
  const users = await backend.db.selectFrom("users").select("password_hash").execute();
  const salts = users.map(({ password_hash }) => {
    const [, kind, version, cost = "", salt = ""] = password_hash.split("$");
    expect(kind).toBe("argon2id");
    expect(version).toBe("v=19");
    const [memory = 0, rounds = 0] = [...cost.matchAll(/[mt]=(\d+)/gu)].map(([, value]) => Number(value));
    expect(memory).toBeGreaterThanOrEqual(15 * 1024);
    expect(rounds).toBeGreaterThanOrEqual(2);
    return salt;
  });
  expect(salts.length).toBeGreaterThan(1);
  // In base64: 16 bytes.
  for (const salt of salts) expect(salt.length).toBeGreaterThanOrEqual(22);
  expect(new Set(salts).size).toBe(salts.length);
});
