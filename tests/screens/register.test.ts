import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { paths } from "#app/domain/paths.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, byId, elements } from "../support/page-queries.ts";
import { signIn } from "./signing-in.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits and caches are empty. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/auth/register";
const sent = (app: TestApp) => app.calls.filter(({ path }) => path === "/api/auth/register");
const messages = async (to: string) =>
  ((await demo.standalone?.outbox()) ?? []).filter((message) => message.to === to);

const typed = {
  email: "jitka@example.cz",
  firstName: "Jitka",
  lastName: "Nová",
  phone: "723 456 789",
  password: "dlouhé heslo",
  passwordAgain: "dlouhé heslo",
} as const;
const submit = "Založit účet";

test.each([paths.register(), "/account/register"])(
  "%s is the registration, found under its Czech address only",
  async (path) => {
    const page = await (await fresh()).visitor().visit(path);
    expect(page.status).toBe(200);
    expect(page.all("heading")[0]).toBe("Registrace");
    expect(page.body).toContain('rel="canonical" href="/registrace"');
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    expect(page.text).toContain("Alespoň 12 znaků. Čím delší, tím lepší: stačí i několik obyčejných slov.");
    expect(page.has("link", "zásady zpracování osobních údajů")).toBe(true);
    const newsletter = byId(page.html, "registrace-newsletter");
    expect(newsletter && attribute(newsletter, "checked")).toBeNull();
    const prefixes = byId(page.html, "registrace-phonePrefix");
    expect(prefixes?.childNodes).toHaveLength(12);
  },
);

test("a phone may have no prefix, or one of the eleven that the specification offers", async () => {
  const page = await (await fresh()).visitor().visit(paths.register());
  const prefixes = elements(byId(page.html, "registrace-phonePrefix") ?? page.html, "option");
  expect(prefixes.map((option) => attribute(option, "value")).sort()).toEqual([
    "", "+33", "+36", "+385", "+386", "+40", "+420", "+421", "+43", "+44", "+48", "+49",
  ]); // oxfmt-ignore
});

test("a visitor registers, gets an e-mail, and signs in at once", async () => {
  const app = await fresh();
  const visitor = app.visitor();
  const form = await visitor.visit(paths.register());
  const done = await form.press(submit, { ...typed, newsletter: true });
  expect(done.path).toBe("/registrace?hotovo=1");
  expect(done.all("heading")[0]).toBe("Podívejte se do e-mailu");
  expect(JSON.parse(sent(app)[0]?.body ?? "")).toEqual({
    email: "jitka@example.cz",
    first_name: "Jitka",
    last_name: "Nová",
    phone: "+420723456789",
    password: "dlouhé heslo",
    newsletter: true,
    newsletter_consent: {
      source: "registration",
      wording: "Chci dostávat novinky z divadla e-mailem. Odhlásit se můžu kdykoli.",
      confirm_url: "http://localhost:3000/newsletter/potvrzeni/{token}",
      unsubscribe_url: "http://localhost:3000/newsletter/odhlaseni/{token}",
    },
    login_url: "http://localhost:3000/login",
    reset_url: "http://localhost:3000/obnova-hesla",
  });
  expect((await messages(typed.email)).map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining("Potvrďte prosím odběr novinek"),
    expect.stringContaining("Vítejte"),
  ]);
  const signedIn = await signIn(visitor, typed);
  expect(signedIn.path).toBe("/");
  expect(signedIn.has("link", "Váš účet")).toBe(true);
});

test("errors stand beside their fields, and all values except passwords stay", async () => {
  const app = await fresh();
  const form = await app.visitor().visit("/account/register");
  const empty = await form.press(submit);
  expect(empty.status).toBe(422);
  for (const name of ["email", "firstName", "lastName", "password", "passwordAgain"])
    expect(empty).toMarkField(name, "Pole musí být vyplněno.");
  const wrong = await empty.press(submit, {
    ...typed,
    email: "jitka",
    phone: "abc",
    password: "krátké",
    passwordAgain: "jiné",
  });
  expect(wrong).toMarkField("email", "Pole musí obsahovat platný email.");
  expect(wrong).toMarkField("phone", "Pole musí obsahovat pouze číslice.");
  expect(wrong).toMarkField("password", "Vyplňte prosím minimálně 12 znaků.");
  expect(wrong).toMarkField("passwordAgain", "Toto pole je nutné potvrdit.");
  expect(wrong.all("link")).toContain("Heslo: Vyplňte prosím minimálně 12 znaků.");
  expect(wrong.body).toContain('value="Jitka"');
  expect(wrong.body).not.toMatch(/krátké|jiné/u);
  expect(sent(app)).toEqual([]);
});

test("the upstream's refusal is shown beside its field, an outage above the form", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.register());
  app.intercept(call, () =>
    json(
      { message: "Ne", errors: { first_name: ["Takto ne."], login_url: ["Odkaz nevede na tento web."] } },
      422,
    ),
  );
  const refused = await form.press(submit, typed);
  expect(refused.status).toBe(422);
  expect(refused).toMarkField("firstName", "Takto ne.");
  expect(refused).toShowNotice("Odkaz nevede na tento web.");
  app.intercept(call, notBegun);
  const failed = await form.press(submit, typed);
  expect(failed.status).toBe(503);
  expect(failed).toShowNotice("Účet se teď nepodařilo založit. Zkuste to prosím za chvíli znovu.");
  expect(failed.body).toContain('value="jitka@example.cz"');
  expect(failed.body).not.toContain(typed.password);
});

test("a second submit registers once", async () => {
  const app = await fresh();
  const visitor = app.visitor();
  const form = await visitor.visit(paths.register());
  const twice = { ...typed, email: "dvakrat@example.cz" };
  await form.press(submit, twice);
  expect((await form.press(submit, twice)).path).toBe("/registrace?hotovo=1");
  expect(await messages(twice.email)).toHaveLength(1);
});

test("a filled honeypot is an error that keeps what was typed, and sends nothing", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.register());
  const page = await form.press(submit, { ...typed, homepage: "https://example.com" });
  expect(page.status).toBe(422);
  expect(page.text).toContain(honeypotFilled);
  expect(page.body).toContain(`value="${typed.email}"`);
  expect(sent(app)).toEqual([]);
});

test("neither address nor password nor name reaches the log", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.register());
  app.intercept(call, () => json({ message: "Ne", errors: { email: [`${typed.email} ne`] } }, 422));
  await form.press(submit, typed);
  app.intercept(call, () => json({}, 500));
  await form.press(submit, typed);
  expect(app.log.filter(({ event }) => event === "register.failed")).toHaveLength(2);
  expect(JSON.stringify(app.log)).not.toMatch(/jitka|dlouhé heslo|Nová/iu);
});

test("a signed-in customer is redirected from the registration", async () => {
  const visitor = (await fresh()).visitor();
  await signIn(visitor);
  for (const path of [paths.register(), "/account/register", "/registrace?hotovo=1", paths.forgotPassword()])
    expect(await visitor.get(path)).toRedirectTo("/");
});

test("a fetcher is redirected too", async () => {
  const answer = await (
    await fresh()
  )
    .visitor()
    .postByScript(paths.register(), { ...typed, email: "skript@example.cz" });
  expect(answer.status).toBe(202);
  expect(answer.body).toContain("/registrace?hotovo=1");
});
