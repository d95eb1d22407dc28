import { expect, onTestFinished, test } from "vitest";
import { additionalFields } from "#app/domain/shop/checkout.ts";
import { toSnakeCase } from "#server/upstream/wire-names.ts";
import { json } from "../support/fake-upstream.ts";
import { validation } from "#app/messages/errors-texts.ts";
import { orderFailures } from "#app/messages/order-texts.ts";
import { openTestApp } from "../support/open-app.ts";
import { findButton, press } from "../support/forms.ts";
import { attribute, byId, elements, textOf } from "../support/page-queries.ts";
import type { Visitor } from "../support/visitor.ts";
import {
  add, address, atCart, badge, card, courier, desk, errorOf, giftVoucher, mug, order, person, pickUp, shirt, submit,
  transfer, use, valueOf,
} from "./shopping.ts"; // oxfmt-ignore

const app = await openTestApp();
const orders = () =>
  app.calls.filter(({ method, path }) => method === "POST" && /^\/api\/orders\/[^/]+$/u.test(path));
const lastOrder = () => JSON.parse(orders().at(-1)?.body ?? "{}");

test("a guest orders for a transfer; the cart is empty and the e-mail is sent", async () => {
  const [visitor, cart] = await atCart(app, shirt);
  const summary = await order(cart, { ...courier, ...transfer }, { ...person, ...address });
  expect(summary.path).toMatch(/^\/shrnuti\/\d+\/[\w-]{20,}$/u);
  expect(summary.text).toMatch(/Děkujeme, objednávku \S+ máme\./u);
  expect(summary.text).toContain("Zbývá zaplatit 571,50 Kč");
  expect(lastOrder()).toMatchObject({
    email: "host@example.com",
    phone: "+420723456789",
    address: { street: "Dlouhá 1", city: "Praha", zip: "11000", country: "CZ" },
    delivery_address: null,
    company: null,
    newsletter: false,
    terms: true,
    expected_total: 571.5,
  });
  expect(orders().at(-1)?.headers.get("Idempotency-Key")).toBeTruthy();
  const after = await visitor.visit("/kosik");
  expect(after.text).toContain("Váš košík je prázdný");
  expect(after.has("link", "Vaše poslední objednávka")).toBe(true);
  const messages = (await app.standalone?.outbox()) ?? [];
  expect(JSON.stringify(messages.at(-1))).toContain("host@example.com");
});

test("what the form has no field for is not sent", async () => {
  const [visitor, cart] = await atCart(app, badge);
  const chosen = await cart.press(use, { ...courier, ...transfer });
  const { fields } = press(chosen.html, findButton(chosen.html, submit), {
    ...person,
    ...address,
    email: "navic@example.com",
  });
  for (const name of ["price", "cartId", "expectedTotal", "returnUrl", "address.state"])
    fields.set(name, "1");
  expect((await visitor.post("/kosik", fields)).status).toBe(303);
  const { address: place, ...sent } = lastOrder();
  expect(Object.keys(place).toSorted()).toEqual(["city", "country", "street", "zip"]);
  expect(sent).toMatchObject({
    expected_total: expect.any(Number),
    return_url: expect.stringContaining("/shrnuti/"),
  });
  expect(Object.keys(sent).toSorted()).toEqual([
    "branch_id",
    "cart_version", "company", "delivery_address", "delivery_id", "email", "expected_total", "first_name", "last_name",
    "newsletter", "note", "payment_id", "phone", "return_url", "summary_url", "terms",
  ]); // oxfmt-ignore
});

test("the number of a parcel is on the order's page as soon as the upstream has one", async () => {
  const [visitor, cart] = await atCart(app, badge);
  const who = { ...person, ...address, email: "zasilka@example.com" };
  const summary = await order(cart, { ...courier, ...transfer }, who);
  expect(summary.text).not.toContain("Číslo zásilky");
  const call = "GET /api/orders/summary/*/*";
  app.intercept(call, async (request) => {
    const { data } = await (await app.passOn(request)).json();
    return json({ data: { ...data, delivery: { ...data.delivery, parcel_number: "DR 1234567890 E" } } });
  });
  try {
    expect((await visitor.visit(summary.path)).text).toMatch(/Číslo zásilky\s*DR 1234567890 E/u);
  } finally {
    app.intercept(call, undefined);
  }
});

