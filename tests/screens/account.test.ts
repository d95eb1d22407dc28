import { expect, test } from "vitest";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import type { Page } from "../support/visitor.ts";
import { attribute } from "../support/page-queries.ts";
import { customer, errorOf, expectGuarded, expectPrivate, valueOf } from "./account-pages.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { novy, postSignIn, signIn } from "./signing-in.ts";

const app = await openTestApp();

test("the account page needs a customer, and links to the customer's other pages", async () => {
  await expectGuarded(app, "/ucet");
  const visitor = await customer(app);
  const page = await visitor.visit("/ucet");
  expectPrivate(page);
  expect(page.title).toBe("Váš účet · Divadlo Na Vantrokách");
  for (const [name, path] of [
    ["Adresy", "/account/addresses"],
    ["Fakturační údaje", "/ucet/fakturacni-udaje"],
  ] as const)
    expect(attribute(page.the("link", name), "href")).toBe(path);
  const out = await page.press("Odhlásit se", {}, 0);
  expect(out.path).toBe("/");
  expect((await visitor.get("/ucet")).status).toBe(303);
});

test("a plain form changes the profile", async () => {
  const visitor = await customer(app, novy);
  const page = await visitor.visit("/ucet");
  expect(valueOf(page, "profil", "firstName")).toBe("Ondřej");
  const saved = await page.press("Uložit změny", {
    lastName: "Řeháček",
    phonePrefix: "+421",
    phone: "905 123 456",
  });
  expect(saved).toShowNotice("Změny jsme uložili.");
  expect(valueOf(saved, "profil", "lastName")).toBe("Řeháček");
  expect(valueOf(saved, "profil", "phone")).toBe("905 123 456");
  const call = app.calls.findLast(({ method, path }) => method === "PUT" && path === "/api/me");
  expect(JSON.parse(call?.body ?? "{}")).toEqual({
    first_name: "Ondřej",
    last_name: "Řeháček",
    phone: "+421905123456",
  });
});

test("errors in the profile are shown beside the fields, and the typed values stay", async () => {
  const visitor = await customer(app);
  const page = await visitor.visit("/ucet");
  const back = await page.press("Uložit změny", { firstName: "", lastName: "Nová", phone: "abc" });
  expect(back.status).toBe(422);
  expect(errorOf(back, "profil", "firstName")).toBe("Pole musí být vyplněno.");
  expect(errorOf(back, "profil", "phone")).toBe("Pole musí obsahovat pouze číslice.");
  expect(valueOf(back, "profil", "lastName")).toBe("Nová");
  expect(back.has("link", "Jméno: Pole musí být vyplněno.")).toBe(true);
});

test("the upstream's own 422 is shown beside the same fields, its outage above them", async () => {
  const visitor = await customer(app);
  const page = await visitor.visit("/ucet");
  app.intercept("PUT /api/me", () => json({ message: "x", errors: { last_name: ["Moc krátké."] } }, 422));
  const refused = await page.press("Uložit změny");
  expect(refused.status).toBe(422);
  expect(errorOf(refused, "profil", "lastName")).toBe("Moc krátké.");
  app.intercept("PUT /api/me", notBegun);
  const failed = await page.press("Uložit změny", { lastName: "Jiná" });
  app.intercept("PUT /api/me", undefined);
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Změny se teď nepodařilo uložit.");
  expect(valueOf(failed, "profil", "lastName")).toBe("Jiná");
});

test("a customer subscribes to the newsletter and unsubscribes", async () => {
  const visitor = await customer(app);
  const leave = "Odhlásit odběr novinek";
  // The newsletter form in every footer has a button of the same name; it comes after the account's.
  const take = (page: Page) => page.press("Odebírat novinky", {}, 0);
  const page = await visitor.visit("/ucet");
  const isTaken = page.has("button", leave);
  const changed = await (isTaken ? page.press(leave) : take(page));
  expect(changed.has("button", leave)).toBe(!isTaken);
  const back = await (isTaken ? take(changed) : changed.press(leave));
  expect(back.has("button", leave)).toBe(isTaken);
});

test("a new password ends all other sessions and leaves this one, under a new id", async () => {
  const site = await openTestApp({});
  const here = await customer(site, novy);
  const elsewhere = await customer(site, novy);
  const before = here.cookies.get("auth.session");
  const page = await here.visit("/ucet");
  const wrong = await page.press("Změnit heslo", {
    current: "neni-to-ono",
    password: "nove-heslo-1",
    passwordAgain: "nove-heslo-1",
  });
  expect(wrong.status).toBe(422);
  expect(errorOf(wrong, "heslo", "current")).not.toBeNull();
  expect(wrong.body).not.toContain("nove-heslo-1");
  const short = await page.press("Změnit heslo", {
    current: novy.password,
    password: "krátké",
    passwordAgain: "jiné",
  });
  expect(errorOf(short, "heslo", "password")).toBe("Vyplňte prosím minimálně 12 znaků.");
  expect(errorOf(short, "heslo", "passwordAgain")).toBe("Toto pole je nutné potvrdit.");
  const changed = await page.press("Změnit heslo", {
    current: novy.password,
    password: "nove-heslo-1",
    passwordAgain: "nove-heslo-1",
  });
  expect(changed).toShowNotice("Heslo jsme změnili.");
  expect(here.cookies.get("auth.session")).not.toBe(before);
  expect((await elsewhere.get("/ucet")).status).toBe(303);
  expect((await postSignIn(site.visitor(), novy)).status).toBe(422);
  const again = await postSignIn(site.visitor(), { ...novy, password: "nove-heslo-1" });
  expect(again.status).toBe(303);
});

