import * as argon from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { open, openChanged, type OpenedStandalone } from "./open.ts";

const start = new Date("2026-11-21T10:00:00Z");
let now = start;
let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
beforeAll(async () => {
  backend = await open({ clock: () => now, publicOrigin: "https://www.example.cz" });
  call = backend.call;
});
beforeEach(() => {
  now = start;
});
afterAll(() => backend.close());

const divak = "divak@divadlonavantrokach.example";
const novy = "novy@divadlonavantrokach.example";
const reset_url = "https://www.example.cz/zmena-hesla/{hash}";

function forgot(email: string, template = reset_url) {
  return call("POST", "/api/auth/password/forgot", { json: { email, reset_url: template } });
}

function login(email: string, password: string) {
  return call("POST", "/api/auth/login", { json: { email, password } });
}

function reset(hash: string, password: string) {
  return call("POST", "/api/auth/password/reset", { json: { hash, password } });
}

async function lastEmail() {
  const message = (await backend.outbox()).at(-1);
  const hash = /zmena-hesla\/([\w-]+)/.exec(message?.text ?? "")?.[1] ?? "";
  return { to: message?.to, subject: message?.subject ?? "", hash };
}

test("a link sets another password once, and invalidates all earlier links and tokens", async () => {
  const { token } = (await login(divak, "demo1234")).body;
  await forgot(divak);
  const { hash: earlier } = await lastEmail();
  expect(await forgot(divak.toUpperCase())).toMatchObject({ status: 202, body: {} });
  const { to, hash } = await lastEmail();
  expect(to).toBe(divak);
  expect(Buffer.from(hash, "base64url")).toHaveLength(16);
  // Reading does not use it up.
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await call("GET", `/api/auth/password/reset/${hash}`)).status).toBe(204);
  }
  expect((await reset(hash, "nove heslo 1")).status).toBe(204);
  expect((await lastEmail()).subject).toContain("změněné");
  expect((await call("GET", "/api/me", { bearer: token })).status).toBe(401);
  expect((await login(divak, "demo1234")).status).toBe(401);
  expect((await login(divak, "nove heslo 1")).status).toBe(200);
  for (const used of [hash, earlier]) {
    expect((await call("GET", `/api/auth/password/reset/${used}`)).status).toBe(404);
    expect((await reset(used, "jeste jine 2")).status).toBe(404);
  }
});

test("of two concurrent uses of one link one sets the password", async () => {
  await forgot(novy);
  const { hash } = await lastEmail();
  const answers = await Promise.all([reset(hash, "prvni heslo"), reset(hash, "druhe heslo")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
});

test("a link expires after two hours", async () => {
  await forgot(novy);
  const { hash } = await lastEmail();
  now = new Date("2026-11-21T11:59:59Z");
  expect((await call("GET", `/api/auth/password/reset/${hash}`)).status).toBe(204);
  now = new Date("2026-11-21T12:00:00Z");
  expect((await call("GET", `/api/auth/password/reset/${hash}`)).status).toBe(404);
  expect((await reset(hash, "pozde ale prece")).status).toBe(404);
});

test("an unknown address gets the same response and no e-mail", async () => {
  const known = await forgot(novy);
  const before = (await backend.outbox()).length;
  const unknown = await forgot("nikdo@example.cz");
  expect(unknown.status).toEqual(known.status);
  expect(unknown.body).toEqual(known.body);
  expect((await backend.outbox()).length).toBe(before);
});

test("the link still works after a short password", async () => {
  await forgot(novy);
  const { hash } = await lastEmail();
  expect((await reset(hash, "sedm čš".normalize("NFD"))).status).toBe(422);
  const short = await reset(hash, "sedm777");
  expect(short.status).toBe(422);
  expect(short.body.errors).toEqual({ password: ["Vyplňte prosím minimálně 8 znaků."] });
  expect((await call("GET", `/api/auth/password/reset/${hash}`)).status).toBe(204);
  const { status, body } = await forgot(novy, "https://www.example.cz/zmena-hesla");
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["reset_url"]);
});

test("a password with diacritics opens the account in every composition", async () => {
  const [one, two] = ["žluťoučký kůň".normalize("NFD"), "příští heslo č. 2".normalize("NFC")];
  await forgot(novy);
  expect((await reset((await lastEmail()).hash, one)).status).toBe(204);
  for (const form of ["NFC", "NFD"]) expect((await login(novy, one.normalize(form))).status).toBe(200);
  const { token: bearer } = (await login(novy, one)).body;
  const change = { current_password: one.normalize("NFC"), password: two };
  expect((await call("PUT", "/api/me/password", { bearer, json: change })).status).toBe(200);
  const { token } = (await login(novy, two.normalize("NFD"))).body;
  const moved = {
    email: "jinam@example.cz",
    password: two.normalize("NFD"),
    confirm_url: "https://www.example.cz/zmena-emailu/{token}",
  };
  expect((await call("POST", "/api/me/email", { bearer: token, json: moved })).status).toBe(202);
  const removal = { bearer: token, json: { password: two.normalize("NFD") } };
  expect((await call("POST", "/api/me/delete", removal)).status).toBe(204);
});

test("a hash of a password as it was sent still opens the account, and is renewed", async () => {
  const sent = "žluťoučký kůň".normalize("NFD");
  const password_hash = await argon.hash(sent);
  const old = await openChanged((db) =>
    db.updateTable("users").set({ password_hash }).where("email", "=", divak).execute(),
  );
  onTestFinished(() => old.close());
  const signIn = async (password: string) =>
    (await old.call("POST", "/api/auth/login", { json: { email: divak, password } })).status;
  expect(await signIn(sent.normalize("NFC"))).toBe(401);
  expect(await signIn(sent)).toBe(200);
  expect(await signIn(sent.normalize("NFC"))).toBe(200);
  expect(await signIn(sent)).toBe(200);
  expect(await signIn("zlutoucky kun")).toBe(401);
});

test("no link, token or password can be read from the log", async () => {
  expect(JSON.stringify(backend.logged)).not.toMatch(/zmena-hesla|heslo|divadlonavantrokach/);
});
