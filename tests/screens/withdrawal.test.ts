import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { limits } from "#server/services/limits.ts";
import { startSmtp } from "../../server/standalone/tests/smtp-server.ts";
import { partsOf } from "../../server/standalone/tests/emails.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { expectNoise } from "../support/noise.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { address, atCart, badge, courier, order, person, transfer } from "./shopping.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const openFresh = (options: Parameters<typeof openTestApp>[0] = {}) =>
  openTestApp({ upstreamFetch: demo.passOn, ...options });
const call = "POST /api/withdrawals";
const next = "Pokračovat ke kontrole";
const confirm = "Potvrdit odstoupení od smlouvy";
const typed = { name: "Jana Nováková", orderCode: "E26-00099", email: "jana@example.com" };

const withdrawalsSent = (app: TestApp) =>
  app.calls.filter(({ method, path }) => `${method} ${path}` === call);
const valueOf = (page: Page, name: string) => {
  const [field] = elements(page.the("main"), "input", (one) => attribute(one, "name") === name);
  return field && attribute(field, "value");
};

async function review(app: TestApp, changes: Readonly<Record<string, string>> = {}): Promise<Page> {
  const page = await app.visitor().visit(paths.withdrawal());
  return page.press(next, { ...typed, ...changes });
}

async function placed(): Promise<{ path: string; code: string }> {
  const [, cart] = await atCart(demo, badge);
  const page = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
  return {
    path: page.path.replace("/shrnuti/", "/odstoupeni/"),
    code: /E\d\d-\d+/u.exec(page.title)?.[0] ?? "",
  };
}

test("the form asks for a name, an order number and an e-mail, and for no reason", async () => {
  const page = await demo.visitor().visit("/odstoupeni");
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Odstoupení od smlouvy");
  const fields = [...elements(page.the("main"), "input"), ...elements(page.the("main"), "textarea")]
    .filter((field) => attribute(field, "type") !== "hidden")
    .map((field) => [attribute(field, "name"), attribute(field, "required") !== null]);
  expect(Object.fromEntries(fields)).toEqual({
    name: true,
    orderCode: true,
    email: true,
    goods: false,
    account: false,
    note: false,
  });
  expect(page.text).not.toMatch(/[Dd]ůvod odstoupení/u);
});

test("the second step shows the statement with both buttons and sends nothing yet", async () => {
  const app = await openFresh();
  const stated = { goods: "2× Hrnek Přestávka\nTaška", account: "19-2000145399/0800", note: "Děkuji.\nJana" };
  const page = await review(app, stated);
  const main = page.the("main");
  expect(elements(main, "button").map(textOf)).toEqual([confirm, "Zpět"]);
  for (const part of [
    "E26-00099",
    "2× Hrnek Přestávka",
    "1× Taška",
    "Jana Nováková",
    "jana@example.com",
    "19-2000145399/0800",
    "Děkuji.",
  ])
    expect(textOf(main).replaceAll("\u00a0", " ")).toContain(part);
  expect(withdrawalsSent(app)).toEqual([]);

  const back = await page.press("Zpět");
  expect(valueOf(back, "name")).toBe(typed.name);
  expect(valueOf(back, "orderCode")).toBe(typed.orderCode);
  expect(valueOf(back, "email")).toBe(typed.email);
  expect(valueOf(back, "account")).toBe(stated.account);
  expect(elements(back.the("main"), "textarea").map(textOf)).toEqual([
    "2× Hrnek Přestávka Taška",
    "Děkuji. Jana",
  ]);
  expect(withdrawalsSent(app)).toEqual([]);
});

