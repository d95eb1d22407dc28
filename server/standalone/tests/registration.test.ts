import { afterAll, beforeAll, expect, test } from "vitest";
import { open, type OpenedStandalone } from "./open.ts";

let backend: OpenedStandalone;
let call: OpenedStandalone["call"];
beforeAll(async () => {
  backend = await open({ publicOrigin: "https://www.example.cz" });
  call = backend.call;
});
afterAll(() => backend.close());

const form = {
  email: "Bozena@Example.cz",
  password: "pod jabloni 1",
  first_name: "Božena",
  last_name: "Nováková-Kliknětesem",
  phone: null,
  newsletter: false,
  login_url: "https://www.example.cz/login",
  reset_url: "https://www.example.cz/obnova-hesla",
};

function register(changes: Partial<Record<keyof typeof form | "newsletter_consent", unknown>> = {}) {
  return call("POST", "/api/auth/register", { json: { ...form, ...changes } });
}

async function lastEmail() {
  return (await backend.outbox()).at(-1);
}

test("a new customer gets a welcome e-mail and can sign in at once", async () => {
  expect(await register()).toMatchObject({ status: 202, body: {} });
  const message = await lastEmail();
  expect(message?.to).toBe("Bozena@Example.cz");
  expect(message?.subject).toContain("Vítejte");
  expect(message?.text).toContain(form.login_url);
  // A registration of a stranger's address must not send them words from the form.
  expect(message?.text).not.toMatch(/Božena|Kliknětesem/);
  const json = { email: "bozena@example.cz", password: form.password };
  const { status, body } = await call("POST", "/api/auth/login", { json });
  expect(status).toBe(200);
  expect((await call("GET", "/api/me", { bearer: body.token })).body.data).toEqual({
    id: expect.any(Number),
    email: "Bozena@Example.cz",
    first_name: "Božena",
    last_name: "Nováková-Kliknětesem",
    phone: null,
    scope: [],
  });
});

test("a known address gets the same response, and its account stays unchanged", async () => {
  await register({ email: "znama@example.cz" });
  const first = await lastEmail();
  const second = await register({ email: "ZNAMA@example.cz", password: "jine heslo 2", newsletter: true });
  expect(second.status).toBe(202);
  expect(second.body).toEqual({});
  const message = await lastEmail();
  expect(message?.subject).not.toBe(first?.subject);
  // To the stored address, not as typed in the form.
  expect(message?.to).toBe("znama@example.cz");
  expect(message?.text).toContain(form.login_url);
  expect(message?.text).toContain(form.reset_url);
  const login = (password: string) =>
    call("POST", "/api/auth/login", { json: { email: "znama@example.cz", password } });
  expect((await login("jine heslo 2")).status).toBe(401);
  const { token: bearer } = (await login(form.password)).body;
  expect((await call("GET", "/api/me/newsletter", { bearer })).body.data).toEqual({ subscribed: false });
});

test("two concurrent registrations of one address are one customer", async () => {
  const before = (await backend.outbox()).length;
  const answers = await Promise.all(["dva@example.cz", "Dva@example.cz"].map((email) => register({ email })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  const subjects = (await backend.outbox()).slice(before).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(2);
});

test("a registration with the newsletter asks its address to confirm it", async () => {
  const newsletter_consent = {
    source: "registration",
    wording: "Chci dostávat novinky z divadla e-mailem.",
    confirm_url: `${new URL(form.login_url).origin}/newsletter/potvrzeni/{token}`,
    unsubscribe_url: `${new URL(form.login_url).origin}/newsletter/odhlaseni/{token}`,
  };
  await register({ email: "odber@example.cz", newsletter: true, newsletter_consent });
  const emails = (await backend.outbox()).filter(({ to }) => to === "odber@example.cz");
  expect(emails.map(({ subject }) => subject.split(" – ")[0])).toContain("Potvrďte prosím odběr novinek");
});

test.each([
  [{ email: "nikdo" }, "email"],
  [{ password: "kratke1" }, "password"],
  [{ password: "" }, "password"],
  [{ first_name: " " }, "first_name"],
  [{ last_name: undefined }, "last_name"],
  [{ phone: "1".repeat(31) }, "phone"],
  [{ login_url: "javascript:alert(1)" }, "login_url"],
])("%o is refused by its field, and no e-mail is sent", async (changes, field) => {
  const before = (await backend.outbox()).length;
  const { status, body } = await register(changes);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect((await backend.outbox()).length).toBe(before);
});

test("with a known origin no e-mail links elsewhere", async () => {
  const published = await open({ publicOrigin: "https://www.example.cz" });
  const send = (path: string, json: unknown) => published.call("POST", path, { json });
  const strange = "https://evil.example/{hash}";
  const registered = await send("/api/auth/register", { ...form, login_url: "https://evil.example/login" });
  expect(registered.status).toBe(422);
  expect(Object.keys(registered.body.errors)).toEqual(["login_url"]);
  const email = "divak@divadlonavantrokach.example";
  const forgot = await send("/api/auth/password/forgot", { email, reset_url: strange });
  expect(forgot.status).toBe(422);
  expect(Object.keys(forgot.body.errors)).toEqual(["reset_url"]);
  expect(await published.outbox()).toEqual([]);
  expect((await send("/api/auth/register", form)).status).toBe(202);
  await published.close();
});

test("no address, password or token is in the log", () => {
  expect(JSON.stringify(backend.logged)).not.toMatch(/example\.cz|jabloni/);
});
