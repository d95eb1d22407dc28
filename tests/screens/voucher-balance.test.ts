import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { limits } from "#server/services/limits.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { giftCode } from "./shopping.ts";

const demo = await openTestApp();
/** The same demo theatre behind its own app, whose limits are empty. */
const fresh = () => openTestApp({ upstreamFetch: demo.passOn });
const call = "POST /api/vouchers/lookup";
const submit = "Zjistit zůstatek";
const unknown =
  "Takový dárkový poukaz neznáme. Zkontrolujte prosím, zda jste kód opsali správně. Slevové kódy zůstatek nemají.";

const later = (status: number) => Response.json({}, { status, headers: { "Retry-After": "120" } });

async function ask(code: string, app = demo) {
  const page = await app.visitor({ ip: "192.0.2.7" }).visit(paths.voucherBalance());
  return page.press(submit, { code });
}

test("the page asks for a code, is described for search engines and may be kept", async () => {
  const page = await demo.visitor().visit(paths.voucherBalance());
  expect([page.status, page.all("heading")[0]]).toEqual([200, "Zůstatek dárkového poukazu"]);
  expect(page.body).toMatch(/name="description" content="Zjistěte, kolik na\sdárkovém poukazu zbývá/u);
  expect(page.body).not.toContain('content="noindex');
  const [form] = elements(page.the("main"), "form");
  expect(form && [attribute(form, "method"), attribute(form, "action")]).toEqual(["post", "/poukaz"]);
  expect((await demo.visitor().get("/sitemap-stranky.xml")).body).toContain("/poukaz</loc>");
});

test.each([
  giftCode,
  giftCode.toLowerCase(),
  ` ${giftCode.replaceAll("-", " ")} `,
  giftCode.replaceAll("-", ""),
])(
  "„%s“ tells the balance, its end and where to use it, without the code in an address or in the log",
  async (typed) => {
    const page = await ask(typed);
    expect([page.status, page.path]).toEqual([200, "/poukaz"]);
    expect(page.has("heading", "Na poukazu zbývá 557,50 Kč")).toBe(true);
    expect(page.text).toContain(`Poukaz ${giftCode} v původní hodnotě 1 000,00 Kč.`);
    expect(page.text).toMatch(/Platí do \d{1,2}\. \d{1,2}\. 20\d\d\./u);
    expect(page.text).toContain(
      "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu.",
    );
    expect(attribute(page.the("link", "Přejít do e-shopu"), "href")).toBe("/eshop");
    expect(attribute(page.the("textbox", "Kód poukazu"), "value")).toBe(typed);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    expect(JSON.stringify(demo.log)).not.toContain("7KQ4");
    expect(demo.calls.filter(({ path }) => /7KQ4/iu.test(path))).toEqual([]);
  },
);

test.each([
  ["", "Pole musí být vyplněno."],
  ["X".repeat(65), "Vyplňte prosím nejvýše 64 znaků."],
  ["DAR-\u0007", "V poli jsou neviditelné řídicí znaky. Napište ho prosím znovu."],
  ["NENITAKOVY", unknown],
  ["VANTROKY10", unknown],
  ["DAR-VYCE-RPAN-YKQD", "Tento poukaz je vyčerpaný, nic na něm nezbývá."],
  [
    "DAR-STAR-YKQD-2345",
    /Platnost tohoto poukazu skončila \d{1,2}\. \d{1,2}\. 20\d\d, uplatnit už ho nelze\./u,
  ],
])("„%s“ is refused beside the field, which keeps it", async (typed, sentence) => {
  const page = await ask(typed, await fresh());
  expect(page.status).toBe(422);
  expect(page.text).toMatch(sentence);
  const field = page.the("textbox", "Kód poukazu");
  expect([attribute(field, "value") ?? "", attribute(field, "aria-invalid")]).toEqual([typed, "true"]);
  expect(attribute(field, "aria-describedby")).toBe("kod-poukazu-error");
  expect(page.text).not.toContain("zbývá 5");
});

test("the last day of validity is the day that is printed on the voucher", async () => {
  const app = await fresh();
  const data = { code: "A", kind: "gift", value: 300, balance: 300, state: "active" };
  app.intercept(call, () => json({ data: { ...data, valid_until: "2028-11-21T23:00:00Z" } }));
  expect((await ask("A", app)).text).toContain("Platí do 21. 11. 2028.");
  app.intercept(call, () => json({ data: { ...data, valid_until: null } }));
  const endless = await ask("A", app);
  expect(endless.text).toContain("Na poukazu zbývá 300,00 Kč");
  expect(endless.text).not.toContain("Platí do");
});

test.each([
  ["an outage", () => json({}, 500), [null]],
  // After some such answers in a row nothing is sent for half a minute.
  ["an outage that names a time", () => later(503), [2, 1]],
  ["a voucher that is no gift", () => json({ data: { code: "A", kind: "promo", value: 5 } }), [null]],
  ["a 404 without a reason", () => json({ message: "Not Found" }, 404), [null]],
  ["a limit of the back office", () => later(429), [2]],
])("%s blames nobody and counts as no guess", async (_, answer, waits) => {
  const app = await fresh();
  app.intercept(call, answer);
  for (let time = 0; time <= limits.voucher.most; time += 1) {
    const page = await ask(giftCode, app);
    const seconds = page.headers.get("Retry-After");
    // In minutes: later answers name what is left of the time.
    expect(page.status).toBe(503);
    expect(waits).toContain(seconds && Math.ceil(Number(seconds) / 60));
    expect(page.text).toContain("Zůstatek teď nejde zjistit. Zkuste to prosím za chvíli znovu.");
    expect(page.text).not.toContain(unknown);
    expect(attribute(page.the("textbox", "Kód poukazu"), "value")).toBe(giftCode);
  }
});

test("codes that do not exist are limited, together with those in the cart; one that exists costs nothing", async () => {
  const app = await fresh();
  for (let time = 0; time < limits.voucher.most; time += 1) {
    expect((await ask(`HADANI${time}`, app)).status).toBe(422);
    if (time < limits.voucher.most - 1) expect((await ask(giftCode, app)).status).toBe(200);
  }
  const over = await ask("HADANI", app);
  expect([over.status, over.headers.get("Retry-After")]).toEqual([429, String(limits.voucher.seconds)]);
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

test("a code that is too long to be one stands in the field again as it was typed", async () => {
  const page = await ask("<".repeat(300));
  expect(page.status).toBe(422);
  expect(attribute(page.the("textbox", "Kód"), "value")).toBe("<".repeat(300));
});
