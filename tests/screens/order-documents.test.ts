import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { atCart, badge, card, giftVoucher, order, person, pickUp, transfer } from "./shopping.ts";

const app = await openTestApp();
/** One address may order eight times in ten minutes. */
let buyers = 0;
const buyer = () => ({ ...person, email: `kupec${(buyers += 1)}@example.com` });
const ask = "Vystavit daňový doklad";

/** The page of an order that was paid by card. */
async function paid(): Promise<readonly [visitor: Awaited<ReturnType<typeof atCart>>[0], page: Page]> {
  const [visitor, cart] = await atCart(app, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, buyer());
  return [visitor, await gateway.press("Zaplaceno")];
}

function documentLinks({ html }: Page): string[] {
  return elements(html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => href.includes("/doklad/"));
}

/** The summary's answer with changes of its data. */
function changeSummary(changes: Readonly<Record<string, unknown>>): void {
  app.intercept("GET /api/orders/summary/*/*", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, ...changes } });
  });
}

test("a plain form requests an invoice, and is then a link to a PDF", async () => {
  const [visitor, page] = await paid();
  expect(page.all("heading")).toContain("Doklady");
  expect(documentLinks(page)).toEqual([]);
  const answer = await page.press(ask);
  expect(answer.path).toBe(page.path);
  expect(answer.text).toMatch(/Daňový doklad FV26-\d{5} je vystavený\. Najdete ho na této stránce\./u);
  expect(answer.has("button", ask)).toBe(false);
  const [link = "", ...others] = documentLinks(answer);
  expect(others).toEqual([]);
  expect(link).toMatch(/^\/shrnuti\/\d+\/[\w-]+\/doklad\/FV26-\d{5}$/u);

  const file = await visitor.visit(link);
  expect(file.status).toBe(200);
  expect(file.body.startsWith("%PDF-")).toBe(true);
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  expect(file.headers.get("Content-Disposition")).toMatch(/^inline; filename="FV26-\d{5}\.pdf"$/u);
  expect(file.headers.get("Cache-Control")).toBe("private, no-store");
  expect(file.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(file.headers.get("Referrer-Policy")).toBe("no-referrer");
});

test("asking twice makes one document", async () => {
  const [visitor, page] = await paid();
  const one = await page.press(ask);
  expect((await visitor.post(page.path, { intent: "invoice" })).status).toBe(303);
  const again = await visitor.visit(page.path);
  expect(documentLinks(again)).toEqual(documentLinks(one));
});

test("an unpaid order and one of gift vouchers have no documents", async () => {
  const [, cart] = await atCart(app, badge);
  const unpaid = await order(cart, { ...pickUp, ...transfer }, buyer());
  expect(unpaid.all("heading")).not.toContain("Doklady");
  const [visitor, vouchers] = await atCart(app, giftVoucher);
  const gateway = await order(vouchers, { delivery: "6", ...card }, buyer());
  const page = await gateway.press("Zaplaceno");
  expect(page.all("heading")).not.toContain("Doklady");
  const refused = await visitor.post(page.path, { intent: "invoice" });
  expect(refused.status).toBe(303);
  expect((await visitor.visit(page.path)).text).toContain(
    "Daňový doklad k této objednávce teď vystavit nejde.",
  );
});

test("an order of a back office without documents has no such block", async () => {
  const [visitor, page] = await paid();
  changeSummary({ documents: undefined, invoice_available: undefined });
  const plain = await visitor.visit(page.path);
  app.intercept("GET /api/orders/summary/*/*", undefined);
  expect(plain.status).toBe(200);
  expect(plain.all("heading")).not.toContain("Doklady");
  expect(plain.has("button", ask)).toBe(false);
});

test("odd values of documents cost only themselves", async () => {
  const [visitor, page] = await paid();
  changeSummary({
    documents: [
      { number: "../../kosik", kind: "invoice", issued_on: "2026-11-24" },
      { number: "FV26-00007", kind: "proforma", issued_on: "2026-11-24" },
      { number: "FV26-00008", kind: "invoice", issued_on: "včera" },
      { number: "DO26-00009", kind: "credit_note", issued_on: "2026-11-24" },
    ],
    invoice_available: "no",
  });
  const odd = await visitor.visit(page.path);
  app.intercept("GET /api/orders/summary/*/*", undefined);
  expect(odd.status).toBe(200);
  expect(documentLinks(odd)).toEqual([
    expect.stringMatching(/FV26-00008$/u),
    expect.stringMatching(/DO26-00009$/u),
  ]);
  expect(odd.text).toContain("Opravný daňový doklad DO26-00009");
});

test("refunds have their day and goods, and odd ones cost only themselves", async () => {
  const [visitor, page] = await paid();
  expect(page.all("heading")).not.toContain("Vrácené peníze");
  changeSummary({
    refunds: [
      { date: "2026-11-24T23:30:00Z", amount: 85, items: [{ name: "Perník", quantity: 1 }] },
      { date: "2026-11-25T10:00:00Z", amount: 214, fees: 129, items: [{ name: "Perník", quantity: 1 }] },
      { date: "2026-11-26T10:00:00Z", amount: 559, to_vouchers: 30, items: [{ quantity: 1 }] },
      { date: "včera", amount: 1 },
    ],
  });
  const answer = await visitor.visit(page.path);
  app.intercept("GET /api/orders/summary/*/*", undefined);
  const section = answer.text.slice(answer.text.indexOf("Vrácené peníze"));
  expect(section).toMatch(
    /^Vrácené peníze 85,00 Kč ?25\. 11\. 2026, 1× Perník 214,00 Kč ?25\. 11\. 2026, 1× Perník, doprava a platba 129,00 Kč 559,00 Kč ?26\. 11\. 2026; z toho na dárkové poukazy 30,00 Kč Doklady/u,
  );
});

test("an order tells until when the customer may withdraw, once the delivery is known", async () => {
  const [visitor, page] = await paid();
  expect(page.text).not.toContain("Odstoupit od smlouvy bez udání důvodu");
  changeSummary({
    state: "delivered",
    progress: [{ state: "delivered", label: "Doručená", date: new Date().toISOString() }],
  });
  const answer = await visitor.visit(page.path);
  app.intercept("GET /api/orders/summary/*/*", undefined);
  expect(answer.text).toMatch(
    /Zboží vám bylo doručeno \d{1,2}\. \d{1,2}\. 20\d\d\. Odstoupit od smlouvy bez udání důvodu můžete do \d{1,2}\. \d{1,2}\. 20\d\d včetně\./u,
  );
});

test("only its order's secret leads to a document", async () => {
  const [visitor, page] = await paid();
  const [, link = ""] = [page, documentLinks(await page.press(ask))[0]];
  const [, , id = "", hash = "", , number = ""] = link.split("/");
  for (const path of [
    `/shrnuti/${id}/${hash.slice(1)}${hash.at(0)}/doklad/${number}`,
    `/shrnuti/${id}/${hash}/doklad/FV26-99999`,
    `/shrnuti/999/${hash}/doklad/${number}`,
    `/shrnuti/0/${hash}/doklad/${number}`,
    `/shrnuti/${id}/x/doklad/${number}`,
  ]) {
    const wrong = await visitor.visit(path);
    expect(wrong.status, path).toBe(404);
    expect(wrong.title, path).toBe("Stránka nenalezena (404)");
  }
});

test.each([
  ["HTML", () => new Response("<script>alert(1)</script>", { headers: { "Content-Type": "text/html" } })],
  [
    "HTML that its header calls a PDF",
    () => new Response("<p>", { headers: { "Content-Type": "application/pdf" } }),
  ],
  ["an outage", () => json({}, 503)],
  ["nothing", () => new Response(null, { headers: { "Content-Type": "application/pdf" } })],
])("%s instead of a PDF is an outage page", async (_name, answer) => {
  const [visitor, page] = await paid();
  app.intercept("GET /api/orders/*/*/documents/*", answer);
  const failed = await visitor.visit(`${page.path}/doklad/FV26-00001`);
  app.intercept("GET /api/orders/*/*/documents/*", undefined);
  expect(failed.status).toBe(503);
  expect(failed.headers.get("Content-Type")).toContain("text/html");
  expect(failed.headers.get("Cache-Control")).toBe("no-store");
  expect(failed.text).toContain("Stránky právě nejsou dostupné.");
  expect(failed.body).not.toContain("alert(1)");
});

test("a request that fails leaves the order and says so", async () => {
  const [, page] = await paid();
  app.intercept("POST /api/orders/*/*/invoice", () => json({}, 503));
  const failed = await page.press(ask);
  app.intercept("POST /api/orders/*/*/invoice", undefined);
  expect(failed.path).toBe(page.path);
  expect(failed.text).toContain("Nevíme, zda se daňový doklad podařilo vystavit.");
});

test("a customer asks for the invoice of an order in the account", async () => {
  const visitor = await customer(app);
  const list = await visitor.visit("/ucet");
  const orders = elements(list.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => href.startsWith("/ucet/objednavka/"));
  const page = await visitor.visit(orders[2] ?? "");
  const answer = await page.press(ask);
  expect(answer.path).toBe(orders[2]);
  expect(answer.text).toContain("je vystavený");
  const [link = ""] = documentLinks(answer);
  expect((await visitor.visit(link)).headers.get("Content-Type")).toBe("application/pdf");
});

test("another customer's order gives no invoice", async () => {
  const visitor = await customer(app);
  const answer = await visitor.post("/ucet/objednavka/99999", { intent: "invoice" });
  expect(answer.status).toBe(404);
});
