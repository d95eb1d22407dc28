import { ownOrderPath } from "#app/domain/shop/order.ts";
import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import { customer } from "./account-pages.ts";
import { performanceWire } from "./performance-wire.ts";
import { add, card, mug, order, person, pickUp, submit, use } from "./shopping.ts";

// Revizor on Tuesday 24 November 2026 at 19:00; 1.–5. řada 450 Kč, balkon 190 Kč, student 143 Kč.
const evening = { id: 1 };
const front = "pocet-1000010";
const balcony = "pocet-1000013";
const student = "pocet-1000015";
const toCart = "Do košíku";
/** Sold by a back office with ids that are not numbers. */
const dotted = {
  product_id: 77,
  max_per_order: 4,
  categories: [{ variant_id: "a.1", name: "Parter", price: 100, tax_rate: { rate: 12 }, free: 9 }],
};
const { phone: _phone, ...guest } = person;

/** A visitor with two tickets in the front rows. */
async function withTickets(app: TestApp) {
  const visitor = app.visitor();
  const page = await visitor.visit(paths.tickets(evening));
  return [visitor, await page.press(toCart, { [front]: "2" })] as const;
}

test("the page of an evening sells its categories, with prices and what is left", async () => {
  const app = await openTestApp({ onlyReads: true });
  const page = await app.visitor().visit(paths.tickets(evening));
  const form = textOf(page.the("form", toCart));
  expect(form).toContain("1.–5. řada 450 Kč");
  expect(form).toContain("Místo pro vozík");
  expect(page.has("button", "Přidat vstupenku: Student, balkon")).toBe(true);
  expect(form).toMatch(/Student U vchodu předložíte: platný průkaz studenta nebo ISIC\. 143 Kč/u);
  expect(form).toContain("Najednou prodáváme nejvýš 8 vstupenek.");
  expect(form).toContain("v košíku je nedržíme");
  expect(textOf(page.the("main"))).not.toContain("Na tento termín online neprodáváme");
});

test.each(["2.5", "-1", "1e0", "9"])(
  "a form that is refused for %s tickets of one category tells no sum",
  async (wrong) => {
    const app = await openTestApp({ onlyReads: true });
    const page = await app.visitor().visit(paths.tickets(evening));
    const refused = await page.press(toCart, { [front]: "2", [student]: wrong });
    expect(refused.status).toBe(422);
    expect(textOf(refused.the("form", toCart))).not.toMatch(/vstupen\S+ za/u);
  },
);

test("one form adds several categories, and the cart names the evening", async () => {
  const app = await openTestApp();
  const page = await app.visitor().visit(paths.tickets(evening));
  const cart = await page.press(toCart, { [front]: "2", [student]: "1" });
  expect(cart.path).toBe(paths.cart());
  expect(cart).toShowNotice("Revizor: do košíku jsme přidali 3 vstupenky.");
  const lines = elements(cart.the("list", "Vstupenky v košíku"), "li").map(textOf);
  expect(lines.length).toBe(2);
  expect(lines[0]).toContain("út 24. 11. v 19:00, Velký sál");
  expect(lines[0]).toContain("1.–5. řada");
  expect(lines[0]).toContain("§ 1837 písm. j)");
  expect(lines[0]).not.toContain("Přidat poznámku");
  expect(lines[1]).toContain("Student, balkon");
});

