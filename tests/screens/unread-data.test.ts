import { expect, test } from "vitest";
import { cookieCheckPath, paths } from "#app/domain/paths.ts";
import { builtSite } from "../support/built-site.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { RecordedReads } from "../support/recorded-reads.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { address, atCart, card, courier, giftCode, mug, order, person, shirt, transfer } from "./shopping.ts";
import { demo } from "../support/demo.ts";

/** A document contains only data that the page reads, because all data cost bytes and time in every answer. */

const recorded = new RecordedReads();
const app = await openTestApp({ watch: (build) => recorded.watch(build) });

/** Fields that no state below reads during rendering, and when the page reads them. */
const readLater: readonly (readonly [RegExp, string])[] = [
  [/^root: cart\.preview/u, "when the cart's dropdown opens"],
  [/^root: notice\.changed/u, "by analytics, after a change of the cart"],
  [
    /(?:products|items|value|lines)\[\]\.(?:product\.)?(?:brand|brand\.name|category\.name)$/u,
    "by analytics, with consent",
  ],
  [/dates\.value(?:\.next)?\[\]\.production\.title$/u, "when a row of dates opens"],
  [/price\.lowest30Days$/u, "beside a sale price; nothing on this screen is on sale"],
  [/checkout\.value\.gone\.branch$/u, "when a chosen branch is no longer offered"],
  [/order\.stateLabel$/u, "while an order has no progress"],
  [/account\/order\/order: order\.vouchers\[\]\.remaining$/u, "of a gift voucher; this order has none"],
];

/** States of every screen; together they read every field of it. */
const states: readonly (string | ((site: TestApp) => Promise<unknown>))[] = [
  "/",
  "/program",
  "/program?page=2",
  "/program?podrobnosti=3",
  "/program?mesic=2026-12&scena=komora&ucinkujici=3",
  "/program?od=2026-12-23&do=2026-12-24",
  "/repertoar",
  "/repertoar?zanr=drama",
  "/repertoar/marysa",
  "/repertoar/marysa?terminy=vse&lide=vse",
  "/repertoar/rur",
  "/repertoar/tri-sestry",
  "/vstupenky",
  "/vstupenky?termin=1",
  "/vstupenky?termin=3",
  "/vstupenky?termin=5",
  "/vstupenky?termin=20",
  "/en",
  "/lide",
  "/lide?jmeno=hana",
  "/lide/1/barbora-chalupnikova",
  "/lide/15/simon-bezdek",
  "/hodnoceni",
  "/hodnoceni?inscenace=marysa",
  "/hodnoceni/shrnuti",
  "/o-divadle",
  "/eshop",
  "/eshop/znacky",
  "/eshop/znacky/dilna-vantroky",
  "/products/new",
  "/products/sale",
  "/6/domov",
  "/2/obleceni?page=1",
  demo.products.mug.path,
  demo.products.shirt.path,
  "/202/darkove-poukazy/darkovy-poukaz-do-divadla",
  "/login",
  "/registrace",
  "/account/register",
  "/obnova-hesla",
  "/vstupenky/zaslat-znovu",
  "/zmena-hesla/abcdefghijklmnopqrstuvwx",
  "/hodnoceni/1/nahlasit",
  "/hodnoceni/potvrzeni/abcdefghijklmnop",
  "/aktuality",
  "/aktuality/rur-ma-za-sebou-premieru",
  "/kontakty",
  "/kontakty?kontakt=infocentrum",
  "/documents/dokumenty",
  "/vyrocni-zpravy",
  "/info/obchodni-podminky",
  "/info/predplatne",
  "/info/cookies",
  "/hledani?q=kytice",
  "/hledani?q=hrnek",
  "/newsletter",
  "/zmena-emailu/abcdefghijklmnop",
  "/newsletter/potvrzeni/abcdefghijklmnop",
  "/newsletter/odhlaseni/abcdefghijklmnop",
  async (site) => {
    const page = await site.visitor().visit("/poukaz");
    expect((await page.press("Zjistit zůstatek", { code: giftCode })).text).toContain("Na poukazu zbývá");
  },
  async (site) => {
    const page = await site.visitor().visit("/odstoupeni");
    const typed = {
      name: "Jana Nováková",
      orderCode: "E26-1",
      email: "jana@example.cz",
      account: "1/0800",
      note: "x",
    };
    const review = await page.press("Pokračovat ke kontrole", typed);
    expect((await review.press("Potvrdit odstoupení od smlouvy")).text).toContain("Odstoupení jsme přijali");
  },
  "/odstoupeni/1/abcdefghijklmnopqrstuvwx",
  async (site) => {
    const page = await site.visitor().visit("/reklamovat");
    const sent = await page.press("Odeslat reklamaci", {
      order: "E26-00001",
      item: "Hrnek",
      defect: "Ucho.",
      remedy: "repair",
      name: "Jana",
      email: "jana@example.cz",
    });
    expect(sent.text).toContain("Reklamaci jsme přijali");
  },
  "/souhlas",
  async (site) => {
    const refused = await site.visitor({ refusesCookies: true }).visit(`${cookieCheckPath}?pro=kosik`);
    expect(refused.title).toContain("odmítl cookies");
  },
  "/mena",
  "/okno",
  "/neni",
  "/kosik",
  async (site) => {
    const [, cart] = await atCart(site, mug, shirt);
    const placed = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
    const { path } = summaryOf(placed);
    await site.visitor().visit(path.replace("/shrnuti/", "/odstoupeni/"));
    const complaint = attribute(placed.the("link", "Reklamovat zboží"), "href");
    await site.visitor().visit(complaint ?? "");
    // Leaves for the payment gateway; the cart then links to the order, which is unpaid.
    const [visitor, other] = await atCart(site, mug);
    await order(other, { ...courier, ...card }, { ...person, ...address });
    const left = await visitor.visit(paths.cart());
    const link = elements(left.html, "a").find((element) =>
      attribute(element, "href")?.startsWith("/shrnuti/"),
    );
    summaryOf(await visitor.visit((link && attribute(link, "href")) ?? ""));
  },
  async (site) => {
    const visitor = await customer(site);
    const orders = ["/ucet/objednavka/1", "/ucet/objednavka/2", "/ucet/objednavka/3"];
    for (const path of [
      paths.account(),
      paths.ownData(),
      paths.billing(),
      paths.addresses(),
      ...orders,
      "/kosik",
    ]) {
      await visitor.visit(path);
    }
    await visitor.visit(paths.address({ id: 1 }));
  },
];

function summaryOf(page: Page): Page {
  expect(page.path).toMatch(/^\/shrnuti\//u);
  return page;
}

test("every screen reads all the data of its document", async () => {
  for (const state of states) {
    if (typeof state === "string") await app.visitor().visit(state);
    else await state(app);
  }
  const unread = recorded.unread().filter((field) => !field.endsWith(".error"));
  expect(unread.filter((field) => !readLater.some(([known]) => known.test(field)))).toEqual([]);
  // Fails for a reason that no field needs any more.
  expect(readLater.filter(([known]) => !unread.some((field) => known.test(field)))).toEqual([]);
});

test("every screen of the build is among them", async () => {
  const { build } = await builtSite();
  const screens = Object.values(build.routes).flatMap((route) =>
    route && route.module.default && route.id.startsWith("routes/") ? [route.id] : [],
  );
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter((id) => !recorded.rendered.has(id))).toEqual([]);
});
