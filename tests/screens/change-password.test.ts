import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import { divak, novy, signIn } from "./signing-in.ts";

const demo = await openTestApp();
const submit = "Změnit heslo";
const gone = "Odkaz pro změnu hesla už neplatí. Požádejte si o nový.";
const typed = { password: "úplně nové heslo", passwordAgain: "úplně nové heslo" };

/** Requests a password-reset link; returns the path from the e-mail. */
async function linkFor(email: string, app = demo): Promise<string> {
  const form = await app.visitor().visit(paths.forgotPassword());
  await form.press("Poslat odkaz", { email });
  const message = (await demo.standalone?.outbox())?.findLast(({ to }) => to === email);
  const [link] = /\/zmena-hesla\/[\w-]+/u.exec(message?.text ?? "") ?? [];
  if (!link) throw new Error("An e-mail without a link");
  return link;
}

test("the mailed link sets a password once, and ends every session of the customer", async () => {
  const elsewhere = demo.visitor();
  await signIn(elsewhere, divak);
  const here = demo.visitor();
  await signIn(here, divak);
  const link = await linkFor(divak.email);

  const form = await here.visit(link);
  expect(form.status).toBe(200);
  expect(form.all("heading")[0]).toBe("Nové heslo");
  const login = await form.press(submit, typed);
  expect(login.path).toBe(paths.login());
  expect(login).toShowNotice("Heslo jsme změnili, můžete se přihlásit.");
  expect(here.cookies.has("auth.session")).toBe(false);
  expect((await elsewhere.visit("/")).has("link", "Váš účet")).toBe(false);
  expect((await demo.visitor().get(link)).status).toBe(410);
});

test("the customer signs in with the new password", async () => {
  await (await demo.visitor().visit(await linkFor(divak.email))).press(submit, typed);
  expect((await signIn(demo.visitor(), divak)).text).toContain("E-mail nebo heslo nesouhlasí.");
  const signedIn = await signIn(demo.visitor(), { ...divak, password: typed.password });
  expect(signedIn.has("link", "Váš účet")).toBe(true);
});

test("the change signs out another customer of this browser", async () => {
  const visitor = demo.visitor();
  await signIn(visitor, novy);
  const link = await linkFor(divak.email);
  const page = await (await visitor.visit(link)).press(submit, typed);
  expect(page.path).toBe(paths.login());
  expect((await visitor.visit("/")).has("link", "Váš účet")).toBe(false);
});

test("a second submit does not report the link as used", async () => {
  const visitor = demo.visitor();
  const form = await visitor.visit(await linkFor(novy.email));
  await form.press(submit, typed);
  const second = await form.press(submit, typed);
  expect(second.path).toBe(paths.login());
});

test.each(["/zmena-hesla/abcdefghijklmnopqrstuvwx", "/zmena-hesla/x", "/zmena-hesla/..%20"])(
  "%s leads to a new link, whether it is opened or submitted",
  async (path) => {
    const opened = await demo.visitor().get(path);
    expect(opened.status).toBe(410);
    expect(opened.text.includes(gone)).toBe(true);
    expect(attribute(opened.the("link", "Požádat o nový odkaz"), "href")).toBe(paths.forgotPassword());
    const posted = await demo.visitor().post(path, typed);
    expect(posted.status).toBe(410);
    expect(posted.text.includes(gone)).toBe(true);
  },
);

test("a link expires after two hours", async () => {
  let now = new Date("2026-11-21T10:00:00Z");
  const app = await openTestApp({ clock: () => now });
  await (await app.visitor().visit(paths.forgotPassword())).press("Poslat odkaz", { email: divak.email });
  const [message] = (await app.standalone?.outbox()) ?? [];
  const link = /\/zmena-hesla\/[\w-]+/u.exec(message?.text ?? "")?.[0] ?? "";
  expect((await app.visitor().get(link)).status).toBe(200);
  now = new Date("2026-11-21T12:00:01Z");
  expect((await app.visitor().get(link)).status).toBe(410);
});

test("errors are shown beside the fields, and no password is sent back", async () => {
  const form = await demo.visitor().visit(await linkFor(divak.email));
  const empty = await form.press(submit);
  expect(empty.status).toBe(422);
  for (const name of ["password", "passwordAgain"])
    expect(empty).toMarkField(name, "Pole musí být vyplněno.");
  const wrong = await empty.press(submit, { password: "krátké", passwordAgain: "jiné" });
  expect(wrong).toMarkField("password", "Vyplňte prosím minimálně 12 znaků.");
  expect(wrong).toMarkField("passwordAgain", "Toto pole je nutné potvrdit.");
  expect(wrong.body).not.toMatch(/krátké|jiné/u);
});

test("the upstream's refusal stands beside the field, and an outage spends no link", async () => {
  const app = await openTestApp({ upstreamFetch: demo.passOn });
  const link = await linkFor(divak.email, app);
  const form = await app.visitor().visit(link);
  app.intercept("POST /api/auth/password/reset", () =>
    json({ message: "Ne", errors: { password: ["Příliš známé heslo."] } }, 422),
  );
  expect(await form.press(submit, typed)).toMarkField("password", "Příliš známé heslo.");
  app.intercept("POST /api/auth/password/reset", notBegun);
  const failed = await form.press(submit, typed);
  expect(failed.status).toBe(503);
  expect(failed).toShowNotice("Heslo se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.");
  app.intercept("GET /api/auth/password/reset/*", () => json({}, 500));
  const unknown = await app.visitor().get(link);
  expect(unknown.status).toBe(503);
  expect(unknown.text).toContain("Odkaz se teď nepodařilo ověřit.");
  expect(unknown.text).not.toContain(gone);
});

test("the page's address stays private: no referrer, no caching, no indexing, no log", async () => {
  const app = await openTestApp({ upstreamFetch: demo.passOn });
  const link = await linkFor(divak.email, app);
  const hash = link.split("/").at(-1) ?? "";
  const page = await app.visitor().visit(link);
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  await page.press(submit, { password: "krátké", passwordAgain: "jiné" });
  await page.press(submit, typed);
  expect((await app.visitor().get(link)).headers.get("Cache-Control")).toBe("no-store");
  expect(app.log.length).toBeGreaterThan(3);
  expect(JSON.stringify(app.log)).not.toContain(hash);
  expect(JSON.stringify(app.log)).not.toContain(typed.password);
});
