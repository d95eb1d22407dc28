import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { openVisitor, type Visitor } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { openForm } from "./answered-forms.ts";
import { postingForms } from "../catalogue/forms.ts";
import { add, mug, person, pickUp, submit, transfer, use, valueOf } from "./shopping.ts";
import { divak, novy, postSignIn, signIn, signInButton, signOut } from "./signing-in.ts";

// Values that a customer sent after the end of the session come back after the sign-in.

const kept =
  /Přihlášení vypršelo, přihlaste se prosím znovu\. Formulář jsme neodeslali, po přihlášení ho uvidíte/u;
const again = /Změny jsme zatím neuložili/u;
const lost = /Změny z doby před přihlášením jsme neuložili/u;

/** Ends the session like a sign-out with another copy of its cookie. */
async function endSession(app: TestApp, visitor: Visitor): Promise<void> {
  const copy = openVisitor(app.handle);
  copy.cookies.set("auth.session", visitor.cookies.get("auth.session") ?? "");
  await signOut(copy);
}

const changes = (app: TestApp) =>
  app.calls.filter(({ method, path }) => method !== "GET" && !/\/(?:auth|cart)\//u.test(path)).length;

const ofCustomers = Object.entries(postingForms).filter(([, { call }]) => call.includes("/api/me"));

test.each(ofCustomers)(
  "%s, sent after the session ended, is not made, and comes back after the sign-in",
  async (_, form) => {
    const app = await openTestApp();
    const [visitor, path] = await openForm(app, form);
    const page = await visitor.visit(path);
    await endSession(app, visitor);
    const before = changes(app);
    const typed = form.typed ?? {};
    const login = await page.press(form.button, typed, form.nth);
    expect(login.text).toMatch(kept);
    const refused = await login.press(signInButton, { ...divak, password: "jiné heslo 1" });
    expect(refused.text).toMatch(kept);
    const back = await refused.press(signInButton, divak);
    expect(back.text).toMatch(again);
    for (const [name, value] of Object.entries(typed)) {
      if (/password|current/iu.test(name)) expect(back.body).not.toContain(String(value));
      else expect(back.body).toContain(`value="${String(value)}"`);
    }
    expect(changes(app)).toBe(before);
    // A question that only a button answers is closed.
    if (!form.typed) return;
    const done = await back.press(form.button, typed, form.nth);
    expect(done.status).toBe(200);
    expect(changes(app)).toBe(before + 1);
  },
);

const orders = (app: TestApp) =>
  app.calls.filter(({ method, path }) => method === "POST" && /^\/api\/orders\/[^/]+$/u.test(path)).length;

/** A customer whose session ends while the order form is open. */
async function atOrderForm(app: TestApp) {
  const visitor = await customer(app);
  await add(visitor, mug);
  const cart = await (await visitor.visit(paths.cart())).press(use, { ...pickUp, ...transfer });
  await endSession(app, visitor);
  return { visitor, cart };
}

test.each([submit, use])("an order form is kept, and orders nothing by itself: %s", async (button) => {
  const app = await openTestApp();
  const { cart } = await atOrderForm(app);
  const login = await cart.press(button, { ...person, note: "Za dveře" });
  expect(login.path).toMatch(/^\/login\?redirect=/u);
  expect(login.text).toMatch(kept);
  const back = await login.press(signInButton, divak);
  expect(back.path).toBe(paths.cart());
  expect(back.text).toContain("Objednávku jsme zatím neodeslali, přihlášení mezitím skončilo.");
  expect(valueOf(back, "phone")).toBe(person.phone);
  expect(back.body).toContain("Za dveře");
  expect(orders(app)).toBe(0);
  expect((await back.press(submit, { terms: true })).path).toMatch(/^\/shrnuti\//u);
  expect(orders(app)).toBe(1);
});

test("an order form whose cart was ordered meanwhile leads to that order", async () => {
  const app = await openTestApp();
  const { cart } = await atOrderForm(app);
  const login = await cart.press(submit, { ...person, note: "Za dveře" });
  const elsewhere = await customer(app);
  const other = await (await elsewhere.visit(paths.cart())).press(use, { ...pickUp, ...transfer });
  await other.press(submit, person);
  const back = await login.press(signInButton, divak);
  expect(back.path).toMatch(/^\/shrnuti\//u);
  expect(orders(app)).toBe(1);
});

test("another customer who signs in sees nothing of it", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  const page = await visitor.visit("/account/addresses?adresa=nova");
  await endSession(app, visitor);
  const login = await page.press("Uložit adresu", { street: "Tajná 7" });
  const other = await login.press(signInButton, novy);
  expect(other.text).toMatch(lost);
  expect(other.body).not.toContain("Tajná 7");
});

test("a form of whom it is not known keeps nothing, and says so", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  const page = await visitor.visit("/account/addresses?adresa=nova");
  visitor.cookies.delete("auth.session");
  const login = await page.press("Uložit adresu", { street: "Tajná 7" });
  expect(login.text).toContain("změny jsme neuložili. Přihlaste se prosím znovu.");
  expect(login.body).not.toContain("Tajná 7");
  expect((await login.press(signInButton, divak)).text).toMatch(lost);
});

test("a session ended by a changed password keeps the form of its customer", async () => {
  const app = await openTestApp();
  const visitor = await customer(app, novy);
  const page = await visitor.visit("/ucet");
  const elsewhere = await customer(app, novy);
  const changed = await elsewhere.visit("/ucet");
  const password = "dlouhé heslo 1";
  await changed.press("Změnit heslo", { current: novy.password, password, passwordAgain: password });
  const login = await page.press("Uložit změny", { lastName: "Novotný" });
  const back = await login.press(signInButton, { ...novy, password });
  expect(back.text).toMatch(again);
  expect(back.body).toContain('value="Novotný"');
});

test("a session that ends again meanwhile leads to the sign-in once more", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  const page = await visitor.visit("/account/addresses?adresa=nova");
  await endSession(app, visitor);
  const login = await page.press("Uložit adresu", { street: "Dlouhá 7" });
  const entered = await visitor.post("/login?redirect=/account/addresses?adresa=nova", {
    ...divak,
    unsent: /name="unsent" value="([^"]*)"/u.exec(login.body)?.[1]?.replaceAll("&quot;", '"') ?? "",
  });
  expect(entered.status).toBe(307);
  await endSession(app, visitor);
  const returned = await entered.follow();
  expect(returned.status).toBe(307);
  const second = await returned.follow();
  expect(second.status).toBe(200);
  expect(second.text).toMatch(kept);
  expect(second.body).toContain("Dlouhá 7");
});

test("the sign-in without such a form goes on by a plain redirect", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  expect(await postSignIn(visitor, divak)).toRedirectTo("/");
  expect(await signIn(app.visitor(), divak, "/ucet")).toMatchObject({ path: "/ucet" });
});

test("a form that was changed on its way is not shown, and nothing is done", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  const before = changes(app);
  const address = "/account/addresses?adresa=nova";
  const deep = "[".repeat(5_000);
  for (const unsent of [
    "",
    "{",
    "null",
    deep,
    '{"customer":"","fields":[]}',
    '{"customer":"x","fields":[[1]]}',
  ])
    expect(await visitor.post(address, { intent: "save", unsent })).toRedirectTo(address);
  expect(changes(app)).toBe(before);
});
