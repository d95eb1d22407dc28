import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { limits } from "#server/services/limits.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { giftCode } from "./shopping.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const openFresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/vouchers/lookup";
const submit = "Zjistit zůstatek";
const unknown =
  "Takový dárkový poukaz neznáme. Zkontrolujte prosím, zda jste kód opsali správně. Slevové kódy zůstatek nemají.";

async function lookUp(code: string, app = demo) {
  const page = await app.visitor({ ip: "192.0.2.7" }).visit(paths.voucherBalance());
  return page.press(submit, { code });
}

test("the page asks for a code, is described for search engines and may be kept", async () => {
  const page = await demo.visitor().visit(paths.voucherBalance());
  expect(page.status).toBe(200);
  expect(page.all("heading")[0]).toBe("Zůstatek dárkového poukazu");
  expect(page.body).toMatch(/name="description" content="Zjistěte, kolik na\sdárkovém poukazu zbývá/u);
  expect(page.body).not.toContain('content="noindex');
  const [form] = elements(page.the("main"), "form");
  expect(form && attribute(form, "method")).toBe("post");
  expect(form && attribute(form, "action")).toBe("/poukaz");
  expect((await demo.visitor().get("/sitemap-stranky.xml")).body).toContain("/poukaz</loc>");
});

test("a code tells its balance, end and use, and is in no address or log", async () => {
  const typed = ` ${giftCode.toLowerCase().replaceAll("-", " ")} `;
  const page = await lookUp(typed);
  expect(page.status).toBe(200);
  expect(page.path).toBe("/poukaz");
  expect(page.has("heading", "Na poukazu zbývá 557,50 Kč")).toBe(true);
  expect(page.text).toContain(`Poukaz ${giftCode} v původní hodnotě 1 000,00 Kč.`);
  expect(page.text).toMatch(/Platí do \d{1,2}\. \d{1,2}\. 20\d\d\./u);
  expect(page.text).toContain(
    "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu.",
  );
  expect(attribute(page.the("link", "Přejít do e-shopu"), "href")).toBe("/eshop");
  expect(attribute(page.the("textbox", "Kód poukazu"), "value")).toBe(typed);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(JSON.stringify(demo.log)).not.toMatch(/7KQ4/iu);
  expect(demo.calls.filter(({ path }) => /7KQ4/iu.test(path))).toEqual([]);
});

test.each([
  ["", "Pole musí být vyplněno."],
  ["<".repeat(65), "Vyplňte prosím nejvýše 64 znaků."],
  ["NENITAKOVY", unknown],
  ["DAR-VYCE-RPAN-YKQD", "Tento poukaz je vyčerpaný, nic na něm nezbývá."],
  [
    "DAR-STAR-YKQD-2345",
    /Platnost tohoto poukazu skončila \d{1,2}\. \d{1,2}\. 20\d\d, uplatnit už ho nelze\./u,
  ],
])("„%s“ is refused beside the field, which keeps it", async (typed, sentence) => {
  const page = await lookUp(typed);
  expect(page.status).toBe(422);
  expect(page).toMarkField("code", sentence);
  expect(attribute(page.the("textbox", "Kód poukazu"), "value") ?? "").toBe(typed);
  expect(page.text).not.toContain("zbývá 5");
});

test("the last day of validity is the day that is printed on the voucher", async () => {
  const app = await openFresh();
  const data = { code: "A", kind: "gift", value: 300, balance: 300, state: "active" };
  app.intercept(call, () => json({ data: { ...data, valid_until: "2028-11-21T23:00:00Z" } }));
  expect((await lookUp("A", app)).text).toContain("Platí do 21. 11. 2028.");
  app.intercept(call, () => json({ data: { ...data, valid_until: null } }));
  const endless = await lookUp("A", app);
  expect(endless.text).toContain("Na poukazu zbývá 300,00 Kč");
  expect(endless.text).not.toContain("Platí do");
});

test.each([
  ["an outage", json({}, 500), null],
  [
    "an outage that names a time",
    Response.json({}, { status: 503, headers: { "Retry-After": "120" } }),
    "120",
  ],
])("%s blames nobody, says when to try again and keeps the code", async (_, answer, wait) => {
  const app = await openFresh();
  app.intercept(call, () => answer);
  const page = await lookUp(giftCode, app);
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe(wait);
  expect(page.text).toContain("Zůstatek teď nejde zjistit. Zkuste to prosím za chvíli znovu.");
  expect(page.text).not.toContain(unknown);
  expect(attribute(page.the("textbox", "Kód poukazu"), "value")).toBe(giftCode);
});

test("too many codes that do not exist have to wait, and the last one is kept", async () => {
  const app = await openFresh();
  for (let time = 0; time < limits.voucher.most; time += 1) await lookUp(`HADANI${time}`, app);
  const over = await lookUp("HADANI", app);
  expect(over.status).toBe(429);
  expect(over.headers.get("Retry-After")).toBe(String(limits.voucher.seconds));
  expect(over.text).toContain("Příliš mnoho pokusů. Zkuste to prosím znovu za 10 minut.");
  expect(attribute(over.the("textbox", "Kód poukazu"), "value")).toBe("HADANI");
});

test("a gift voucher's page and the vouchers of the cart lead there", async () => {
  const product = await demo.visitor().visit("/201/darkove-poukazy/darkovy-poukaz-do-divadla");
  expect(attribute(product.the("link", "Kolik na poukazu zbývá?"), "href")).toBe("/poukaz");
  const visitor = demo.visitor();
  await visitor.post(paths.cart(), { intent: "add", product: "105", variant: "", quantity: "1" });
  const cart = await visitor.visit(paths.cart());
  expect(attribute(cart.the("link", "Kolik na poukazu zbývá?"), "href")).toBe("/poukaz");
});
