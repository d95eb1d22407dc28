import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { atCart, badge, card, order, person, pickUp } from "./shopping.ts";

const app = await openTestApp();
const name = "Vstupenky (PDF)";
const summaries = "GET /api/orders/summary/*/*";
const files = "GET /api/orders/*/*/tickets";
/** One address may order eight times in ten minutes. */
let buyers = 0;

/** The page of an order that was paid by card. */
async function paid() {
  const [visitor, cart] = await atCart(app, badge);
  const buyer = { ...person, email: `divak${(buyers += 1)}@example.com` };
  const gateway = await order(cart, { ...pickUp, ...card }, buyer);
  return { visitor, page: await gateway.press("Zaplaceno") };
}

/** Answers orders as if they had tickets. */
function sellTickets(call = summaries): void {
  app.intercept(call, async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, tickets_available: true } });
  });
}

function linksToTickets({ html }: Page): string[] {
  return elements(html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => href.endsWith("/doklad/vstupenky"));
}

test("an order without tickets to download links none, and has no such file", async () => {
  const { visitor, page } = await paid();
  expect(linksToTickets(page)).toEqual([]);
  expect(page.text).not.toContain(name);
  expect((await visitor.visit(`${page.path}/doklad/vstupenky`)).status).toBe(404);
});

test("the tickets of an order are linked above all else on its page, as a PDF", async () => {
  const { visitor, page } = await paid();
  sellTickets();
  const answer = await visitor.visit(page.path);
  app.intercept(summaries, undefined);
  const [link = "", ...others] = linksToTickets(answer);
  expect(link).toBe(`${page.path}/doklad/vstupenky`);
  expect(others).toEqual([]);
  expect(answer.text).toContain("U vstupu je ukažte na telefonu, nebo vytištěné na papíře.");
  expect(answer.text.indexOf(name)).toBeGreaterThan(0);
  expect(answer.text.indexOf(name)).toBeLessThan(answer.text.indexOf("Zaplaceno, děkujeme."));

  app.intercept(files, () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }));
  const file = await visitor.visit(link);
  app.intercept(files, undefined);
  expect(file.status).toBe(200);
  expect(file.body).toBe("%PDF-1.7");
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  expect(file.headers.get("Content-Disposition")).toMatch(/^inline; filename="vstupenky-\d+\.pdf"$/u);
  expect(file.headers.get("Cache-Control")).toBe("private, no-store");
  expect(file.headers.get("X-Robots-Tag")).toContain("noindex");
});

test("a customer has the tickets on the order's page in the account", async () => {
  const visitor = await customer(app);
  const list = await visitor.visit("/ucet");
  const [own = ""] = elements(list.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter((href) => href.startsWith("/ucet/objednavka/"));
  sellTickets("GET /api/orders/*");
  const page = await visitor.visit(own);
  app.intercept("GET /api/orders/*", undefined);
  expect(linksToTickets(page)).toEqual([
    expect.stringMatching(/^\/shrnuti\/\d+\/[\w-]+\/doklad\/vstupenky$/u),
  ]);
});

test.each([
  ["no order", (path: string) => path.replace(/\d+/u, "999999")],
  ["another secret", (path: string) => path.replace(/.{2}(?=\/doklad)/u, "AA")],
  ["no secret", (path: string) => path.replace(/[^/]+(?=\/doklad)/u, "x")],
  ["no id", (path: string) => path.replace(/\d+/u, "0")],
])("the address of %s has no tickets", async (_what, change) => {
  const { visitor, page } = await paid();
  expect((await visitor.visit(change(`${page.path}/doklad/vstupenky`))).status).toBe(404);
});

test("an order that is not paid has no tickets yet", async () => {
  const { visitor, page } = await paid();
  app.intercept(files, () => json({ error: "unpaid" }, 409));
  const none = await visitor.visit(`${page.path}/doklad/vstupenky`);
  app.intercept(files, undefined);
  expect(none.status).toBe(404);
  expect(none.title).toBe("Stránka nenalezena (404)");
});

test.each([
  ["HTML", () => new Response("<p>", { headers: { "Content-Type": "text/html" } })],
  ["an outage", () => json({}, 503)],
])("%s instead of tickets is an outage page", async (_what, answer) => {
  const { visitor, page } = await paid();
  app.intercept(files, answer);
  const failed = await visitor.visit(`${page.path}/doklad/vstupenky`);
  app.intercept(files, undefined);
  expect(failed.status).toBe(503);
  expect(failed.headers.get("Cache-Control")).toBe("no-store");
  expect(failed.text).toContain("Stránky právě nejsou dostupné.");
});