test("with delivery to Slovakia form, check and instruction have Slovak words", async () => {
  const slovakIn = (page: Page) =>
    elements(page.html, "*", (one) => attribute(one, "lang") === "sk").map((one) =>
      textOf(one).replaceAll("\u00a0", " "),
    );
  const instruction = paths.info("odstoupeni-od-smlouvy");
  const app = await openFresh();
  const visitor = app.visitor();
  const czech = await visitor.visit("/odstoupeni");
  expect(slovakIn(czech)).toEqual(["Odstúpiť od zmluvy"]);
  expect(attribute(czech.the("link", "Odstúpiť od zmluvy"), "href")).toBe("/odstoupeni?jazyk=sk");
  const form = await visitor.visit("/odstoupeni?jazyk=sk");
  expect(slovakIn(form)).toEqual([
    "/ Meno a priezvisko",
    "/ Číslo objednávky",
    "/ E-mail",
    "/ Tovar",
    "/ Číslo účtu na vrátenie peňazí",
    "/ Poznámka",
  ]);
  const second = await form.press(next, {
    name: "Jana Nováková",
    orderCode: "E26-00096",
    email: "jana@example.sk",
  });
  expect(slovakIn(second)).toEqual(["Potvrdiť odstúpenie od zmluvy"]);
  expect(second.has("button", confirm)).toBe(false);
  expect((await second.press("Potvrdiť odstúpenie od zmluvy")).text).toMatch(/OS26-\d{5}/u);
  const whole = await app.visitor().visit(instruction);
  expect(unbrokenIn(whole)).toContain("e-mailom");
  const [slovak = ""] = slovakIn(whole);
  expect(slovak).toMatch(/^Poučenie o práve odstúpiť od zmluvy ?Odstúpiť od zmluvy/u);
  expect(slovak).toContain("v lehote 14 dní");

  const other = await openFresh({ config: { deliverTo: ["CZ"] } });
  for (const page of [
    await other.visitor().visit("/odstoupeni?jazyk=sk"),
    await review(other),
    await other.visitor().visit(instruction),
  ])
    expect(slovakIn(page)).toEqual([]);
});

test("a receipt has its number and its time to the second, and accepts nothing", async () => {
  const page = await (await review(await openFresh(), { note: "první" })).press(confirm);
  expect(page.status).toBe(200);
  expect(page.path).toBe("/odstoupeni");
  expect(page.all("heading")[0]).toBe("Odstoupení jsme přijali");
  expect(page.text).toMatch(/Číslo potvrzení\s*OS26-\d{5}/u);
  expect(page.text).toMatch(/Přijato\s*\d{1,2}\. \d{1,2}\. 20\d\d \d{1,2}:\d\d:\d\d/u);
  expect(page.text).toContain("Potvrzení jsme poslali na jana@example.com.");
  expect(page.text).not.toMatch(/uznali|uznáváme|schválili/u);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
});

test.each([
  ["sent", "Potvrzení jsme poslali na jana@example.com."],
  ["waiting", "Odstoupení je uloženo, e-mail zatím neodešel."],
  ["failed", "Odstoupení je uloženo, ale e-mail na jana@example.com se odeslat nepodařilo."],
  [undefined, "Odstoupení je uloženo s e-mailem jana@example.com."],
])("the receipt has its sentence for the state %s of the e-mail", async (email, sentence) => {
  const app = await openFresh();
  app.intercept(call, () =>
    json({ data: { reference: "A1", received_at: "2026-11-21T10:00:07Z", email } }, 201),
  );
  const page = await (await review(app)).press(confirm);
  expect(page.text).toContain(sentence);
  expect(page.text).toContain("21. 11. 2026 11:00:07");
});

test("wrong fields have their errors beside them, are kept, and send nothing", async () => {
  const app = await openFresh();
  const changes = { name: "x".repeat(201), email: "jana" };
  const page = await review(app, changes);
  expect(page.status).toBe(422);
  expect(page).toMarkField("name", "Vyplňte prosím nejvýše 200 znaků.");
  expect(page).toMarkField("email", "Pole musí obsahovat platný email.");
  expect(valueOf(page, "name")).toBe(changes.name);
  expect(valueOf(page, "orderCode")).toBe(typed.orderCode);
  expect(valueOf(page, "email")).toBe(changes.email);
  expect(withdrawalsSent(app)).toEqual([]);
});