test("the page explains no choice, too many tickets and no number", async () => {
  const app = await openTestApp();
  const page = await app.visitor().visit(paths.tickets(evening));
  const nothing = await page.press(toCart, {});
  expect(nothing.status).toBe(422);
  expect(nothing.path).toEqual(paths.tickets(evening));
  expect(textOf(nothing.the("form", toCart))).toContain("Vyberte prosím aspoň jednu vstupenku.");
  const many = await page.press(toCart, { [front]: "5", [balcony]: "4" });
  expect(many.status).toBe(422);
  expect(textOf(many.the("form", toCart))).toContain("nejvýš 8 vstupenek. Uberte");
  expect(many.body).toContain('value="5"');
  expect(textOf(many.the("form", toCart))).toContain("9 vstupenek za 3 010,00 Kč");
  const words = await page.press(toCart, { [front]: "dvě" });
  expect(words.status).toBe(422);
  expect(words.body).toContain('value="dvě"');
  expect(textOf(words.the("form", toCart))).toContain("1.–5. řada:");
  expect(app.calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

test("a category that fails leaves the others in the cart, and is named", async () => {
  const app = await openTestApp();
  app.intercept("PUT /api/cart/*", async (request) => {
    const { variantId } = await request.clone().json();
    return variantId === 1_000_013 ? json({ error: "evening_over" }, 409) : app.passOn(request);
  });
  const page = await app.visitor().visit(paths.tickets(evening));
  const cart = await page.press(toCart, { [front]: "1", [balcony]: "2" });
  expect(cart.path).toBe(paths.cart());
  expect(cart).toShowNotice("Revizor: do košíku jsme přidali 1 vstupenku. Balkon: nepodařilo se přidat.");
  expect(elements(cart.the("list", "Vstupenky v košíku"), "li").length).toBe(1);
});

test("the cart gets fewer places if no more are left, and says so", async () => {
  const app = await openTestApp();
  const page = await app.visitor().visit(paths.tickets({ id: 3 }));
  app.intercept("PUT /api/cart/*", async (request) => {
    const answer = await (await app.passOn(request)).json();
    return json({ ...answer, quantity: 1 });
  });
  const cart = await page.press(toCart, { "pocet-1000030": "2" });
  expect(cart).toShowNotice(
    "Tři sestry: do košíku jsme přidali 1 vstupenku. Volné sezení: v košíku jich je 1, víc volných míst není.",
  );
});

test("more tickets than an order may have are refused in the cart too", async () => {
  const app = await openTestApp();
  const [visitor] = await withTickets(app);
  const page = await visitor.visit(paths.tickets(evening));
  const again = await page.press(toCart, { [balcony]: "7" });
  expect(again.status).toBe(422);
  expect(textOf(again.the("form", toCart))).toContain(
    "Víc vstupenek na toto představení v jedné objednávce koupit nejde.",
  );
});

test("an evening that is sold no more says so, in place of the form", async () => {
  const app = await openTestApp();
  app.intercept("GET /api/programme/cs", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: data.map((item: object) => ({ ...item, tickets: undefined })) });
  });
  const late = await app.visitor().post(paths.tickets(evening), { [front]: "1" });
  expect(late.status).toBe(410);
  expect(textOf(late.the("main"))).toContain("Na tento termín online neprodáváme.");
});

test("an order of tickets alone needs no delivery, address and telephone", async () => {
  const app = await openTestApp();
  const [, cart] = await withTickets(app);
  const text = textOf(cart.the("main"));
  expect(text).not.toContain("Jak chcete zboží dostat?");
  expect(text).not.toContain("Telefon");
  expect(text).not.toContain("Zákonná záruka");
  expect(text).not.toContain("Na dobírku");
  // Three days before the evening no transfer would arrive in time.
  expect(text).not.toContain("QR platbou nebo převodem");
  const gateway = await cart.press(submit, { ...card, ...guest });
  const summary = await gateway.press("Zaplaceno");
  const sent = app.calls.find(({ method, path }) => method === "POST" && path.startsWith("/api/orders/"));
  const body: unknown = JSON.parse(sent?.body ?? "{}");
  expect(body).toMatchObject({ delivery_id: null, branch_id: null, phone: null, address: null });
  expect(textOf(summary.the("main"))).toMatch(/\d\. řada, místo \d+; \d\. řada, místo \d+/u);
});

test("an order of tickets alone has no word of goods", async () => {
  const app = await openTestApp();
  const [, cart] = await withTickets(app);
  const main = textOf(cart.the("main"));
  expect(main).toContain("Upravit vstupenky");
  expect(main).toContain("450,00 Kč za vstupenku");
  expect(main.replaceAll(/obchodní podmínky/giu, "")).not.toMatch(/zboží|za kus/iu);
  const summary = await (await cart.press(submit, { ...card, ...guest })).press("Zaplaceno");
  const placed = textOf(summary.the("main"));
  expect(placed).toContain("Objednané vstupenky");
  expect(placed).toContain("Doručení Vstupenky e-mailem");
  expect(attribute(summary.the("link", "Zpět na program"), "href")).toBe(paths.programme());
  expect(placed).not.toMatch(/zboží|Doprava|e-shop|Reklamovat/iu);
});

test("an unpaid order of tickets says to the minute until when to pay", async () => {
  const app = await openTestApp();
  const [, cart] = await withTickets(app);
  const summary = await (await cart.press(submit, { ...card, ...guest })).press("Vzdát to");
  expect(textOf(summary.the("main"))).toContain("Zaplaťte prosím do 21. listopadu 2026, 11:30.");
});

