import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { json, notBegun } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, textOf } from "../support/page-queries.ts";
import { add, atCart, badge, giftVoucher, mug, shirt, submit } from "./shopping.ts";
import { demo } from "../support/demo.ts";

const app = await openTestApp();

test("an empty cart links to the shop, and viewing it creates no cart", async () => {
  const visitor = app.visitor();
  const before = app.calls.length;
  const page = await visitor.visit("/kosik");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Košík · Divadlo Na Vantrokách");
  expect(page.text).toContain("Váš košík je prázdný");
  expect(page.text).toContain("Vyberte si v e-shopu třeba dárkový poukaz nebo plakát k oblíbené inscenaci.");
  expect(attribute(page.the("link", "Přejít do e-shopu"), "href")).toBe("/eshop");
  expect(page.has("button", submit)).toBe(false);
  expect(app.calls.slice(before).filter(({ path }) => path.includes("/cart/"))).toEqual([]);
  expect(visitor.cookies.has("cart")).toBe(false);
});

test("a line shows its variant, both prices and its total, and links to the product", async () => {
  const [, page] = await atCart(app, shirt);
  const link = page.the("link", "Tričko Vantroky");
  expect(attribute(link, "href")).toBe(demo.products.shirt.path);
  expect(page.text).toMatch(/Tričko Vantroky\s*M/u);
  expect(page.text).toContain("442,50 Kč");
  expect(page.text).toContain("590,00 Kč");
  expect(page.text).toContain("Nejnižší cena za 30 dní");
});

test("a line links to its product: id, category or the word for none, name", async () => {
  const [visitor, cart] = await atCart(app, mug, badge);
  const wanted = [demo.products.mug.path, demo.products.badges.path];
  const links = ["Hrnek Přestávka 300 ml", "Odznaky Potlesk"].map((name) => cart.the("link", name));
  expect(links.map((link) => attribute(link, "href"))).toEqual(wanted);
  for (const path of wanted) expect((await visitor.get(path)).status).toBe(200);
});

test("two pieces of a line on sale have both prices and their total with tax", async () => {
  const visitor = app.visitor();
  await add(visitor, shirt, "2");
  const cart = await visitor.visit("/kosik");
  const [line] = byRole(cart.the("main"), cart.html, "listitem", "Tričko Vantroky");
  const text = line ? textOf(line) : "";
  for (const price of ["442,50 Kč", "590,00 Kč", "885,00 Kč"]) expect(text).toContain(price);
  expect(line && byRole(line, cart.html, "button", /^Odebrat/u)).toHaveLength(1);
});

