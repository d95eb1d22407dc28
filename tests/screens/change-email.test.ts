import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp } from "../support/open-app.ts";
import { customer, errorOf } from "./account-pages.ts";
import { novy, signIn } from "./signing-in.ts";

const app = await openTestApp();
const email = "prejmenovany@example.cz";

test("the page of the e-mail confirms a customer's new address once", async () => {
  const here = await customer(app, novy);
  const elsewhere = await customer(app, novy);
  const account = await here.visit(paths.account());
  const wrong = await account.press("Změnit e-mail", { email: "neadresa", password: "" });
  expect(errorOf(wrong, "novy-email", "email")).toContain("platný email");
  const refused = await account.press("Změnit e-mail", { email, password: "jine heslo" });
  expect(errorOf(refused, "novy-email", "password")).toContain("Heslo nesouhlasí");
  expect(refused.body).toContain(`value="${email}"`);
  expect(refused.body).not.toContain("jine heslo");
  const same = await account.press("Změnit e-mail", {
    email: novy.email.toUpperCase(),
    password: "demo1234",
  });
  expect(errorOf(same, "novy-email", "email")).toContain("už u účtu máte");

  const answer = await account.press("Změnit e-mail", { email, password: "demo1234" });
  expect(answer).toShowNotice("Pošleme vám na nový e-mail odkaz");
  const message = (await app.standalone?.outbox())?.findLast(({ to }) => to === email);
  const [link = ""] = /\/zmena-emailu\/[\w-]+/u.exec(message?.text ?? "") ?? [];
  // A mail scanner opens the link, which confirms nothing.
  expect((await app.visitor().visit(link)).status).toBe(200);
  const page = await here.visit(link);
  const done = await page.press("Potvrdit nový e-mail");
  expect(done.path).toBe("/login");
  expect(done).toShowNotice("E-mail jsme změnili.");
  expect((await elsewhere.get(paths.account())).status).toBe(303);
  const again = await page.press("Potvrdit nový e-mail");
  expect(again.status).toBe(410);
  expect(again.all("heading")[0]).toBe("Odkaz už neplatí");
  const visitor = app.visitor();
  const arrived = await signIn(visitor, { ...novy, email });
  expect(arrived.status).toBe(200);
  expect((await visitor.visit(paths.account())).text).toContain(email);
});