test("tickets beside goods are delivered with a choice, but not paid to a carrier", async () => {
  const app = await openTestApp();
  const [visitor] = await withTickets(app);
  await add(visitor, mug);
  const cart = await visitor.visit(paths.cart());
  const text = textOf(cart.the("main"));
  expect(text).toContain("Jak chcete zboží dostat?");
  expect(text).not.toContain("Na dobírku");
  const gateway = await order(cart, { delivery: "1", branch: "1", ...card }, person);
  expect((await gateway.press("Zaplaceno")).path).toMatch(/^\/shrnuti\//u);
});

/** A cart with a full price and a concession, a code of ten per cent, and goods. */
async function withCode(app: TestApp, ...goods: (typeof mug)[]) {
  const visitor = app.visitor();
  const page = await visitor.visit(paths.tickets(evening));
  await page.press(toCart, { [front]: "1", [student]: "1" });
  for (const thing of goods) await add(visitor, thing);
  return (await visitor.visit(paths.cart())).press("Uplatnit", { code: "VANTROKY10" });
}

test("the order charges a concession and a code as the cart and its page show them", async () => {
  const app = await openTestApp();
  const cart = await withCode(app);
  const gateway = await cart.press(submit, { ...card, ...guest });
  const sent = app.calls.find(({ method, path }) => method === "POST" && path.startsWith("/api/orders/"));
  expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({ expected_total: 533.7 });
  expect(gateway.text).toContain("533,70 Kč");
  const placed = await gateway.press("Zaplaceno");
  for (const [{ text }, total] of [
    [cart, "Celkem k úhradě"],
    [placed, "Celkem zaplaceno"],
  ] as const) {
    // oxfmt-ignore
    expect(text).toMatch(/Vstupenky ?593,00 Kč ?Sleva s kódem VANTROKY10 ?−59,30 Kč/u);
    expect(text).toMatch(new RegExp(`${total} ?533,70 Kč ?Z toho DPH 12 % ?57,18 Kč`, "u"));
  }
});

test("an order of tickets and goods has the tax of each rate, as its cart did", async () => {
  const cart = await (await withCode(await openTestApp(), mug)).press(use, { ...pickUp, ...card });
  const placed = await (await cart.press(submit, person)).press("Zaplaceno");
  for (const { text } of [cart, placed])
    expect(text).toMatch(/847,80 Kč ?Z toho DPH 21 % ?54,51 Kč ?Z toho DPH 12 % ?57,18 Kč/u);
});

test("the cart names an evening that has begun, and does not charge it", async () => {
  let now = seededAt;
  const app = await openTestApp({ clock: () => now });
  const [visitor] = await withTickets(app);
  await add(visitor, mug);
  now = new Date("2026-11-24T18:00:00Z");
  const cart = await visitor.visit(paths.cart());
  const lines = elements(cart.the("list", "Zboží a vstupenky v košíku"), "li").map(textOf);
  expect(lines.at(-1)).toContain("Na toto představení už vstupenky neprodáváme, nic za ně neúčtujeme.");
  expect(textOf(cart.the("main"))).toContain("Jak chcete zboží dostat?");
  const gateway = await order(cart, { delivery: "1", branch: "1", ...card }, person);
  expect((await gateway.press("Zaplaceno")).path).toMatch(/^\/shrnuti\//u);
});

test("the address of a ticket as a product leads to its evening, and it is in no list", async () => {
  const app = await openTestApp({ onlyReads: true });
  const response = await app.handle(new Request("http://localhost/100001/nezarazeno/vstupenka-1"));
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toEqual(paths.tickets(evening));
  const found = await app.visitor().visit(paths.search("vstupenka revizor"));
  expect(found.body).not.toContain("/100001/");
});

test("paid tickets are in the account, with their file and the calendar's", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  const none = await visitor.visit(paths.account());
  expect(textOf(none.the("region", "Moje vstupenky"))).toContain("Teď žádné nemáte.");
  const page = await visitor.visit(paths.tickets(evening));
  const cart = await page.press(toCart, { [front]: "2" });
  const gateway = await cart.press(submit, { ...card, ...guest });
  const unpaid = await visitor.visit(paths.account());
  expect(textOf(unpaid.the("region", "Moje vstupenky"))).toContain("Teď žádné nemáte.");
  await gateway.press("Zaplaceno");
  const own = (await visitor.visit(paths.account())).the("region", "Moje vstupenky");
  expect(textOf(own)).toMatch(/Revizor út 24\. 11\. v 19:00, Velký sál \d\. řada, místo \d+; /u);
  const links = elements(own, "a").map((link) => attribute(link, "href"));
  expect(links).toEqual([
    expect.stringMatching(/^\/shrnuti\/\d+\/[\w-]+\/doklad\/vstupenky$/u),
    paths.performanceCalendar(evening),
    expect.stringMatching(/^\/ucet\/objednavka\/\d+$/u),
  ]);
});

test("a repeated order leaves its tickets out", async () => {
  const app = await openTestApp();
  const visitor = await customer(app);
  await (await visitor.visit(paths.tickets(evening))).press(toCart, { [front]: "1" });
  await add(visitor, mug);
  const cart = await visitor.visit(paths.cart());
  const gateway = await order(cart, { delivery: "1", branch: "1", ...card }, person);
  await gateway.press("Zaplaceno");
  const [, id = ""] = /\/ucet\/objednavka\/(\d+)/u.exec((await visitor.visit(paths.account())).body) ?? [];
  const again = await (await visitor.visit(ownOrderPath({ id: Number(id) }))).press("Objednat znovu");
  expect(textOf(again.the("main"))).toContain("Hrnek Přestávka");
  expect(textOf(again.the("main"))).not.toContain("Revizor");
});

test("the cart tells of a ticket whose evening was cancelled, and does not charge it", async () => {
  const app = await openTestApp();
  app.intercept("GET /api/cart/anonymous/cs/*", async (request) => {
    const cart = await (await app.passOn(request)).json();
    const items = cart.items.map((item: { performance: object }) => ({
      ...item,
      performance: { ...item.performance, is_over: true },
    }));
    return json({ ...cart, items });
  });
  const [visitor] = await withTickets(app);
  const cart = await visitor.visit(paths.cart());
  expect(textOf(cart.the("main"))).toContain("Na toto představení už vstupenky neprodáváme");
  expect(textOf(cart.the("main"))).not.toContain("Objednávka zavazující");
});

test("each way to pay says until when the places wait", async () => {
  const app = await openTestApp();
  const visitor = app.visitor();
  const page = await visitor.visit(paths.tickets({ id: 13 }));
  const cart = textOf((await page.press(toCart, { "pocet-1000131": "1" })).the("main"));
  expect(cart).toContain("Místa vám po odeslání objednávky držíme 30 minut.");
  expect(cart).toMatch(/Zaplaťte do \d+\. \p{L}+ 2026, potom místa uvolníme\./u);
  expect(cart).toContain("Zaplaťte v pokladně do 23. listopadu 2026, 19:00, potom místa uvolníme.");
});

test("a programme that cannot be read keeps what was chosen", async () => {
  const app = await openTestApp();
  app.intercept("GET /api/programme/cs", () => json({}, 500));
  const kept = await app.visitor().post(paths.tickets(evening), { [front]: "2" });
  expect(kept.status).toBe(503);
  expect(kept.body).toContain(front);
  expect(kept.body).toContain('value="2"');
});

test("an order whose evening was cancelled says so, and its line stays a ticket", async () => {
  const app = await openTestApp();
  const [visitor, cart] = await withTickets(app);
  const summary = await (await cart.press(submit, { ...card, ...guest })).press("Zaplaceno");
  app.intercept("GET /api/orders/summary/*/*", async (request) => {
    const { data } = await (await app.passOn(request)).json();
    const lines = data.lines.map((line: { performance: object }) => ({
      ...line,
      performance: { ...line.performance, is_cancelled: true },
      seats: [],
    }));
    return json({ data: { ...data, lines } });
  });
  const after = textOf((await visitor.visit(summary.path)).the("main"));
  expect(after).toContain("út 24. 11. v 19:00, Velký sál Představení je zrušené.");
  expect(after).not.toContain("Nemá obrázek");
  // That page is about returning a ticket without a reason, which does not apply here.
  expect(textOf(summary.the("main"))).toContain("nelze vrátit bez důvodu");
  expect(after).not.toContain("nelze vrátit bez důvodu");
});

test("an evening that has begun sells no tickets in any time zone", async () => {
  const app = await openTestApp({ clock: () => new Date("2026-11-24T18:30:00Z") });
  app.intercept("GET /api/programme/cs", () =>
    json({ data: [performanceWire({ id: 1, starts_at: "2026-11-24T19:00:00+01:00", tickets: dotted })] }),
  );
  const page = await app.visitor().visit(paths.tickets(evening));
  expect(page.body).not.toContain("pocet-");
  expect((await app.visitor().post(paths.tickets(evening), { "pocet-a~1": "1" })).status).toBe(410);
});

test("a category may have any id of the back office", async () => {
  const app = await openTestApp();
  app.intercept("GET /api/programme/cs", () =>
    json({ data: [performanceWire({ id: 1, starts_at: "2026-11-24T19:00:00+01:00", tickets: dotted })] }),
  );
  app.intercept("PUT /api/cart/*", () =>
    json({ product: { name: "Revizor" }, variant: { name: "Parter" }, quantity: 2, original_quantity: 0 }),
  );
  app.intercept("GET /api/cart/anonymous/cs", async (request) => {
    const cart = await (await app.passOn(request)).json();
    const product = { id: "t1", name: "Revizor", price: 100, tax_rate: { rate: 12 } };
    return json({
      ...cart,
      items: [{ product, variant: { id: "a.1", name: "Parter", price: 100 }, quantity: 1 }],
    });
  });
  const page = await app.visitor().visit(paths.tickets(evening));
  await page.press(toCart, { "pocet-a~1": "2" });
  const put = app.calls.find(({ method }) => method === "PUT");
  expect(JSON.parse(put?.body ?? "{}")).toMatchObject({ variantId: "a.1" });
});
