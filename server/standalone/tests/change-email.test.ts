import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";
import { signIn } from "./shopping.ts";

const start = new Date("2026-11-21T10:00:00Z");
const divak = "divak@divadlonavantrokach.example";
const novy = "novy@divadlonavantrokach.example";
let now = start;
let backend: OpenedStandalone;
let call: OpenedStandalone["call"];

beforeAll(async () => {
  backend = await open({ clock: () => now, publicOrigin: "https://www.example.cz" });
  ({ call } = backend);
});
beforeEach(() => {
  now = start;
});
afterAll(() => backend.close());

function ask(bearer: string, changes: object = {}) {
  const confirm_url = "https://www.example.cz/zmena-emailu/{token}";
  const json = { email: "Jinde@example.cz", password: "demo1234", confirm_url, ...changes };
  return call("POST", "/api/me/email", { bearer, json });
}
const confirm = (token: string) => call("POST", "/api/auth/email/confirm", { json: { token } });
const login = (email: string) => call("POST", "/api/auth/login", { json: { email, password: "demo1234" } });

async function emailsTo(email: string) {
  return (await backend.outbox()).filter(({ to }) => to === email);
}

async function tokenTo(email: string): Promise<string> {
  return /zmena-emailu\/([\w-]+)/u.exec((await emailsTo(email)).at(-1)?.text ?? "")?.[1] ?? "";
}

test("a wrong password and a link to another site change nothing", async () => {
  const bearer = await signIn(call, divak);
  const before = (await backend.outbox()).length;
  expect((await ask(bearer, { password: "jine" })).body.errors).toEqual({ password: ["Heslo nesouhlasí."] });
  expect((await ask(bearer, { confirm_url: "https://jinam.example/{token}" })).status).toBe(422);
  expect(await backend.outbox()).toHaveLength(before);
});

test("a known and an unknown address get the same answer", async () => {
  const bearer = await signIn(call, divak);
  const before = (await emailsTo(divak)).length;
  const known = await ask(bearer, { email: novy });
  const unknown = await ask(bearer, { email: "neznamy@example.cz" });
  expect(known.status).toEqual(unknown.status);
  expect(known.body).toEqual(unknown.body);
  expect((await emailsTo(novy)).at(-1)?.text).toContain("Účet s ní ale už u nás máte");
  expect((await emailsTo(novy)).at(-1)?.text).not.toContain("/zmena-emailu/");
  const rows = (await emailsTo(divak)).slice(before).map(({ subject }) => subject.split(" – ")[0]);
  expect(rows).toEqual(["Žádost o změnu e-mailu", "Žádost o změnu e-mailu"]);
});

test("the link is valid for a day, once, and not after a new password", async () => {
  const bearer = await signIn(call, divak);
  await ask(bearer, { email: "pozde@example.cz" });
  const late = await tokenTo("pozde@example.cz");
  now = new Date(start.getTime() + 24 * 3_600_000);
  expect((await confirm(late)).status).toBe(404);
  now = start;
  const json = { current_password: "demo1234", password: "demo1234" };
  const { token } = (await call("PUT", "/api/me/password", { bearer, json })).body;
  expect((await confirm(late)).status).toBe(404);
  expect((await ask(token)).status).toBe(202);
});

test("a confirmed address signs in, ends all sessions and takes the newsletter along", async () => {
  const bearer = await signIn(call, divak);
  await call("PUT", "/api/me/newsletter", { bearer, json: { subscribed: true } });
  await ask(bearer);
  const link = await tokenTo("Jinde@example.cz");
  expect((await confirm(link)).status).toBe(204);
  expect((await confirm(link)).status).toBe(404);
  expect((await call("GET", "/api/me", { bearer })).status).toBe(401);
  expect((await login(divak)).status).toBe(401);
  const { token } = (await login("jinde@example.cz")).body;
  expect((await call("GET", "/api/me", { bearer: token })).body.data.email).toBe("Jinde@example.cz");
  expect((await call("GET", "/api/me/newsletter", { bearer: token })).body.data).toEqual({
    subscribed: true,
  });
  const save = (email: string) => call("POST", "/api/subscriber/save", { json: { email, type: "modal" } });
  expect((await save(divak)).status).toBe(201);
  expect((await save("Jinde@example.cz")).status).toBe(409);
});

test("an address that got an account meanwhile is not taken over", async () => {
  const bearer = await signIn(call, novy);
  const email = "rychlejsi@example.cz";
  await ask(bearer, { email });
  const link = await tokenTo(email);
  const form = { first_name: "A", last_name: "B", phone: null, newsletter: false };
  const site = "https://www.example.cz/login";
  const json = { ...form, email, password: "pod jabloni 1", login_url: site, reset_url: site };
  await call("POST", "/api/auth/register", { json });
  expect((await confirm(link)).status).toBe(404);
  expect((await login(novy)).status).toBe(200);
});
