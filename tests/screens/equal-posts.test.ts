import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { createMemoryStore } from "#server/platform/shared-store.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { byRole, attribute } from "../support/page-queries.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import { add, atCart, badge, dearShirt } from "./shopping.ts";

/** A site, and two presses: the second arrives before the answer to the first one's call. */
async function openSite() {
  const memory = createMemoryStore(() => seededAt);
  let awaited = 0;
  let arrive = () => {};
  const app = await openTestApp({
    store: {
      ...memory,
      lock(key, work, busy) {
        const turn = memory.lock(key, work, busy);
        if (key.startsWith("post ") && (awaited -= 1) === 0) arrive();
        return turn;
      },
    },
  });

  /** The answers, and the number of calls. */
  async function together(call: string, ...presses: readonly (() => Promise<Page>)[]) {
    const all = new Promise<void>((resolve) => (arrive = resolve));
    awaited = presses.length;
    let times = 0;
    app.intercept(call, async (request) => {
      times += 1;
      await all;
      return app.passOn(request);
    });
    const answers = await Promise.all(presses.map((press) => press()));
    app.intercept(call, undefined);
    return { answers, times };
  }
  return { app, together };
}

const putLine = "PUT /api/cart/*";

async function pieces(visitor: Visitor): Promise<string[]> {
  const { html } = await visitor.visit("/kosik");
  return byRole(html, html, "textbox", /počet/iu).map((box) => attribute(box, "value") ?? "");
}

test("a second „Do košíku“ before the first one's answer adds nothing", async () => {
  const { app, together } = await openSite();
  const [visitor] = await atCart(app, badge);
  const { answers } = await together(
    putLine,
    () => add(visitor, dearShirt),
    () => add(visitor, dearShirt),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[1]).toSetCookie("notice");
  expect(await pieces(visitor)).toEqual(["1", "1"]);
  await add(visitor, dearShirt);
  expect(await pieces(visitor)).toEqual(["1", "2"]);
});

test("a repeated number counts again if another one came in between", async () => {
  const { app, together } = await openSite();
  const [visitor] = await atCart(app, badge);
  const set = (quantity: string) => () =>
    visitor.post("/kosik", { intent: "quantity", ...badge, quantity, back: "/kosik" });
  await together(putLine, set("3"), set("2"), set("3"));
  expect(await pieces(visitor)).toEqual(["3"]);
});

test("two visitors who add the same at once each get it", async () => {
  const { app, together } = await openSite();
  const [[one], [other]] = [await atCart(app, badge), await atCart(app, badge)];
  await together(
    putLine,
    () => add(one, dearShirt),
    () => add(other, dearShirt),
  );
  expect(await pieces(one)).toEqual(["1", "1"]);
  expect(await pieces(other)).toEqual(["1", "1"]);
});

test("two first visitors of one network who add the same at once have two carts", async () => {
  const app = await openTestApp();
  const [one, other] = [app.visitor({ ip: "192.0.2.7" }), app.visitor({ ip: "192.0.2.7" })];
  await Promise.all([add(one, badge), add(other, badge)]);
  expect(await pieces(one)).toEqual(["1"]);
  expect(await pieces(other)).toEqual(["1"]);
  expect(one.cookies.get("cart")).not.toBe(other.cookies.get("cart"));
});

test("two tickets chosen and pressed again are two", async () => {
  const { app, together } = await openSite();
  const [visitor] = await atCart(app, badge);
  const page = await visitor.visit(paths.tickets({ id: 1 }));
  const press = () => page.press("Do košíku", { "pocet-1000010": "2" });
  const { answers } = await together(putLine, press, press);
  expect(answers[1]?.text).toContain("2 vstupenky");
  expect(await pieces(visitor)).toEqual(["1", "2"]);
});

/** Its call, its page, its button, the typed values, and the page's message of the success. */
const once = [
  [
    "the newsletter",
    "POST /api/subscriber/save",
    paths.contacts(),
    "Odebírat novinky",
    { email: "dvakrat@example.cz" },
    "E-mail byl úspěšně uložen.",
  ],
  [
    "a rating",
    "POST /api/ratings",
    paths.ratings(),
    "Odeslat hodnocení",
    { production: "rur", stars: "4", name: "Jitka", email: "jitka@example.cz" },
    "Pošleme vám e-mail",
  ],
  [
    "a code",
    "POST /api/voucher/cart/add/*",
    paths.cart(),
    "Uplatnit",
    { code: "VANTROKY10" },
    "Kód VANTROKY10 jsme uplatnili.",
  ],
] as const;

test.each(once)(
  "%s pressed again before its answer is sent once, with the words of success",
  async (...each) => {
    const [, call, at, button, typed, claim] = each;
    const { app, together } = await openSite();
    const [visitor] = await atCart(app, dearShirt);
    const page = await visitor.visit(at);
    const press = () => page.press(button, typed);
    const { answers, times } = await together(call, press, press);
    expect(times).toBe(1);
    expect(answers[1]?.text).toContain(claim);
  },
);

test("the newsletter's form of somebody without any cookie of theirs is sent once too", async () => {
  const { app, together } = await openSite();
  const page = await app.visitor().visit(paths.contacts());
  const press = () => page.press("Odebírat novinky", { email: "dvakrat@example.cz" });
  expect((await together("POST /api/subscriber/save", press, press)).times).toBe(1);
});

test("a refusal is the answer of both presses, and the next one asks again", async () => {
  const { app, together } = await openSite();
  const [, page] = await atCart(app, dearShirt);
  const press = () => page.press("Uplatnit", { code: "NENI" });
  const { answers, times } = await together("POST /api/voucher/cart/add/*", press, press);
  expect(times).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  app.intercept("POST /api/voucher/cart/add/*", () => json({}, 503));
  expect((await press()).status).toBe(503);
});

test("a form with its own timestamp goes out once, even after its answer", async () => {
  const app = await openTestApp();
  const [, page] = await atCart(app, dearShirt);
  const press = () => page.press("Uplatnit", { code: "VANTROKY10" });
  await press();
  const again = await press();
  expect(again.text).toContain("Kód VANTROKY10 jsme uplatnili.");
  // The page shown since has another one.
  expect((await again.press("Uplatnit", { code: "VANTROKY10" })).status).toBe(422);
});

test("an address and a new e-mail go out once a page, however late the second press", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  /** The changes that each of two presses sends. */
  const pressTwice = async (at: string, button: string, typed = {}) => {
    const page = await visitor.visit(at);
    const press = async () => {
      const before = app.calls.length;
      await page.press(button, typed, 0);
      return app.calls.slice(before).filter(({ method }) => method !== "GET").length;
    };
    return [await press(), await press()];
  };
  const place = { street: "Dlouhá 1", zip: "110 00", city: "Praha", country: "CZ" };
  const address = { firstName: "Jana", lastName: "Nová", ...place };
  expect(await pressTwice(paths.address({ id: 0 }), "Uložit adresu", address)).toEqual([1, 0]);
  const email = { email: "jiny@example.cz", password: "demo1234" };
  expect(await pressTwice(paths.account(), "Změnit e-mail", email)).toEqual([1, 0]);
});