test("a new password ends all other sessions even if the upstream keeps their tokens", async () => {
  let minutes = 0;
  const site = await openTestApp({ clock: () => new Date(seededAt.getTime() + minutes * 60_000) });
  const here = await customer(site, novy);
  const elsewhere = await customer(site, novy);
  const data = { id: 2, email: novy.email, first_name: null, last_name: null, phone: null, scope: [] };
  site.intercept("GET /api/me", () => json({ data }));
  expect((await elsewhere.get("/login")).status).toBe(303);
  minutes = 1;
  const typed = { current: novy.password, password: "nove-heslo-1", passwordAgain: "nove-heslo-1" };
  await here.post("/ucet", { intent: "password", ...typed });
  expect((await here.get("/login")).status).toBe(303);
  expect((await elsewhere.get("/login")).status).toBe(200);
  expect(elsewhere.cookies.has("auth.session")).toBe(false);
});

test.each([
  ["a common one", "heslo1234567"],
  ["the customer's own name", "novy-20262026"],
])(
  "a new password that is easily guessed, such as %s, is refused beside its field",
  async (_name, password) => {
    const site = await openTestApp({});
    const page = await (await customer(site, novy)).visit("/ucet");
    const typed = { current: novy.password, password, passwordAgain: password };
    const refused = await page.press("Změnit heslo", typed);
    expect(refused.status).toBe(422);
    expect(errorOf(refused, "heslo", "password")).toContain("dá snadno uhodnout");
    expect(site.calls.filter(({ path }) => path === "/api/me/password")).toEqual([]);
  },
);

test("a 429 of the upstream does not count as a wrong password in an open session", async () => {
  const visitor = await customer(app);
  app.intercept("PUT /api/me/password", () => json({ error: "too_many_requests" }, 429));
  const typed = { current: "demo1234", password: "nove-heslo-1", passwordAgain: "nove-heslo-1" };
  const answers = [];
  for (let tries = 0; tries < 7; tries += 1) {
    answers.push(await visitor.post("/ucet", { intent: "password", ...typed }));
  }
  app.intercept("PUT /api/me/password", undefined);
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(503));
  expect(answers[0]?.text).not.toContain("Heslo nesouhlasí");
});

test("guessing the password in an open session is limited", async () => {
  const visitor = await customer(app);
  const guess = {
    intent: "password",
    current: "spatne",
    password: "nove-heslo-1",
    passwordAgain: "nove-heslo-1",
  };
  const statuses = [];
  for (let tries = 0; tries < 7; tries += 1) statuses.push((await visitor.post("/ucet", guess)).status);
  expect(statuses.slice(0, 4)).toEqual([422, 422, 422, 422]);
  expect(statuses.at(-1)).toBe(429);
});

test("a part that fails is missing alone", async () => {
  const visitor = await customer(app);
  app.intercept("GET /api/orders", () => json({}, 503));
  app.intercept("GET /api/me/newsletter", () => json({}, 503));
  const page = await visitor.visit("/ucet");
  app.intercept("GET /api/orders", undefined);
  app.intercept("GET /api/me/newsletter", undefined);
  expect(page.status).toBe(200);
  expect(page.text.split("se teď nepodařilo načíst")).toHaveLength(3);
  expect(valueOf(page, "profil", "firstName")).toBe("Tereza");
});

test("a token that expires during a session leads to the sign-in and back", async () => {
  const visitor = await customer(app);
  app.intercept("GET /api/orders", () => json({ error: "unauthenticated" }, 401));
  const answer = await visitor.get("/ucet");
  app.intercept("GET /api/orders", undefined);
  expect(answer).toRedirectTo(`/login?redirect=${encodeURIComponent("/ucet")}`);
});

test("an intent that no form sends is a bad request", async () => {
  const visitor = await customer(app);
  for (const path of ["/ucet", "/ucet/fakturacni-udaje", "/account/addresses"]) {
    expect((await visitor.post(path, { intent: "x" })).status, path).toBe(400);
  }
  expect((await visitor.post("/account/addresses", { intent: "remove", id: "" })).status).toBe(400);
});

// The last test of this file, because it deletes the customer.
test("deleting an account needs a confirmation and the password", async () => {
  const visitor = await customer(app, novy);
  const page = await visitor.visit("/ucet");
  expect(page.has("button", "Ano, smazat účet")).toBe(false);
  const question = await visitor.visit(attribute(page.the("link", "Smazat účet"), "href") ?? "");
  const wrong = await question.press("Ano, smazat účet", { password: "neni-to-ono" });
  expect(wrong.status).toBe(422);
  expect(errorOf(wrong, "smazani", "password")).not.toBeNull();
  const gone = await question.press("Ano, smazat účet", { password: novy.password });
  expect(gone.path).toBe("/");
  expect(gone).toShowNotice("Váš účet jsme smazali.");
  expect(visitor.cookies.has("auth.session")).toBe(false);
  expect((await signIn(visitor, novy)).text).toContain("E-mail nebo heslo nesouhlasí.");
});
