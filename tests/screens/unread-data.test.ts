import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { RecordedReads } from "../support/recorded-reads.ts";
import type { Page } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { address, atCart, courier, mug, order, person, shirt, transfer } from "./shopping.ts";

/** The data of a document hold nothing that the page does not read: they cost bytes and time in every answer. */

const recorded = new RecordedReads();
const app = await openTestApp({ watch: (build) => recorded.watch(build) });

/** Fields that only the browser reads, after an event, by the reason. */
const readLater: Readonly<Record<string, string>> = {};

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
  "/105/domov/hrnek-prestavka-300-ml",
  "/101/obleceni/tricko-vantroky",
  "/202/darkove-poukazy/darkovy-poukaz-do-divadla",
  "/login",
  "/registrace",
  "/account/register",
  "/obnova-hesla",
  "/zmena-hesla/abcdefghijklmnopqrstuvwx",
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
  "/souhlas",
  "/kosik",
  async (site) => {
    const [, cart] = await atCart(site, mug, shirt);
    return summaryOf(await order(cart, { ...courier, ...transfer }, { ...person, ...address }));
  },
  async (site) => {
    const visitor = await customer(site);
    for (const path of [paths.account(), paths.billing(), paths.addresses(), "/ucet/objednavka/1", "/kosik"]) {
      await visitor.visit(path);
    }
    await visitor.visit(paths.address({ id: 1 }));
  },
];

function summaryOf(page: Page): void {
  expect(page.path).toMatch(/^\/shrnuti\//u);
}

test("every screen reads all the data of its document", async () => {
  for (const state of states) {
    if (typeof state === "string") await app.visitor().visit(state);
    else await state(app);
  }
  expect(recorded.unread().filter((field) => !(field in readLater))).toEqual([]);
}, 60_000);