test("errors of the back office stand beside the fields, others above the form", async () => {
  const app = await openFresh();
  app.intercept(call, () =>
    json(
      { message: "x", errors: { order_code: ["Takhle číslo nevypadá."], "items.0.name": ["Tohle ne."] } },
      422,
    ),
  );
  const page = await (await review(app)).press(confirm);
  expect(page.status).toBe(422);
  expect(page).toMarkField("orderCode", "Takhle číslo nevypadá.");
  expect(page.text).toContain("Tohle ne.");
  expect(valueOf(page, "name")).toBe(typed.name);
});

test.each([
  ["an outage", notBegun, "Odstoupení se teď nepodařilo odeslat, nic jsme neuložili."],
  ["no readable answer", () => json({ data: {} }, 201), "Nevíme jistě, zda odstoupení dorazilo."],
  ["no such call", () => json({}, 404), "nic jsme neodeslali"],
])("after %s the statement stays, with another way to send it", async (_, answer, sentence) => {
  const app = await openFresh();
  app.intercept(call, answer);
  for (let time = 0; time <= limits.withdrawal.most; time += 1) {
    const page = await (await review(app)).press(confirm);
    expect(page.status).toBe(503);
    expect(unbrokenIn(page)).toContain("e-mailem");
    expect(page.text).toContain(sentence);
    expect(page.has("heading", "Odstoupení na papíře nebo e-mailem")).toBe(true);
    expect(page.text).toContain("pokladna@divadlonavantrokach.example");
    expect(valueOf(page, "name")).toBe(typed.name);
    expect(page.has("button", confirm)).toBe(true);
  }
});

test("a statement is sent while the catalogue, the cart and the settings fail", async () => {
  const app = await openFresh({
    upstreamFetch: async (request) =>
      new URL(request.url).pathname === "/api/withdrawals" ? demo.passOn(request) : json({}, 500),
  });
  const page = await review(app, { orderCode: "E26-00097" });
  expect((await page.press(confirm)).text).toMatch(/OS26-\d{5}/u);
});

test("an order's address fills the form in, and a wrong number of pieces is kept", async () => {
  const { path, code } = await placed();
  const app = await openFresh();
  const page = await app.visitor().visit(path);
  expect(valueOf(page, "orderCode")).toBe(code);
  expect(valueOf(page, "name")).toBe(`${person.firstName} ${person.lastName}`);
  expect(valueOf(page, "email")).toBe(person.email);
  expect(valueOf(page, "quantity")).toBe("1");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
  const whole = await page.press(next);
  expect(whole.path).toBe("/odstoupeni");
  expect(whole.text).toContain("celá objednávka");
  const refused = await page.press(next, { quantity: "2" });
  expect(refused.status).toBe(422);
  expect(refused).toMarkField("quantity", "Zadejte celé číslo od 0 do 1.");
  expect(valueOf(refused, "quantity")).toBe("2");
});

test("a wrong hash gives the same empty form as no order, and locks nobody out", async () => {
  const app = await openFresh();
  const mainOf = (page: Page) => textOf(page.the("main"));
  const empty = mainOf(await app.visitor().visit("/odstoupeni"));
  const { path } = await placed();
  const [, , id] = path.split("/");
  const visitor = app.visitor({ ip: "192.0.2.9" });
  const wrong = [`/odstoupeni/${id}/wrong-hash-wrong-hash`, "/odstoupeni/99999/wrong-hash-wrong-hash"];
  for (let time = 0; time <= limits.secret.most; time += 1) {
    const page = await visitor.visit(wrong[time % 2] ?? "");
    expect(page.status).toBe(200);
    expect(mainOf(page)).toBe(empty);
    expect(valueOf(page, "orderCode") ?? "").toBe("");
  }
  await visitor.visit("/odstoupeni/x/y");
  expect(valueOf(await visitor.visit(path), "orderCode")).toMatch(/^E26-/u);
});

