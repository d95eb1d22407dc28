import { expect, test } from "vitest";
import jsQR from "jsqr";
import sharp from "sharp";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements, textOf } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import {
  address,
  atCart,
  badge,
  card,
  courier,
  desk,
  giftVoucher,
  order,
  person,
  pickUp,
  shirt,
  transfer,
} from "./shopping.ts";

const app = await openTestApp();

/** The page of an order whose time to pay ends at each of these instants. */
async function payableUntil(
  visitor: Visitor,
  path: string,
  ends: readonly string[],
  site = app,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const pay_until of ends) {
    site.intercept("GET /api/orders/summary/*/*", async (request) => {
      const { data } = await (await site.passOn(request)).json();
      return json({ data: { ...data, payment: { ...data.payment, pay_until } } });
    });
    pages.push(await visitor.visit(path));
  }
  site.intercept("GET /api/orders/summary/*/*", undefined);
  return pages;
}

test("the summary of a transfer has a payment code that banks can read", async () => {
  const [, cart] = await atCart(app, shirt);
  const withCode = await cart.press("Uplatnit", { code: "VANTROKY10" });
  const page = await order(withCode, { ...courier, ...transfer }, { ...person, ...address });
  expect(page.title).toMatch(/^Objednávka \S+ · Divadlo Na Vantrokách$/u);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");

  const [svg] = elements(page.html, "svg", (one) => attribute(one, "aria-label")?.includes("QR") ?? false);
  const [drawn] = svg ? elements(svg, "path") : [];
  const box = Number(svg && attribute(svg, "viewBox")?.split(" ")[2]);
  const path = drawn && attribute(drawn, "d");
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${box * 8}" height="${box * 8}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  // The site's pictures block all SVG in their process.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const pixels = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(pixels.data), pixels.info.width, pixels.info.height);
  expect(read?.data).toMatch(/^SPD\*1\.0\*ACC:CZ6508000000192000145399\*AM:527\.25\*CC:CZK.*\*X-VS:\d+$/u);

  expect(page.text).toContain("Zbývá zaplatit 527,25 Kč");
  expect(page.text).toContain("CZ65 0800 0000 1920 0014 5399");
  expect(page.text).toContain("DEMO NEPLATIT");
  expect(page.text).toMatch(/Sleva s kódem VANTROKY10\s*−44,25 Kč/u);
  expect(page.text).toMatch(/Z toho DPH 21 %/u);
  expect(page.text).toContain("Čeká na platbu");
  expect(page.text).toContain("+420 723 456 789");
  expect(page.has("button", /^Odebrat (?:poukaz|slevový kód|kód)/u)).toBe(false);
  expect(attribute(page.the("link", "Odstoupit od smlouvy"), "href")).toBe(
    page.path.replace("/shrnuti/", "/odstoupeni/"),
  );
});

test("a failed card payment is started again and paid, but not after its time", async () => {
  const [visitor, cart] = await atCart(app, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, person);
  const failed = await gateway.press("Platba selhala");
  expect(failed.text).toContain("Platba se nezdařila.");
  const [late, open] = await payableUntil(visitor, failed.path, [
    "2026-11-21T09:59:59Z",
    "2026-11-21T10:30:00Z",
  ]);
  expect(late?.text).toContain("Čas na zaplacení už uplynul. Nic už prosím neplaťte.");
  expect(late?.text).not.toContain("Zaplaťte prosím do");
  expect(late?.has("button", "Zaplatit kartou")).toBe(false);
  expect(late?.has("button", "Poslat odkaz k platbě znovu")).toBe(false);
  expect(open?.text).toContain("Zaplaťte prosím do 21. listopadu 2026, 11:30.");
  expect(open?.has("button", "Zaplatit kartou")).toBe(true);
  const again = await failed.press("Zaplatit kartou");
  const paid = await again.press("Zaplaceno");
  expect(paid.path).toBe(failed.path);
  expect(paid.text).toContain("Zaplaceno, děkujeme.");
  expect(paid.has("button", "Zaplatit kartou")).toBe(false);
  expect((await visitor.post(paid.path, { intent: "pay" })).status).toBe(303);
});

