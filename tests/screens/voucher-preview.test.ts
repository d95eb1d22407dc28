import { expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import { add, giftVoucher, mug } from "./shopping.ts";

const app = await openTestApp();
const call = "POST /api/vouchers/preview";
const preview = `/kosik/nahled-poukazu?product=${giftVoucher.product}&variant=`;
const dedication = "Milé babičce & dědovi";

async function buyer(note = dedication) {
  const visitor = app.visitor();
  await add(visitor, giftVoucher, "1", note);
  return visitor;
}

test("a gift voucher in the cart links to its preview with the dedication", async () => {
  const visitor = await buyer();
  await add(visitor, mug);
  const cart = await visitor.visit("/kosik");
  const links = elements(cart.html, "a", (link) => attribute(link, "href")?.includes("nahled") ?? false);
  expect(links.map((link) => attribute(link, "href"))).toEqual([preview]);
  expect(cart.text).toMatch(/Náhled poukazu s uloženým věnováním \(PDF\) ?, otevře se v novém okně/u);
  const without = await (await buyer("")).visit("/kosik");
  expect(without.text).toContain("Náhled poukazu bez věnování (PDF)");
});

test("the preview is a PDF for this visitor alone, drawn from the note in the cart", async () => {
  const visitor = await buyer();
  const before = app.calls.length;
  const answer = await visitor.request(preview);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(200);
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="nahled-poukazu.pdf"',
    "cache-control": "private, no-store",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-content-type-options": "nosniff",
  });
  const sent = app.calls.slice(before).find(({ path }) => path === "/api/vouchers/preview");
  expect(JSON.parse(String(sent?.body))).toEqual({ product_id: 202, variant_id: null, note: dedication });
  expect(JSON.stringify(app.log)).not.toContain("babičce");
});

test.each([
  ["a product that is not in the cart", "/kosik/nahled-poukazu?product=201&variant=2011"],
  ["another variant", `${preview}5`],
  ["a product that is no gift voucher", "/kosik/nahled-poukazu?product=105&variant="],
  ["nothing", "/kosik/nahled-poukazu"],
])("%s has no preview", async (_, address) => {
  const visitor = await buyer();
  await add(visitor, mug);
  const page = await visitor.visit(address);
  expect(page.status).toBe(404);
  expect(page.all("heading")[0]).toBe("Stránka nenalezena (404)");
});

const html = "<!doctype html><script>alert(1)</script>";
const file = (body: BodyInit, type: string) => () =>
  new Response(body, { headers: { "Content-Type": type } });

test.each([
  ["an outage", () => json({}, 500), 503],
  ["a page", file(html, "text/html"), 503],
  ["a page that is called a PDF", file(html, "application/pdf"), 503],
  ["a PDF that is called a page", file("%PDF-1.7", "text/html"), 503],
  ["more than 2 MB", file(`%PDF-${"x".repeat(2 * 1024 * 1024)}`, "application/pdf"), 503],
  ["nothing", () => new Response(null, { status: 204 }), 503],
  ["a product that the back office no longer knows", () => json({ error: "not_exists" }, 404), 404],
])("%s of the back office is an error page", async (_, answer, status) => {
  const visitor = await buyer();
  app.intercept(call, answer);
  const page = await visitor.visit(preview);
  app.intercept(call, undefined);
  expect(page.status).toEqual(status);
  expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(page.body).not.toContain("alert(1)");
});

test("a back office that draws no previews leaves the cart without the link", async () => {
  const other = await openTestApp({
    upstreamFetch: app.passOn,
    config: { absentAreas: ["voucher-preview"] },
  });
  const visitor = other.visitor();
  await add(visitor, giftVoucher);
  expect((await visitor.visit("/kosik")).text).not.toContain("Náhled poukazu");
  expect((await visitor.visit(preview)).status).toBe(404);
});
