import { expect, test } from "vitest";
import { attachmentsOf, giftCodesIn } from "../../server/standalone/tests/emails.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { add, card, giftVoucher, order, person, pickUp, transfer } from "./shopping.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();
const page201 = demo.products.voucher.path;
const byEmail = { delivery: "6" };

async function voucherEmails() {
  const messages = (await app.standalone?.outbox()) ?? [];
  return messages.filter(({ subject }) => subject.startsWith("Dárkov"));
}

test("a gift voucher's page offers its values and a dedication", async () => {
  const page = await app.visitor().visit(page201);
  const [group] = elements(page.html, "fieldset");
  expect(group && attribute(group, "id")).toBe("varianta");
  expect(page.text).toContain("Hodnota poukazu");
  for (const value of ["300,00 Kč", "500,00 Kč", "1 000,00 Kč", "2 000,00 Kč"]) {
    expect(attribute(page.the("radio", value), "name")).toBe("variant");
  }
  const note = page.the("textbox", "Věnování na poukazu");
  expect(attribute(note, "name")).toBe("note");
  expect(attribute(note, "maxlength")).toBe("160");
  expect(page.text).toContain("Nejvýše 160 znaků.");
  expect(page.text).toContain("V jednom košíku má každá hodnota poukazu jedno věnování.");
  expect(page.text).toContain("Dorazí e-mailem jako PDF do 15 minut po zaplacení");
});

test("a visitor dedicates and pays a voucher, and its code pays for a book", async () => {
  const visitor = app.visitor();
  const product = await visitor.visit(page201);
  await product.press(/^Do košíku$/u, { variant: "2013", quantity: "1", note: "Milé babičce" });
  const cart = await visitor.visit("/kosik");
  expect(cart.text).toContain("Milé babičce");
  expect(cart.text).toContain("PDF e-mailem do 15 minut po zaplacení");
  expect(attribute(cart.the("textbox", "Věnování na poukazu"), "maxlength")).toBe("160");
  const changed = await cart.press("Uložit", { note: "Milému dědovi" });
  expect(changed.text).toContain("Milému dědovi");

  const gateway = await order(changed, { ...byEmail, ...card }, person);
  const failed = await gateway.press("Platba selhala");
  expect(failed.text).toContain("Poukaz pošleme jako PDF na host@example.com do 15 minut po zaplacení.");
  expect(await voucherEmails()).toEqual([]);
  const paid = await (await failed.press("Zaplatit kartou")).press("Zaplaceno");
  expect(paid.text).toContain("Poukaz odeslán: PDF jsme poslali na host@example.com.");
  expect(paid.text).toMatch(/Zaplacená.*Poukaz odeslán/u);

  const [message, ...others] = await voucherEmails();
  expect(others).toEqual([]);
  if (!message) throw new Error("No e-mail");
  expect(message.to).toBe("host@example.com");
  expect(message.text).toContain("Věnování: Milému dědovi");
  expect(attachmentsOf(message)).toHaveLength(1);
  const [code = ""] = giftCodesIn(message.text);

  const friend = app.visitor();
  await add(friend, { product: "112", variant: "" });
  const withCode = await (await friend.visit("/kosik")).press("Uplatnit", { code });
  expect(withCode.text).toContain(`Kód ${code}`);
  expect(withCode.text).toContain("Zaplaceno poukazem");
  expect(withCode.text).toContain("−490,00 Kč");
  expect(withCode.text).toContain("Po objednávce na něm zůstane 510,00 Kč.");
});

test("no code discounts a gift voucher, whichever came first", async () => {
  const why =
    "Dokud máte v košíku dárkový poukaz, nelze v něm uplatnit žádný kód. Dárkový poukaz prosím objednejte zvlášť.";
  const rowOf = (page: Page) =>
    elements(page.html, "li", (row) => textOf(row).startsWith("VANTROKY10")).map((row) => textOf(row));
  const visitor = app.visitor();
  await add(visitor, giftVoucher);
  const waiting = await (await visitor.visit("/kosik")).press("Uplatnit", { code: "VANTROKY10" });
  expect(waiting).toShowNotice(`Kód VANTROKY10 je v košíku, teď se ale nezapočítá. ${why}`);
  expect(rowOf(waiting)).toEqual([expect.stringContaining(why)]);

  const other = app.visitor();
  await add(other, { product: "112", variant: "" });
  await (await other.visit("/kosik")).press("Uplatnit", { code: "VANTROKY10" });
  const cart = await (await add(other, giftVoucher)).follow();
  expect(cart).toShowNotice(`Kód VANTROKY10 se teď nezapočítá. ${why}`);
  expect(rowOf(cart)).toEqual([expect.stringContaining(why)]);
  expect(cart.text).not.toContain("Sleva s kódem");
  const ordered = await order(cart, { ...pickUp, ...transfer }, person);
  expect(ordered.path).toMatch(/^\/shrnuti\//u);
  expect(ordered.text).not.toContain("VANTROKY10");
});

test("a voucher waiting for its transfer says who will get it", async () => {
  const visitor = app.visitor();
  await (await visitor.visit(demo.products.voucherForTwo.path)).press(/^Do košíku$/u, { quantity: "1" });
  const page = await order(await visitor.visit("/kosik"), { ...byEmail, ...transfer }, person);
  expect(page.text).toContain("Poukaz pošleme jako PDF na host@example.com do 15 minut po zaplacení.");
});

test.each([
  ["waiting", "Poukaz pošleme jako PDF na host@example.com, obvykle do 15 minut."],
  ["failed", "Poukaz se nám na host@example.com nepodařilo poslat."],
  ["sent", "Poukaz odeslán: PDF jsme poslali na host@example.com."],
  [undefined, "Poukaz pošleme jako PDF na host@example.com, obvykle do 15 minut."],
])("a paid voucher whose e-mail is %s: „%s“", async (state, sentence) => {
  const visitor = app.visitor();
  await add(visitor, giftVoucher);
  const gateway = await order(await visitor.visit("/kosik"), { ...byEmail, ...card }, person);
  app.intercept("GET /api/orders/summary/*/*", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    const progress = data.progress.filter((step: { state: string }) => step.state !== "voucher_sent");
    return json({ data: { ...data, state: "paid", progress, voucher_email: state } });
  });
  const page = await gateway.press("Zaplaceno");
  app.intercept("GET /api/orders/summary/*/*", undefined);
  expect(page.text).toContain(sentence);
  expect(page.text.includes("PDF jsme poslali")).toBe(state === "sent");
});