test.each([
  ["a transfer", { ...transfer }],
  ["a card", { ...card }],
])("the visitor gets the link to pay for %s again, until the payment or deadline", async (kind, payment) => {
  const [visitor, cart] = await atCart(app, badge);
  const next = await order(cart, { ...pickUp, ...payment }, person);
  const page = kind === "a card" ? await next.press("Vzdát to") : next;
  const before = app.calls.length;
  const answer = await page.press("Poslat odkaz k platbě znovu");
  expect(answer.path).toBe(page.path);
  expect(answer.text).toContain("Odkaz k platbě jsme poslali na e-mail z objednávky.");
  expect(app.calls.slice(before).filter(({ method }) => method === "POST")).toHaveLength(1);
  const email = (await app.standalone?.outbox())?.at(-1);
  expect(email?.to).toEqual(person.email);
  expect(email?.subject).toEqual(expect.stringMatching(/^Jak zaplatit objednávku E26-/u));
  expect(email?.text).toContain(page.path);

  for (const change of [{ state: "unpaid_expired" }, { state: "paid", paid: true }]) {
    app.intercept("GET /api/orders/summary/*/*", async (request) => {
      const { data } = await (await app.passOn(request)).json();
      const { paid, ...state } = { paid: false, ...change };
      return json({
        data: { ...data, ...state, payment: { ...data.payment, state: paid ? "paid" : "unpaid" } },
      });
    });
    const over = await visitor.visit(page.path);
    expect(over.text).toMatch(/Nic už neplaťte|Zaplaceno, děkujeme/u);
    expect(over.all("button").join()).not.toMatch(/odkaz k platbě|Zaplatit kartou/u);
    expect(over.text).not.toContain("QR Platba");
  }
  app.intercept("GET /api/orders/summary/*/*", undefined);
});

test.each([
  [
    "waits in the queue",
    200,
    { data: { email_state: "waiting" } },
    "Odkaz k platbě pošleme na e-mail z objednávky",
  ],
  ["was refused", 409, { error: "already_paid" }, "K této objednávce teď odkaz k platbě poslat nejde."],
  ["has no known end", 200, { data: "?" }, "Nevíme, zda odkaz odešel."],
  ["was not taken", 429, {}, "Odkaz se nepodařilo odeslat."],
  ["may have been taken", 500, {}, "Nevíme, zda odkaz odešel."],
])("the page never says that a link was sent which %s", async (_how, status, body, text) => {
  const site = await openTestApp();
  const [, cart] = await atCart(site, badge);
  const page = await order(cart, { ...pickUp, ...transfer }, person);
  site.intercept("POST /api/orders/*/*/payment-link", () => json(body, status));
  const answer = await page.press("Poslat odkaz k platbě znovu");
  expect(answer.text).toContain(text);
  expect(answer.text).not.toContain("jsme poslali na e-mail z objednávky");
});

test("after an abandoned payment the summary says that the order waits", async () => {
  const [, cart] = await atCart(app, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, person);
  const back = await gateway.press("Vzdát to");
  expect(back.text).toContain("Platbu kartou jste zatím nedokončili.");
  expect(back.has("button", "Zaplatit kartou")).toBe(true);
});

test("an order's address cannot be guessed", async () => {
  const [visitor, cart] = await atCart(app, badge);
  const page = await order(cart, { ...pickUp, ...transfer }, person);
  const [, , id = "", hash = ""] = page.path.split("/");
  for (const path of [
    `/shrnuti/${id}/${hash.slice(1)}${hash.at(0)}`,
    `/shrnuti/999/${hash}`,
    `/shrnuti/0/${hash}`,
    `/shrnuti/x/y`,
  ]) {
    const wrong = await visitor.visit(path);
    expect(wrong.status, path).toBe(404);
    expect(wrong.text).not.toContain("host@example.com");
  }
  const stranger = await app.visitor().visit(page.path);
  expect(stranger.status).toBe(200);
});

