import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { atCart, badge, desk, order, person, pickUp } from "./shopping.ts";

const app = await openTestApp();
const terms = "/info/obchodni-podminky";
const list = "GET /api/legal-documents";

function versionLinks({ html }: Page): string[][] {
  return elements(html, "a", (link) => (attribute(link, "href") ?? "").startsWith("/zneni/")).map((link) => [
    attribute(link, "href") ?? "",
    attribute(link, "type") ?? "",
  ]);
}

test("the page of the terms lists its versions, and each is a PDF", async () => {
  const visitor = app.visitor();
  const page = await visitor.visit(terms);
  expect(versionLinks(page)).toEqual([["/zneni/obchodni-podminky-1.pdf", "application/pdf"]]);
  expect(page.all("heading")).toContain("Znění ke stažení");
  expect(page.text).toMatch(/Znění účinné od 12\. 10\. 2026 \(PDF\)/u);
  const file = await visitor.visit("/zneni/obchodni-podminky-1.pdf");
  expect(file.status).toBe(200);
  expect(file.body.slice(0, 5)).toBe("%PDF-");
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="obchodni-podminky-1.pdf"',
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "cache-control": "public, max-age=3600",
    "x-robots-tag": "noindex",
    "x-content-type-options": "nosniff",
  });
});

test.each([
  ["/info/odstoupeni-od-smlouvy", ["/zneni/odstoupeni-od-smlouvy-2.pdf"]],
  ["/info/reklamace", ["/zneni/reklamace-3.pdf"]],
  ["/info/darkove-poukazy", ["/zneni/darkove-poukazy-4.pdf"]],
  ["/info/doprava-a-platba", []],
])("%s has its own versions", async (path, files) => {
  expect(versionLinks(await app.visitor().visit(path)).map(([href]) => href)).toEqual(files);
});

test("an order links the texts that it was concluded under", async () => {
  const [, cart] = await atCart(app, badge);
  const page = await order(cart, { ...pickUp, ...desk }, person);
  expect(versionLinks(page).map(([href]) => href)).toEqual([
    "/zneni/obchodni-podminky-1.pdf",
    "/zneni/odstoupeni-od-smlouvy-2.pdf",
    "/zneni/reklamace-3.pdf",
  ]);
  expect(page.all("heading")).toContain("Smluvní dokumenty");
  expect(page.text).toContain("PDF, znění účinné od 12. 10. 2026");
});

test("odd values of versions cost only themselves, and none of them gets into the page", async () => {
  const odd = await openTestApp();
  odd.intercept(list, () =>
    json({
      data: [
        { id: 7, kind: "terms", title: "<b>Podmínky</b>", valid_from: "2026-11-20T08:00:00Z" },
        { id: '8"><script>', kind: "terms", title: "x", valid_from: "2026-11-20T08:00:00Z" },
        { id: 9, kind: "terms", title: "x", valid_from: "včera<b>" },
        { id: 10, kind: "other", title: "x", valid_from: "2026-11-20T08:00:00Z" },
      ],
    }),
  );
  const page = await odd.visitor().visit(terms);
  expect(versionLinks(page).map(([href]) => href)).toEqual(["/zneni/obchodni-podminky-7.pdf"]);
  expect(page.body).not.toContain("<b>Podmínky");
});

test("the text is there while its versions cannot be read", async () => {
  const failing = await openTestApp();
  failing.intercept(list, () => json({}, 503));
  const page = await failing.visitor().visit(terms);
  expect(page.status).toBe(200);
  expect(page.all("heading")).toContain("Obchodní podmínky");
  expect(versionLinks(page)).toEqual([]);
});

test.each([
  "obchodni-podminky-999.pdf",
  "obchodni-podminky-0.pdf",
  "obchodni-podminky.pdf",
  "jine-1.pdf",
  "1.pdf",
  "obchodni-podminky-1.html",
])("no other name is a version: %s", async (file) => {
  const wrong = await app.visitor().visit(`/zneni/${file}`);
  expect(wrong.status).toBe(404);
  expect(wrong.title).toBe("Stránka nenalezena (404)");
});

test.each([
  ["HTML", () => new Response("<script>alert(1)</script>", { headers: { "Content-Type": "text/html" } })],
  [
    "HTML that its header calls a PDF",
    () => new Response("<script>alert(1)</script>", { headers: { "Content-Type": "application/pdf" } }),
  ],
  ["an outage", () => json({}, 503)],
  ["nothing", () => new Response(null, { headers: { "Content-Type": "application/pdf" } })],
])("%s instead of a PDF is an outage page", async (_name, answer) => {
  app.intercept("GET /api/legal-documents/*", answer);
  const failed = await app.visitor().visit("/zneni/obchodni-podminky-1.pdf");
  app.intercept("GET /api/legal-documents/*", undefined);
  expect(failed.status).toBe(503);
  expect(failed.headers.get("Content-Type")).toContain("text/html");
  expect(failed.text).toContain("Stránky právě nejsou dostupné.");
});
