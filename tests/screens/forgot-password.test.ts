import { expect, test } from "vitest";
import { honeypotFilled } from "#app/messages/errors-texts.ts";
import { paths } from "#app/domain/paths.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { divak } from "./signing-in.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits and caches are empty. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/auth/password/forgot";
const done = "/obnova-hesla?hotovo=1";
const submit = "Poslat odkaz";

test("a customer asks for a link, and the e-mail links to the form for a new password", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.forgotPassword());
  expect(form.all("heading")[0]).toBe("Zapomenuté heslo");
  expect(form.headers.get("Cache-Control")).toBe("private, no-store");
  const page = await form.press(submit, { email: divak.email });
  expect(page.path).toBe(done);
  expect(page.text).toContain(
    "Pokud u nás máte účet s tímto e-mailem, pošleme na něj odkaz pro nastavení nového hesla.",
  );
  const [message] = ((await demo.standalone?.outbox()) ?? []).filter(({ to }) => to === divak.email);
  expect(message?.text).toMatch(/http:\/\/localhost:3000\/zmena-hesla\/[\w-]{20,}/u);
});

test("a missing and a wrong address are reported, with the typed value", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.forgotPassword());
  const empty = await form.press(submit);
  expect(empty.status).toBe(422);
  expect(empty).toMarkField("email", "Pole musí být vyplněno.");
  const wrong = await empty.press(submit, { email: "divak@" });
  expect(wrong).toMarkField("email", "Pole musí obsahovat platný email.");
  expect(wrong.body).toContain('value="divak@"');
  expect(app.calls.some(({ path }) => path.includes("/forgot"))).toBe(false);
});

test("the upstream's refusal is shown beside the field, an outage above the form", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.forgotPassword());
  app.intercept(call, () => json({ message: "Ne", errors: { email: ["Takto ne."] } }, 422));
  const refused = await form.press(submit, { email: divak.email });
  expect(refused.status).toBe(422);
  expect(refused).toMarkField("email", "Takto ne.");
  app.intercept(call, notBegun);
  const failed = await form.press(submit, { email: divak.email });
  expect(failed.status).toBe(503);
  expect(failed).toShowNotice("Odkaz se teď nepodařilo poslat. Zkuste to prosím za chvíli znovu.");
  expect(JSON.stringify(app.log)).not.toContain("divak");
});

test("a filled honeypot is an error that keeps what was typed, and sends nothing", async () => {
  const app = await fresh();
  const form = await app.visitor().visit(paths.forgotPassword());
  const page = await form.press(submit, { email: divak.email, homepage: "https://example.com" });
  expect(page.status).toBe(422);
  expect(page.text).toContain(honeypotFilled);
  expect(page.body).toContain(`value="${divak.email}"`);
  expect(app.calls.some(({ path }) => path.includes("/forgot"))).toBe(false);
});

test("the e-mail from the sign-in comes along, without its password", async () => {
  const app = await fresh();
  const login = await app.visitor().visit(paths.login("/kosik"));
  const form = await login.press("Zapomenuté heslo", { email: divak.email, password: "tajne-heslo" });
  expect(form.path).toBe(paths.forgotPassword());
  expect(form.status).toBe(200);
  expect(form.all("heading")[0]).toBe("Zapomenuté heslo");
  expect(form.body).toContain(`value="${divak.email}"`);
  expect(form.body).not.toContain("tajne-heslo");
  expect(form.body).not.toContain("Pole musí");
  expect(app.calls.some(({ path }) => path.includes("/forgot"))).toBe(false);
  const empty = await login.press("Zapomenuté heslo", {});
  expect(empty.status).toBe(200);
  expect(empty.body).not.toContain("Pole musí");
});