test("a failing upstream is reported without an error page", async () => {
  app.intercept("GET /api/orders/summary/*/*", () => json({}, 503));
  const page = await app.visitor().visit("/shrnuti/1/abcdefghijklmnop");
  app.intercept("GET /api/orders/summary/*/*", undefined);
  expect(page.status).toBe(503);
  expect(page.all("heading")).toContain("Objednávka");
  expect(page.text).toContain("se teď nepodařilo načíst");
});

test("the summary repeats only what the upstream tells about the confirmation", async () => {
  const [visitor, cart] = await atCart(app, shirt);
  const placed = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
  for (const [state, sentence] of [
    ["waiting", "Potvrzení pošleme na host@example.com."],
    [
      "sent",
      "Potvrzení jsme poslali na host@example.com. Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.",
    ],
    ["failed", "Potvrzení se nám na host@example.com nepodařilo poslat. Objednávka platí,"],
    [undefined, "Objednali jste s e-mailem host@example.com."],
    ["na cestě", "Objednali jste s e-mailem host@example.com."],
  ]) {
    app.intercept("GET /api/orders/summary/*/*", async (request) => {
      const { data } = await (await app.passOn(request)).json();
      return json({ data: { ...data, confirmation_email: state } });
    });
    const page = await visitor.visit(placed.path);
    expect(page.text).toContain(sentence);
    expect(page.text).toContain("Jakmile platba dorazí, uvidíte to na této stránce.");
  }
  app.intercept("GET /api/orders/summary/*/*", undefined);
});