test("adding shows a notice and returns to the page of the form", async () => {
  const visitor = app.visitor();
  const answer = await visitor.post("/kosik", { intent: "add", ...badge, quantity: "2", back: "/eshop" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/eshop");
  const page = await answer.follow();
  expect(page.text).toContain("jsme přidali do košíku.");
  const foreign = await visitor.post("/kosik", {
    intent: "add",
    ...badge,
    quantity: "1",
    back: "//evil.example",
  });
  expect(foreign.headers.get("Location")).toBe("/kosik");
});

test("a quantity is changed up to the stock and accepted only as a whole number", async () => {
  const [visitor, cart] = await atCart(app, mug);
  const two = await cart.press("Přepočítat", { quantity: "2" });
  expect(two.text).toContain("Počet kusů jsme změnili na 2.");
  const limited = await two.press("Přepočítat", { quantity: "40" });
  expect(limited.text).toContain("Skladem máme jen 3 ks, počet jsme upravili.");
  expect(attribute(limited.the("textbox", "Počet kusů"), "value")).toBe("3");

  for (const [typed, error] of [
    ["dva", "Pole musí obsahovat pouze číslice."],
    ["1.5", "Pole musí obsahovat pouze číslice."],
    ["-1", "Pole musí obsahovat pouze číslice."],
    ["", "Pole musí být vyplněno."],
    ["1000", "Zadejte prosím počet od 0 do 999."],
  ] as const) {
    const refused = await visitor.post("/kosik", { intent: "quantity", ...mug, quantity: typed, note: "" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(error);
    // As typed; an empty box gets the cart's number.
    expect(attribute(refused.the("textbox", "Počet kusů"), "value")).toBe(typed || "3");
    const notAdded = await visitor.post("/kosik", { intent: "add", ...badge, quantity: typed });
    expect(attribute(notAdded.the("textbox", /^Počet kusů$/u), "value")).toBe(typed || "1");
  }
});

test("„Odebrat“ or 0 removes a line, and one button brings it back with its note", async () => {
  const visitor = app.visitor();
  await add(visitor, giftVoucher, "2", "Všechno nejlepší, babi");
  const removed = await (await visitor.visit("/kosik")).press(/^Odebrat/u);
  expect(removed.text).toContain("jsme odebrali z košíku.");
  expect(removed.text).toContain("Váš košík je prázdný");
  const back = await removed.press("Vrátit zpět");
  expect(back.text).toContain("jsme vrátili do košíku.");
  expect(back.text).toContain("Všechno nejlepší, babi");
  expect(attribute(back.the("textbox", "Počet kusů"), "value")).toBe("2");
  const gone = await back.press("Přepočítat", { quantity: "0" });
  expect(gone.text).toContain("Váš košík je prázdný");
  const calls = app.calls.filter(({ method, path }) => method === "PUT" && path.startsWith("/api/cart/"));
  expect(JSON.parse(calls.at(-1)?.body ?? "{}")).toMatchObject({ id: 202, variantId: null, quantity: 0 });
});

test("a note is saved without touching the quantity", async () => {
  const [, cart] = await atCart(app, badge);
  const saved = await cart.press("Uložit", { note: "Zabalit zvlášť" });
  expect(saved.text).toContain("Poznámku jsme uložili.");
  expect(saved.text).toContain("Zabalit zvlášť");
});

test("only the cart replaces the first dedication by a second one", async () => {
  const visitor = app.visitor();
  await add(visitor, giftVoucher, "1", "Pro babičku");
  const refused = await visitor.post("/kosik", {
    intent: "add",
    ...giftVoucher,
    quantity: "2",
    note: "Pro dědu",
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("u této položky už v košíku máte „Pro babičku“");
  expect(textOf(refused.the("textbox", /^Věnování/u))).toBe("Pro dědu");
  expect(attribute(refused.the("textbox", /^Počet kusů/u), "value")).toBe("1");
  const replaced = await refused.press("Uložit");
  expect(replaced).toShowNotice("Poznámku jsme uložili.");
  expect(textOf(replaced.the("textbox", /^Věnování/u))).toBe("Pro dědu");
});

test("the same dedication, or none, only adds pieces", async () => {
  const visitor = app.visitor();
  await add(visitor, giftVoucher, "1", "Pro babičku");
  await add(visitor, giftVoucher, "1", "Pro babičku");
  await add(visitor, giftVoucher, "1", "");
  const cart = await visitor.visit("/kosik");
  expect(attribute(cart.the("textbox", /^Počet kusů/u), "value")).toBe("3");
  expect(textOf(cart.the("textbox", /^Věnování/u))).toBe("Pro babičku");
});

test("a cart in another tab changes its quantity, and overwrites no unseen note", async () => {
  const [visitor, old] = await atCart(app, badge);
  await (await visitor.visit("/kosik")).press("Uložit", { note: "Zabalit zvlášť" });
  const counted = await old.press("Přepočítat", { quantity: "4" });
  expect(counted.text).toContain("Zabalit zvlášť");
  const refused = await old.press("Uložit", { note: "Nebalit" });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("u této položky už v košíku máte „Zabalit zvlášť“");
  expect(textOf(refused.the("textbox", /^Poznámka k položce/u))).toBe("Nebalit");
  const replaced = await refused.press("Uložit");
  expect(textOf(replaced.the("textbox", /^Poznámka k položce/u))).toBe("Nebalit");
});

test("emptying the cart needs a confirmation", async () => {
  const [visitor, cart] = await atCart(app, mug, badge);
  const link = cart.the("link", "Vyprázdnit košík");
  const asks = await visitor.visit((attribute(link, "href") ?? "").split("#")[0] ?? "");
  expect(asks.text).toContain("Opravdu chcete z košíku odebrat všechny položky?");
  const emptied = await asks.press("Ano, vyprázdnit košík");
  expect(emptied.text).toContain("Váš košík je prázdný");
  expect(app.calls.some(({ method, path }) => method === "DELETE" && path.startsWith("/api/cart/"))).toBe(
    true,
  );
});

test("an unreachable cart is not an empty one, and its cookie stays", async () => {
  const [visitor] = await atCart(app, mug);
  const kept = visitor.cookies.get("cart");
  app.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 503));
  const page = await visitor.visit("/kosik");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Košík teď nejde načíst");
  expect(page.text).not.toContain("Váš košík je prázdný");
  expect(visitor.cookies.get("cart")).toBe(kept);
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);
  expect((await visitor.visit("/kosik")).has("button", submit)).toBe(true);
});

test("the four cart failures have their own notices", async () => {
  const [visitor] = await atCart(app, mug);
  await visitor.post("/kosik", { intent: "voucher-add", code: "POTLESK100", guestEmail: "" });

  app.intercept("PUT /api/cart/*", notBegun);
  expect(await add(visitor, badge)).toShowNotice("Položku se nepodařilo přidat do košíku.");
  app.intercept("PUT /api/cart/*", undefined);

  app.intercept("POST /api/voucher/cart/delete/*", notBegun);
  const cart = await visitor.visit("/kosik");
  expect((await cart.press("Odebrat slevový kód POTLESK100")).text).toContain(
    "Poukaz se nepodařilo z košíku odebrat.",
  );
  app.intercept("POST /api/voucher/cart/delete/*", undefined);

  app.intercept("GET /api/cart/anonymous/cs/*", () => json({}, 503));
  expect((await visitor.visit("/kosik")).text).toContain("Košík se nepodařilo načíst.");
  app.intercept("GET /api/cart/anonymous/cs/*", undefined);

  app.intercept("GET /api/cart/anonymous/cs", () => json({}, 503));
  expect(await add(app.visitor(), mug)).toShowNotice("Košík se nepodařilo založit.");
  app.intercept("GET /api/cart/anonymous/cs", undefined);
});

test("an unknown intent and a wrong line are bad requests without a call", async () => {
  const visitor = app.visitor();
  const before = app.calls.filter(({ method }) => method !== "GET").length;
  for (const fields of [
    { intent: "steal" },
    { intent: "toString" },
    {},
    { intent: "quantity", product: "a\tb", quantity: "1" },
    { intent: "voucher-remove", voucher: "" },
  ] as Record<string, string>[]) {
    expect((await visitor.post("/kosik", fields)).status).toBe(400);
  }
  expect(app.calls.filter(({ method }) => method !== "GET")).toHaveLength(before);
});

test.each(["9999999999", "12345678901234567890", "abc", '"105x"', "105.5"])(
  "a form with the id %s of no product is refused without an error page",
  async (product) => {
    const page = await add(app.visitor(), { product, variant: "" });
    expect(page.status === 400 || page.status === 303, String(page.status)).toBe(true);
    expect(app.calls.some(({ path, method }) => method === "PUT" && path.includes("NaN"))).toBe(false);
  },
);

test("a fetcher's form is answered with data, not with a redirect", async () => {
  const [visitor] = await atCart(app, mug);
  const answer = await visitor.postByScript(paths.cartChange(), {
    intent: "quantity",
    ...mug,
    quantity: "2",
    note: "",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain("Počet kusů jsme změnili na 2.");
  expect((await visitor.visit("/kosik")).text).not.toContain("Počet kusů jsme změnili");
});

test("a fetcher's invalid form comes back as it was typed, as a 422", async () => {
  const [visitor] = await atCart(app, mug);
  const line = { intent: "quantity", ...mug, quantity: "dva", note: "Zabalit zvlášť" };
  const refused = await visitor.postByScript(paths.cartChange(), line);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain("Pole musí obsahovat pouze číslice.");
  expect(refused.body).toContain("Zabalit zvlášť");
  const code = { intent: "voucher-add", code: "NENI", guestEmail: "kdo@example.com" };
  const unknown = await visitor.postByScript(paths.cartChange(), code);
  expect(unknown.status).toBe(422);
  for (const typed of Object.values(code).slice(1)) expect(unknown.body).toContain(typed);
  expect((await visitor.postByScript(paths.cartChange(), { intent: "steal" })).status).toBe(400);
});

test("a plain form to the fetchers' address leads to the unchanged cart page", async () => {
  const [visitor] = await atCart(app, mug);
  const fields = { intent: "quantity", ...mug, quantity: "dva", note: "" };
  const calls = app.calls.length;
  const sentOn = await visitor.post(paths.cartChange(), fields);
  // 307: the browser sends the same form there.
  expect(sentOn).toRedirectTo(paths.cart(), 307);
  expect(app.calls).toHaveLength(calls);
  expect(await visitor.get(paths.cartChange())).toRedirectTo(paths.cart(), 302);
});

test("the strip on top names the means of payment and the countries of delivery", async () => {
  const [, page] = await atCart(app, mug);
  expect(page.text).toMatch(/Jak můžete zaplatit\s*Kartou online/u);
  expect(page.text).toMatch(/Kam doručujeme\s*Česk/u);
});
