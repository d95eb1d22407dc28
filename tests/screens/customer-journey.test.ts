import { ownOrderPath } from "#app/domain/shop/order.ts";
import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp } from "../support/open-app.ts";
import { add, address, courier, mug, order, transfer } from "./shopping.ts";
import { signIn, signInButton } from "./signing-in.ts";

const app = await openTestApp();
const email = "jana.nova@example.com";
const messages = async () => ((await app.standalone?.outbox()) ?? []).filter(({ to }) => to === email);

test("a new customer registers, orders and changes the password without JavaScript", async () => {
  const visitor = app.visitor();
  await add(visitor, mug, "2");

  // Registers, and gets an e-mail.
  const form = await visitor.visit(paths.register());
  const typed = {
    email,
    firstName: "Jana",
    lastName: "Nová",
    password: "dlouhé heslo 1",
    passwordAgain: "dlouhé heslo 1",
  };
  const sent = await form.press("Založit účet", typed);
  expect(sent.text.replaceAll("\u00a0", " ")).toContain("Podívejte se do e-mailu");
  expect(await messages()).toHaveLength(1);

  // Signs in at the address of the order list; the guest's cart is merged.
  const login = await visitor.visit(paths.account());
  expect(login.path).toBe(paths.login(paths.account()));
  const account = await login.press(signInButton, { email, password: typed.password });
  expect(account.path).toBe(paths.account());
  expect(account).toShowNotice("najdete v něm i teď");
  const cart = await visitor.visit(paths.cart());
  expect(cart.the("textbox", /Hrnek/u).attrs).toContainEqual({ name: "value", value: "2" });

  // Orders, and sees the order.
  const summary = await order(cart, { ...courier, ...transfer }, { terms: true, ...address });
  const [, id = ""] = /^\/shrnuti\/(\d+)\//u.exec(summary.path) ?? [];
  const code = /objednávku (\S+) máme/u.exec(summary.text)?.[1] ?? "none";
  expect((await visitor.visit(paths.account())).text).toContain(code);
  const seen = await visitor.visit(ownOrderPath({ id: Number(id) }));
  expect(seen.status).toBe(200);
  expect(seen.text).toContain("Hrnek Přestávka");
  expect((await app.visitor().visit(ownOrderPath({ id: Number(id) }))).path).toMatch(/^\/login/u);

  // Requests a new password in another browser, and changes it by the e-mailed link.
  const elsewhere = app.visitor();
  await (await elsewhere.visit(paths.forgotPassword())).press("Poslat odkaz", { email });
  const link =
    /http:\/\/localhost:3000(\/zmena-hesla\/\S+)/u.exec((await messages()).at(-1)?.text ?? "")?.[1] ?? "";
  const change = await elsewhere.visit(link);
  await change.press("Změnit heslo", { password: "jiné heslo 22", passwordAgain: "jiné heslo 22" });
  // The new password ended the other browser's session.
  expect((await visitor.get(paths.account())).status).toBe(303);
  expect((await signIn(visitor, { email, password: typed.password })).status).toBe(422);
  expect((await signIn(visitor, { email, password: "jiné heslo 22" }, paths.account())).text).toContain(code);

  const out = await (await visitor.visit(paths.account())).press("Odhlásit se", {}, 0);
  expect(out).toShowNotice("Odhlásili jsme vás.");
  expect(await visitor.get(paths.account())).toRedirectTo(paths.login(paths.account()));
});