test("an order picked up at the box office needs a branch but no address", async () => {
  const [, cart] = await atCart(app, badge);
  const noPlace = await order(cart, { delivery: "1", ...desk }, person);
  expect(noPlace.status).toBe(422);
  expect(errorOf(noPlace, "branch")).toBe("Vyberte prosím výdejní místo.");
  const summary = await order(noPlace, pickUp, person);
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  expect(lastOrder()).toMatchObject({ address: null, delivery_id: 1, branch_id: 1, payment_id: 4 });
});

test("a cart with gift vouchers alone asks for no address", async () => {
  const [, cart] = await atCart(app, giftVoucher);
  expect(byId(cart.html, "objednavka-address.street")).toBeNull();
  const summary = await order(cart, { delivery: "6", ...transfer }, person);
  expect(summary.path).toMatch(/^\/shrnuti\//u);
  expect(lastOrder()).toMatchObject({ address: null, delivery_address: null });
});

test("errors are shown beside each field and in a summary, and all typed values stay", async () => {
  const [, cart] = await atCart(app, badge);
  const page = await order(
    cart,
    { ...courier, ...card },
    {
      email: "host",
      firstName: "Jana",
      phone: "abc",
      "address.street": "Dlouhá 1",
      "address.zip": "11A",
      forCompany: true,
      "company.ico": "12345678",
      "company.dic": "CZ-1",
      note: "Zazvoňte",
    },
  );
  expect(page.status).toBe(422);
  const expected = {
    email: "Pole musí obsahovat platný email.",
    lastName: "Pole musí být vyplněno.",
    phone: "Pole musí obsahovat pouze číslice.",
    "address.city": "Pole musí být vyplněno.",
    "address.zip": "Pole musí obsahovat pouze číslice.",
    "company.name": "Pole musí být vyplněno.",
    "company.ico": "Toto IČO neexistuje. Zkontrolujte prosím, zda jste ho opsali správně.",
    "company.dic": "Pole musí obsahovat pouze alfanumerické znaky s tečkou.",
    terms: "Toto pole je nutné potvrdit.",
  };
  for (const [field, sentence] of Object.entries(expected)) {
    expect(errorOf(page, field), field).toBe(sentence);
    const control = byId(page.html, `objednavka-${field}`);
    expect(control && attribute(control, "aria-invalid"), field).toBe("true");
    expect(page.all("link").some((name) => name.includes(sentence))).toBe(true);
  }
  expect(errorOf(page, "firstName")).toBeNull();
  expect(valueOf(page, "email")).toBe("host");
  expect(valueOf(page, "firstName")).toBe("Jana");
  expect(valueOf(page, "address.street")).toBe("Dlouhá 1");
  expect(page.body).toContain("Zazvoňte");
  const delivery = byId(page.html, "objednavka-delivery-4");
  expect(delivery && attribute(delivery, "checked")).not.toBeNull();
  expect(orders().filter(({ body }) => body.includes("Zazvoňte"))).toEqual([]);
});

test.each(Object.entries(additionalFields))(
  "%s of an order is refused if it is too long, otherwise sent and shown",
  async (name, { label, maxLength }) => {
    const [, cart] = await atCart(app, badge);
    const who = { ...person, ...address, email: `${name.toLowerCase()}@example.com` };
    const before = orders().length;
    const tooLong = "x".repeat(maxLength + 1);
    const refused = await order(cart, { ...courier, ...transfer }, { ...who, [name]: tooLong });
    expect(refused.status).toBe(422);
    const sentence = validation.max(maxLength);
    expect(errorOf(refused, name)).toBe(sentence);
    expect(refused.all("link")).toContain(`${label}: ${sentence}`);
    expect(refused.body).toContain(tooLong);
    expect(orders()).toHaveLength(before);
    const summary = await refused.press(submit, { [name]: " U vrátnice ", terms: true });
    expect(lastOrder()).toMatchObject({ [toSnakeCase(name)]: "U vrátnice" });
    expect(summary.text).toMatch(new RegExp(`${label}\\s*U vrátnice`, "u"));
  },
);

test("an order's page has no row of a text that the customer left out", async () => {
  const [, cart] = await atCart(app, badge);
  const who = { ...person, ...address, email: "beztextu@example.com" };
  const summary = await order(cart, { ...courier, ...transfer }, who);
  expect(lastOrder()).toMatchObject({ note: null });
  for (const { label } of Object.values(additionalFields)) expect(summary.text).not.toContain(label);
});

test("the cart page has all choices, fields, notes, agreements, a total and a button", async () => {
  const [, cart] = await atCart(app, badge);
  const named = (name: string) => elements(cart.the("main"), "*", (one) => attribute(one, "name") === name);
  expect(named("delivery").map((item) => attribute(item, "type"))).toEqual(Array(5).fill("radio"));
  expect(named("payment").map((item) => attribute(item, "type"))).toEqual(Array(4).fill("radio"));
  expect(named("branch")[0]?.tagName).toBe("select");
  for (const field of ["email", "firstName", "phone", "address.street", "address.zip", "address.city"])
    expect(named(field), field).toHaveLength(1);
  // One note for the line, one for the order.
  expect(named("note").map(({ tagName }) => tagName)).toEqual(["textarea", "textarea"]);
  for (const agreement of ["terms", "newsletter"])
    expect(named(agreement).map((item) => attribute(item, "type"))).toEqual(["checkbox"]);
  expect(cart.text).toMatch(/Celkem[^.]*\d+,\d\d Kč/u);
  expect(cart.has("button", submit)).toBe(true);
});

test("a delivery and a payment have their names, descriptions and prices", async () => {
  const [, cart] = await atCart(app, badge);
  const [deliveries, payments] = ["Jak chcete zboží dostat?", "Jak chcete zaplatit?"].map((name) =>
    cart.the("group", name),
  );
  if (!deliveries || !payments) throw new Error("No choice");
  expect(textOf(deliveries)).toMatch(
    /Zásilkovna ?Na výdejní místo nebo do Z-BOXu za 2–3 pracovní dny\. Od 1 500 Kč zdarma\..*79,00 Kč/u,
  );
  expect(textOf(deliveries)).toMatch(/Osobní odběr v pokladně.*Pokladna divadla, Mlýnská strouha 12/u);
  const pictures = elements(deliveries, "img").map((image) => attribute(image, "src") ?? "");
  expect(pictures.some((src) => src.startsWith("/images/delivery/thumbnail/"))).toBe(true);
  expect(textOf(payments)).toMatch(/Na dobírku ?Zaplatíte dopravci při převzetí.*39,00 Kč/u);
});

test("the newsletter subscription is sent with the order", async () => {
  const [, cart] = await atCart(app, badge);
  await order(cart, { ...pickUp, ...transfer }, { ...person, newsletter: true });
  expect(lastOrder()).toMatchObject({ newsletter: true });
});

test("nothing is preselected or ticked in advance", async () => {
  const [, cart] = await atCart(app, badge);
  expect(cart.body).not.toMatch(/<input[^>]*type="(?:radio|checkbox)"[^>]*checked/u);
  const page = await cart.press(submit);
  expect(errorOf(page, "delivery")).toBe("Vyberte prosím způsob dopravy.");
  expect(errorOf(page, "payment")).toBe("Vyberte prosím způsob platby.");
});

test("a choice survives leaving the page, filters payments and keeps typed values", async () => {
  const [visitor, cart] = await atCart(app, badge);
  expect(cart.text).toContain("V pokladně při vyzvednutí");
  const chosen = await cart.press(use, {
    ...courier,
    ...card,
    email: "jana@example.com",
    note: "U vrátnice",
  });
  expect(chosen.status).toBe(200);
  expect(valueOf(chosen, "email")).toBe("jana@example.com");
  expect(chosen.body).toContain("U vrátnice");
  expect(byId(chosen.html, "objednavka-payment-4")).toBeNull();
  await visitor.visit("/eshop");
  const back = await visitor.visit("/kosik");
  const delivery = byId(back.html, "objednavka-delivery-4");
  expect(delivery && attribute(delivery, "checked")).not.toBeNull();
  const payment = byId(back.html, "objednavka-payment-1");
  expect(payment && attribute(payment, "checked")).not.toBeNull();
  expect(back.text).toMatch(/Doprava PPL na adresu\s*129,00 Kč/u);
});

test("a choice that is no longer offered has to be made again", async () => {
  const [visitor, cart] = await atCart(app, badge);
  await cart.press(use, { ...courier, ...card });
  app.intercept("GET /api/deliveries/cs", async (request) => {
    const { data } = (await (await app.passOn(request)).json()) as { data: { id: number }[] };
    return json({ data: data.filter(({ id }) => id !== 4) });
  });
  const back = await visitor.visit("/kosik");
  app.intercept("GET /api/deliveries/cs", undefined);
  expect(back.text).toContain("Dopravu, kterou jste měli vybranou, už pro tento košík nenabízíme.");
});

test("the price shown is the price charged: a changed one is shown first", async () => {
  const [visitor, cart] = await atCart(app, badge);
  const before = orders().length;
  const first = await cart.press(submit, { ...courier, ...card, ...person, ...address });
  expect(first.status).toBe(422);
  expect(first.text).toContain("se změnila výsledná cena");
  expect(orders()).toHaveLength(before);
  const second = await first.press(submit, { terms: true });
  expect(second.path).toMatch(/^\/api\/demo-gateway\//u);
  expect(visitor.cookies.has("cart")).toBe(false);
});

test.each([
  ["was emptied in another tab", (visitor: Visitor) => visitor.post("/kosik", { intent: "clear" })],
  ["is gone with its cookie", (visitor: Visitor) => visitor.cookies.delete("cart")],
])("a form whose cart %s leads to no earlier order and is kept", async (_, lose) => {
  const [visitor, cart] = await atCart(app, badge);
  const other = { ...person, email: "jiny@example.com" };
  await order(cart, { ...pickUp, ...transfer }, other);
  await add(visitor, shirt);
  const chosen = await (await visitor.visit("/kosik")).press(use, { ...pickUp, ...transfer });
  const before = orders().length;
  await lose(visitor);
  const answer = await chosen.press(submit, { ...other, note: "Za dveře" });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain(orderFailures.cartGone.replaceAll("\u00a0", " "));
  expect(answer.body).toContain('value="Za dveře"');
  expect(orders()).toHaveLength(before);
});

test("the upstream's own 422 is shown beside the same fields", async () => {
  const [, cart] = await atCart(app, badge);
  app.intercept("POST /api/orders/*", () =>
    json(
      {
        message: "x",
        errors: { first_name: ["Moc krátké."], "address.zip": ["Sem nejezdíme."], basket: ["Něco."] },
      },
      422,
    ),
  );
  const page = await order(cart, { ...courier, ...card }, { ...person, ...address });
  app.intercept("POST /api/orders/*", undefined);
  expect(page.status).toBe(422);
  expect(errorOf(page, "firstName")).toBe("Moc krátké.");
  expect(errorOf(page, "address.zip")).toBe("Sem nejezdíme.");
  expect(page.text).toContain("Něco.");
  expect(valueOf(page, "email")).toBe("host@example.com");
});

test("a failing upstream loses no typed value and mentions no charge", async () => {
  const [visitor, cart] = await atCart(app, badge);
  app.intercept("POST /api/orders/*", () => json({}, 503));
  const page = await order(cart, { ...courier, ...card }, { ...person, ...address });
  app.intercept("POST /api/orders/*", undefined);
  expect(page.text).toContain("Nevíme jistě, zda objednávka odešla.");
  expect(page.text).not.toContain("neúčtovali");
  expect(valueOf(page, "address.street")).toBe("Dlouhá 1");
  expect(visitor.cookies.has("cart")).toBe(true);
});

test.each([
  ["sold out", { error: "out_of_stock", value: "Odznak" }, 409, 422, "Odznak už nemáme v požadovaném počtu."],
  ["changed", { error: "changed" }, 409, 409, "změnila se cena nebo dostupnost"],
  ["too often", { error: "too_many_requests" }, 429, 503, "Objednávku teď nemůžeme odeslat."],
])(
  "a refusal (%s) keeps its sentence and what was typed while the cart is away",
  async (_, refusal, status, shown, sentence) => {
    const [, cart] = await atCart(app, badge);
    const chosen = await cart.press(use, { ...courier, ...card });
    app.intercept("POST /api/orders/*", () => {
      app.intercept("GET /api/cart/anonymous/*/*", () => Promise.reject(new TypeError("reset")));
      return json(refusal, status);
    });
    onTestFinished(() => app.intercept("POST /api/orders/*", undefined));
    onTestFinished(() => app.intercept("GET /api/cart/anonymous/*/*", undefined));
    const email = `${Object.values(refusal).join()}@example.com`.replaceAll(/[^\w@.]/gu, "");
    const page = await chosen.press(submit, { ...person, ...address, email });
    expect(page.status).toBe(shown);
    expect(page.text).toContain(sentence);
    app.intercept("POST /api/orders/*", undefined);
    app.intercept("GET /api/cart/anonymous/*/*", undefined);
    const again = await page.press("Zpět k objednávce");
    expect(valueOf(again, "address.street")).toBe("Dlouhá 1");
    expect(again.has("button", submit)).toBe(true);
  },
);

test("unreadable checkout data cost the order form, not the cart", async () => {
  const [visitor] = await atCart(app, mug);
  app.intercept("GET /api/deliveries/cs", () => json({}, 503));
  const page = await visitor.visit("/kosik");
  app.intercept("GET /api/deliveries/cs", undefined);
  expect(page.status).toBe(200);
  expect(page.has("textbox", "Počet kusů")).toBe(true);
  expect(page.has("button", submit)).toBe(false);
  expect(page.text).toContain("se teď nepodařilo načíst");
});

test("forged field names and a form-library intent do not break the form", async () => {
  const [visitor] = await atCart(app, mug);
  const page = await visitor.post("/kosik", {
    intent: "order",
    __intent__: "{",
    "email[__proto__]": "x",
    "address[0]": "y",
  });
  expect(page.status).toBe(409);
  expect(page.has("button", submit)).toBe(true);
});

test("a payment that the delivery excludes has its error beside the payments", async () => {
  const [, cart] = await atCart(app, badge);
  const chosen = await cart.press(use, { ...pickUp, ...desk });
  expect(errorOf(chosen, "payment")).toBeNull();
  const other = await chosen.press(use, { ...courier, firstName: "Jana", note: "U dveří" });
  const sentence =
    "Platbu „V pokladně při vyzvednutí“ nelze s dopravou „PPL na adresu“ kombinovat. Vyberte prosím jinou platbu.";
  expect(errorOf(other, "payment")).toBe(sentence);
  expect(other.has("radio", "V pokladně při vyzvednutí")).toBe(false);
  expect(valueOf(other, "firstName")).toBe("Jana");
  expect(other.body).toContain("U dveří");
  const fit = await other.press(use, { ...card });
  expect(errorOf(fit, "payment")).toBeNull();
  const sent = await chosen.press(submit, { ...courier, ...person, ...address });
  expect(sent.status).toBe(422);
  expect(errorOf(sent, "payment")).toBe(sentence);
  expect(sent.all("link").join()).toContain(sentence);
});

const find = "Načíst údaje z ARES";

test("the register fills in the company, without JavaScript and beside what was typed", async () => {
  const [, cart] = await atCart(app, badge);
  const filled = await cart.press(find, { forCompany: true, "company.ico": "27", firstName: "Jana" });
  expect(filled.status).toBe(200);
  expect(valueOf(filled, "company.ico")).toBe("00000027");
  expect(valueOf(filled, "company.name")).toContain("Ateliér Nováková");
  expect(valueOf(filled, "company.dic")).toBe("CZ00000027");
  expect(valueOf(filled, "address.street")).toBe("Nábřeží 214/8");
  expect(valueOf(filled, "firstName")).toBe("Jana");
  expect(filled.text).toContain("Doplnili jsme, co chybělo, z registru ARES.");
  const again = await filled.press(find, {});
  expect(again.text).toContain("Údaje souhlasí s registrem ARES.");
  const kept = await filled.press(find, { "company.name": "Moje jméno", "address.city": "Brno" });
  expect(valueOf(kept, "company.name")).toBe("Moje jméno");
  expect(valueOf(kept, "address.city")).toBe("Brno");
  expect(kept.text).toMatch(
    /Co jste vyplnili, jsme nechali. V registru je jinak: název Ateliér Nováková.*; sídlo Nábřeží 214\/8, .* Doubravín\./u,
  );
});

test.each([
  ["00000035", "Firma ale podle registru zanikla."],
  ["00000043", "Firmu s tímto IČO jsme nenašli, vyplňte prosím údaje ručně."],
  ["00000051", "Registr ARES teď neodpovídá, vyplňte prosím údaje ručně."],
])("for IČO %s the checkout says what the register answered", async (ico, sentence) => {
  const [, cart] = await atCart(app, badge);
  const answer = await cart.press(find, { forCompany: true, "company.ico": ico, email: "host@example.com" });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(sentence);
  expect(valueOf(answer, "company.ico")).toBe(ico);
  expect(valueOf(answer, "email")).toBe("host@example.com");
});

test("for a company of another country the checkout does not ask the Czech register", async () => {
  const [, cart] = await atCart(app, badge);
  const before = app.calls.length;
  const typed = { "company.ico": "00000027", "company.name": "Naša firma" };
  const answer = await cart.press(find, { forCompany: true, ...typed, "address.country": "SK" });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("ARES je registr českých firem, zahraniční v něm nehledáme.");
  for (const [field, value] of Object.entries(typed)) expect(valueOf(answer, field)).toBe(value);
  expect(answer.body).toMatch(/<option value="SK" selected=""/u);
  expect(app.calls.slice(before).filter(({ path }) => path.includes("/ares/"))).toEqual([]);
});

test("a wrong IČO is not sent to the register; without the register is no button", async () => {
  const [, cart] = await atCart(app, badge);
  const before = app.calls.length;
  const wrong = await cart.press(find, { forCompany: true, "company.ico": "12345678", lastName: "Nová" });
  expect(wrong.status).toBe(422);
  expect(errorOf(wrong, "company.ico")).toContain("Toto IČO neexistuje.");
  expect(valueOf(wrong, "lastName")).toBe("Nová");
  expect(app.calls.slice(before).filter(({ path }) => path.includes("/ares/"))).toEqual([]);
  const without = await openTestApp({
    upstreamFetch: app.passOn,
    config: { absentAreas: ["company-register"] },
  });
  const [, other] = await atCart(without, badge);
  expect(other.has("textbox", "IČO")).toBe(true);
  expect(other.has("button", find)).toBe(false);
});

test("signing in is offered before the form, and the total leads to the recapitulation", async () => {
  const [, cart] = await atCart(app, badge);
  const signIn = cart.the("link", "Přihlaste se");
  expect(attribute(signIn, "href")).toBe("/login?redirect=%2Fkosik");
  expect(cart.body.indexOf("Máte účet?")).toBeLessThan(cart.body.indexOf("Jak chcete zboží dostat?"));
  expect(attribute(cart.the("link", "Ke shrnutí"), "href")).toBe("#souhrn");
  expect(cart.all("button").filter((name) => name === submit)).toHaveLength(1);
  // Goods and total stand between the link's target and the only button that orders (§ 1826a of the Civil Code).
  const end = cart.body.slice(cart.body.indexOf('id="souhrn"'));
  expect(end.indexOf("Zkontrolujte")).toBeGreaterThan(-1);
  expect(end.indexOf("Celkem k")).toBeLessThan(end.indexOf("Objednávka zavazující"));
});
