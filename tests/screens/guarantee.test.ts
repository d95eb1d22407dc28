import { expect, test } from "vitest";
import { identityWith } from "../support/demo-theatre.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import { demo } from "../support/demo.ts";

const mug = demo.products.mug.path;
const name = "Zákonná záruka: nejméně 2 roky";

test("a cart with goods reminds of the legal guarantee above the button", async () => {
  const visitor = (await openTestApp()).visitor();
  await (await visitor.visit(mug)).press(/^Do košíku$/u, { quantity: "1" });
  const page = await visitor.visit("/kosik");
  const notice = page.the("region", name);
  expect(textOf(notice)).toMatch(/ze\szákona záruku nejméně 2\sroky od převzetí/u);
  const [link] = byRole(notice, page.html, "link");
  expect(link && attribute(link, "href")).toBe("/info/reklamace");
  expect(page.body.indexOf('id="zaruka"')).toBeLessThan(page.body.indexOf('value="order"'));
});

test("the theatre's official picture replaces the words, and has them as its alt text", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path d="M0 0h9v9z"/></svg>';
  const entry = { guaranteeNotice: { picture: "oznameni.svg", link: "https://zaruka.example/cs" } };
  const identity = identityWith(entry, { "oznameni.svg": svg });
  const app = await openTestApp({ config: { identity } });
  const visitor = app.visitor();
  await (await visitor.visit(mug)).press(/^Do košíku$/u, { quantity: "1" });
  const page = await visitor.visit("/kosik");
  const notice = page.the("region", name);
  const [picture] = elements(notice, "img");
  expect(picture && attribute(picture, "alt")).toMatch(/nejméně 2\sroky/u);
  expect(elements(notice, "p").map(textOf)).toEqual(["Na co máte nárok a jak reklamovat"]);
  const [link] = byRole(notice, page.html, "link");
  expect(link && attribute(link, "href")).toBe("https://zaruka.example/cs");
  const file = await visitor.get((picture && attribute(picture, "src")) ?? "");
  expect(file.status).toBe(200);
});

test("a cart of gift vouchers and their page say nothing of the guarantee", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  const voucher = await visitor.visit(demo.products.voucherForTwo.path);
  expect(voucher.has("heading", "Zákonná záruka")).toBe(false);
  await voucher.press(/^Do košíku$/u, { quantity: "1" });
  expect((await visitor.visit("/kosik")).has("region", name)).toBe(false);
  expect((await visitor.visit(mug)).has("heading", "Zákonná záruka")).toBe(true);
});