test("a link saves the code as a picture, whose symbol is the order's number", async () => {
  const [visitor, cart] = await atCart(app, badge);
  const page = await order(cart, { ...pickUp, ...transfer }, person);
  const link = page.the("link", "Uložit QR kód");
  const [, number = ""] = /objednávku (E\d\d-\d{5}) máme/u.exec(page.text) ?? [];
  expect(attribute(link, "download")).toBe(`qr-platba-${number}.png`);
  const path = attribute(link, "href") ?? "";
  const answer = await app.handle(new Request(`http://localhost${path}`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/png");
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="qr-platba-${number}.png"`);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const symbol = number.replace(/\D/gu, "");
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toContain(`X-VS:${symbol}`);
  // The text has no spaces, because visitors select and copy it without JavaScript.
  expect(page.text).toContain(symbol);
  expect(page.text).toContain(`Číslice z čísla objednávky ${number}.`);
  expect(page.all("button").join()).not.toContain("Zkopírovat");

  for (const wrong of [
    path.replace(/\/shrnuti\/\d+/u, "/shrnuti/0"),
    path.replace(/[\w-]{8}\/qr/u, "zzzzzzzz/qr"),
  ])
    expect((await app.handle(new Request(`http://localhost${wrong}`))).status, wrong).toBe(404);
  const call = "GET /api/orders/summary/*/*";
  app.intercept(call, async (request) => {
    const { data: result } = await (await app.passOn(request)).json();
    return json({ data: { ...result, payment: { ...result.payment, variable_symbol: "123456" } } });
  });
  try {
    const other = await visitor.visit(page.path);
    expect(other.text).toContain(`Liší se od čísla objednávky ${number}.`);
  } finally {
    app.intercept(call, undefined);
  }
});

test("an order that is not paid by a code has no picture of one", async () => {
  const [, cart] = await atCart(app, badge);
  const page = await order(cart, { ...pickUp, ...desk }, person);
  expect(page.has("link", "Uložit QR kód")).toBe(false);
  const answer = await app.handle(new Request(`http://localhost${page.path}/qr-platba.png`));
  expect(answer.status).toBe(404);
});

/** Withdraws at the standalone back office from the order of a page, or from `items` of it. */
async function withdrawFrom(
  site: TestApp,
  page: Page,
  items: readonly { name: string; quantity: number }[] | null,
) {
  const [, order_code = ""] = /(E\d\d-\d{5})/u.exec(page.text) ?? [];
  const statement = { order_code, email: person.email, name: "Jana Nová", items, account: null, note: null, summary_url: null }; // oxfmt-ignore
  const answer = await site.handle(
    new Request("http://localhost/api/withdrawals", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(statement),
    }),
  );
  expect(answer.status).toBe(201);
}

const asking =
  /Zbývá zaplatit|QR Platba|Zaplatíte|k úhradě|Číslo účtu|Zaplaťte|Zaplatit kartou|odkaz k platbě|Platbu kartou|po zaplacení|Děkujeme, objednávku|Potvrzení jsme/u;
const part = [{ name: "Odznak", quantity: 1 }];

test.each([
  ["a transfer", badge, { ...pickUp, ...transfer }, {}],
  ["a card", badge, { ...pickUp, ...card }, {}],
  ["paid at the desk", badge, { ...pickUp, ...desk }, {}],
  ["cash on delivery", badge, { ...courier, payment: "3" }, address],
  ["a gift voucher by card", giftVoucher, { delivery: "6", ...card }, {}],
])("an unpaid order that was withdrawn from asks for nothing: %s", async (_how, thing, choice, place) => {
  const site = await openTestApp();
  for (const [items, result] of [
    [
      part,
      "Odstoupení od smlouvy jsme přijali. Zatím prosím nic neplaťte, napíšeme vám, zda a kolik zbývá zaplatit.",
    ],
    [
      null,
      "Odstoupení od smlouvy jsme přijali. Nic už neplaťte. Pokud jste už zaplatili, peníze vrátíme nejpozději do 14 dnů.",
    ],
  ] as const) {
    // oxfmt-ignore
    const [visitor, cart] = await atCart(site, thing);
    const next = await order(cart, choice, { ...person, ...place });
    const page = next.path.startsWith("/shrnuti/") ? next : await next.press("Vzdát to");
    expect(page.text).toMatch(asking);
    await withdrawFrom(site, page, items);
    const after = await visitor.visit(page.path);
    expect(`${after.text} ${after.all("button").join()}`).not.toMatch(asking);
    // Its state comes first: right below the number and the day.
    expect(after.the("article") && textOf(after.the("article"))).toMatch(
      new RegExp(`^Objednávka E26-\\d+ Objednáno [\\d. :]+ ${result.replaceAll(".", "\\.")}`, "u"),
    );
    const code = await site.handle(new Request(`http://localhost${page.path}/qr-platba.png`));
    expect(code.status).toBe(404);
    const paid = await visitor.post(page.path, { intent: "pay" });
    expect(paid.headers.get("Location")).toBe(page.path);
  }
});

test.each([
  ["cancelled", "Objednávka je zrušená. Nic už neplaťte."],
  ["unpaid_expired", "Platba nedorazila včas, a tak jsme objednávku zrušili. Nic už neplaťte."],
  ["returned", "Objednávka se vrátila k nám. Nic už neplaťte."],
  ["withdrawal_received", "Odstoupení od smlouvy jsme přijali. Nic už neplaťte."],
])("whatever else the back office says, an order that is %s asks for nothing", async (state, text) => {
  const site = await openTestApp();
  const [visitor, cart] = await atCart(site, badge);
  const page = await order(cart, { ...pickUp, ...transfer }, person);
  site.intercept("GET /api/orders/summary/*/*", async (request) => {
    const { data } = await (await site.passOn(request)).json();
    return json({ data: { ...data, state, progress: undefined } });
  });
  try {
    const over = await visitor.visit(page.path);
    expect(over.text).toContain(text);
    expect(`${over.text} ${over.all("button").join()}`).not.toMatch(asking);
    const code = await site.handle(new Request(`http://localhost${page.path}/qr-platba.png`));
    expect(code.status).toBe(404);
  } finally {
    site.intercept("GET /api/orders/summary/*/*", undefined);
  }
});

test("a time to pay that ends at midnight ends with the day before on the order's page", async () => {
  const site = await openTestApp();
  const [visitor, cart] = await atCart(site, badge);
  const { path } = await order(cart, { ...pickUp, ...transfer }, person);
  const [page] = await payableUntil(visitor, path, ["2027-01-04T23:00:00Z"], site);
  expect(page?.text).toContain("Zaplaťte prosím do 4. ledna 2027.");
});

test.each([
  ["a transfer", { ...transfer }],
  ["a card", { ...card }],
])("the page of an unpaid order says until when to pay, if known: %s", async (_how, payment) => {
  const site = await openTestApp();
  const [visitor, cart] = await atCart(site, badge);
  const next = await order(cart, { ...pickUp, ...payment }, person);
  const page = next.path.startsWith("/shrnuti/") ? next : await next.press("Vzdát to");
  expect(page.text).toContain("Zaplaťte prosím do 30. listopadu 2026.");
  for (const pay_by of [undefined, null, "brzy"]) {
    site.intercept("GET /api/orders/summary/*/*", async (request) => {
      const { data } = await (await site.passOn(request)).json();
      return json({ data: { ...data, payment: { ...data.payment, pay_by } } });
    });
    const unknown = await visitor.visit(page.path);
    site.intercept("GET /api/orders/summary/*/*", undefined);
    expect(unknown.text).toContain("Zbývá zaplatit");
    expect(unknown.text).not.toContain("Zaplaťte prosím");
  }
});

test.each([
  [
    "was not refunded yet",
    "unpaid_expired",
    ["unpaid_expired", "paid"],
    "Platba dorazila, až když byla objednávka zrušená. Vrátíme vám ji",
  ],
  ["was refunded", "refunded", ["unpaid_expired", "paid", "refunded"], "Zaplacenou cenu jsme vám vrátili."],
])("an order whose payment came too late and %s is not called unpaid", async (_what, state, steps, text) => {
  const site = await openTestApp();
  const [visitor, cart] = await atCart(site, badge);
  const { path } = await (await order(cart, { ...pickUp, ...card }, person)).press("Vzdát to");
  site.intercept("GET /api/orders/summary/*/*", async (request) => {
    const { data } = await (await site.passOn(request)).json();
    const progress = steps.map((step, day) => ({
      state: step,
      label: step,
      date: `2026-11-2${day}T10:00:00Z`,
    }));
    return json({ data: { ...data, state, progress, payment: { ...data.payment, state: "paid" } } });
  });
  const page = await visitor.visit(path);
  expect(page.text).toContain(text);
  expect(page.text).toContain("Zrušená – platba nedorazila včas");
  expect(page.text).not.toContain("nezaplaceno");
  expect(page.text).not.toContain("Nic už neplaťte");
});

test("an order with the words of the interface alone has the site's own", async () => {
  const site = await openTestApp();
  const [visitor, cart] = await atCart(site, badge);
  const { path } = await order(cart, { ...pickUp, ...desk }, person);
  const withState = async (state: string, name?: string) => {
    site.intercept("GET /api/orders/summary/*/*", async (request) => {
      const { data } = await (await site.passOn(request)).json();
      const { state_label: _label, progress: _progress, ...others } = data;
      return json({ data: { ...others, state, payment: { ...data.payment, name } } });
    });
    return visitor.visit(path);
  };
  const known = await withState("ready_pickup");
  expect(known.text).toMatch(/Stav objednávky\s*Připravena k vyzvednutí\s*\d/u);
  expect(known.text).toMatch(/Platba\s*V pokladně/u);
  const foreign = await withState("Balíme", "Šekem");
  expect(foreign.text).toMatch(/Stav objednávky\s*Balíme\s*\d/u);
  expect(foreign.text).toMatch(/Platba\s*Šekem/u);
});