test("an order of a company gets an explanation, and may be sent", async () => {
  const { path } = await placed();
  const app = await openFresh();
  app.intercept("GET /api/orders/summary/*/*", async (request) => {
    const { data } = (await (await demo.passOn(request)).json()) as { data: object };
    return json({ data: { ...data, company: { name: "Spolek", ico: "00000027", dic: null } } });
  });
  const page = await app.visitor().visit(path);
  expect(page.text).toContain("Objednávka je na firmu s IČO.");
  const second = await page.press(next);
  expect(second.text).toContain("Objednávka je na firmu s IČO.");
  expect(second.has("button", confirm)).toBe(true);
});

test("footers, an order, its row in the account and its e-mail lead there", async () => {
  const links = (page: Page) =>
    elements(page.html, "a", (one) => textOf(one) === "Odstoupit od smlouvy").map((one) =>
      attribute(one, "href"),
    );
  for (const path of ["/", "/kosik", "/info/predplatne", "/neni"])
    expect(links(await demo.visitor().get(path)), path).toEqual(["/odstoupeni"]);
  const visitor = await customer(demo);
  const account = links(await visitor.visit("/ucet")).filter((link) => link !== "/odstoupeni");
  expect(account).not.toEqual([]);
  const [row = ""] = account;
  expect(links(await visitor.visit(`/ucet/objednavka/${row?.split("/")[2]}`))).toContain(row);
  const { path, code } = await placed();
  const message = (await demo.standalone?.outbox())?.find(({ subject }) =>
    subject.startsWith(`Objednávka ${code}`),
  );
  expect(message?.text).toContain(`Odstoupit od smlouvy:\nhttp://localhost:3000${path}\n`);
  expect(partsOf({ raw: message?.raw ?? "" }).html).toMatch(
    new RegExp(`<a href="http://localhost:3000${path}"[^>]*>Odstoupit od smlouvy</a>`, "u"),
  );
});

test("without the call the page is a form to be printed, and sends nothing", async () => {
  const app = await openFresh({ config: { absentAreas: ["withdrawals"] } });
  const page = await app.visitor().visit("/odstoupeni");
  expect(page.status).toBe(200);
  expect(elements(page.the("main"), "form")).toEqual([]);
  expect(page.text).toContain("nic jsme neodeslali");
  expect(page.text).toContain("Mlýnská strouha 12");
  expect(page.text).not.toMatch(/potvrdíme/u);
  expect(page.text).toContain("Formulář vytisknete a pošlete poštou");
  const posted = await app.visitor().post("/odstoupeni", { ...typed, intent: "confirm" });
  expect(posted.status).toBe(503);
  expect(posted.text).toContain("nic jsme neodeslali");
  expect(withdrawalsSent(app)).toEqual([]);
});

test("without the call the mail server has to accept both e-mails first", async () => {
  const smtp = await startSmtp();
  const settings = {
    smtpUrl: smtp.url,
    withdrawalMail: "eshop@divadlo.example",
    absentAreas: ["withdrawals"] as const,
  };
  const app = await openFresh({ config: settings });
  const page = await review(app, { note: "přes poštu" });
  expectNoise(/withdrawal\.mail-failed/u);
  smtp.reply({ MAIL: "451 4.3.0 try again later" });
  const refused = await page.press(confirm);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain("Nevíme jistě, zda odstoupení dorazilo.");
  smtp.reply({});
  const received = await page.press(confirm);
  expect(received.text).toContain("Potvrzení jsme poslali na jana@example.com.");
  expect(received.text).not.toContain("uloženo");
  const reference = /OW-[0-9A-F]{8}/u.exec(received.text)?.[0];
  expect(smtp.messages.map(({ to }) => to)).toEqual(["eshop@divadlo.example", "jana@example.com"]);
  const again = await page.press(confirm);
  expect(again.text).toContain(reference);
  expect(smtp.messages[2]?.id).toBe(smtp.messages[0]?.id);
  await smtp.stop();
});

/** Texts in their own element, which no line end divides. */
function unbrokenIn(page: Page): readonly string[] {
  return elements(page.html, "span").map(textOf);
}
