import { expect, test } from "vitest";
import { limits } from "#server/services/limits.ts";
import { ratingReportPath } from "#app/domain/theatre/rating-report.ts";
import { paths } from "#app/domain/paths.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { builtSite } from "../support/built-site.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, elements } from "../support/page-queries.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { json } from "../support/fake-upstream.ts";
import {
  add,
  badge,
  errorOf,
  giftVoucher,
  order,
  person,
  pickUp,
  submit,
  transfer,
  use,
  valueOf,
} from "./shopping.ts";
import { divak, novy, signIn } from "./signing-in.ts";

const app = await openTestApp();
const password = "dlouhé heslo 1";
const tooMany = /Příliš mnoho pokusů\. Zkuste to prosím znovu za \d+ minut[uy]?\./u;

/** The typed values, less passwords, are in a form that can be sent once the limit allows it. */
function expectSendsAgain(
  page: Page,
  address: string,
  typed: { readonly intent: string; readonly note: string },
) {
  const form = elements(page.the("main"), "form").find((element) => attribute(element, "action") === address);
  const fields = elements(form ?? page.html, "input").map((element) => [
    attribute(element, "name"),
    attribute(element, "value"),
  ]);
  expect(Object.fromEntries(fields), address).toEqual({ intent: typed.intent, note: typed.note });
  expect(page.has("button", "Odeslat znovu")).toBe(true);
}

/** The address of a route, filled in. */
function addressOf(pattern: string): string {
  return `/${pattern
    .replace(/:hash|:token/gu, "abcdefghijkl")
    .replace(/:id/gu, "1")
    .replace("*", "neni-tu")}`;
}

test("every action has a limit, and the 429 page above it can send the same form again", async () => {
  const { build } = await builtSite();
  const actions = Object.values(build.routes).flatMap((route) => {
    if (!route?.module.action) return [];
    const { action, default: page } = route.module;
    return { path: route.path ?? "", limit: Reflect.get(action, "limit"), hasPage: page !== undefined };
  });
  expect(actions.length).toBeGreaterThan(15);
  const known = new Set<unknown>(Object.values(limits).map(({ name }) => name));
  expect(actions.filter(({ limit }) => !known.has(limit?.name))).toEqual([]);

  const customer = app.visitor({ ip: "192.0.2.200" });
  await signIn(customer);
  const guest = app.visitor({ ip: "192.0.2.200" });
  for (let time = 0; time <= limits.form.most; time += 1) await guest.postByScript("/okno", {});
  const from = app.calls.length;
  for (const { path, hasPage } of actions) {
    const address = addressOf(path);
    const isOfCustomers = /^\/(ucet|account\/addresses)/u.test(address);
    const typed = { intent: "x", note: "Milé <babičce>", password: "tajné heslo" };
    const page = await (isOfCustomers ? customer : guest).post(address, typed);
    expect(page.status, address).toBe(429);
    expect(page.headers.get("Retry-After")).toBe(String(limits.form.seconds));
    expect(page.text).toContain("Příliš mnoho pokusů.");
    if (hasPage) expectSendsAgain(page, address, typed);
    expect(page.body).not.toContain("tajné heslo");
    const answer = await (isOfCustomers ? customer : guest).postByScript(address, typed);
    expect(answer.status, address).toBe(429);
    expect(answer.headers.get("Retry-After"), address).toBe("300");
    expect(answer.body).toMatch(/Příliš.mnoho.pokusů/u);
    // Older browsers send no Sec-Fetch-Mode, and no browser does without https; there the path `.data` marks a fetcher.
    const silent = await (isOfCustomers ? customer : guest).request(`${address}.data`, {
      method: "POST",
      headers: { Origin: "http://localhost:3000" },
      body: new URLSearchParams(typed),
    });
    expect(silent.status, address).toBe(429);
    expect(await silent.text(), address).toEqual(expect.stringContaining('"notice"'));
  }
  // The 429 page does not send a binding order: it leads back to the order form with its total.
  const ordering = await guest.post(paths.cart(), { intent: "order", terms: "on" });
  const again = elements(ordering.the("main"), "form").flatMap((form) => elements(form, "input"));
  expect(again.map((input) => [attribute(input, "name"), attribute(input, "value")])).toEqual([
    ["intent", "choose"],
    ["terms", "on"],
  ]);
  expect(ordering.has("button", "Zpět k objednávce")).toBe(true);
  const changes = app.calls.slice(from).filter(({ method }) => method !== "GET");
  expect(changes).toEqual([]);
  expect((await app.visitor({ ip: "192.0.2.201" }).post("/okno", {})).status).toBe(400);
});

test("a form with files is a 415, except a mail program's that ends a newsletter", async () => {
  const { build } = await builtSite();
  const fields = new FormData();
  fields.append("intent", "x");
  fields.append("file", new Blob(["x"]), "foto.jpg");
  const visitor = app.visitor({ ip: "192.0.2.202" });
  const accepting: string[] = [];
  for (const { path = "", module } of Object.values(build.routes).flatMap((route) => route ?? [])) {
    if (!module.action) continue;
    const { status } = await visitor.post(addressOf(path), fields);
    if (status !== 415) accepting.push(path);
  }
  expect(accepting).toEqual(["newsletter/odhlaseni/:token"]);
});

/** Each limit besides that of all forms: the submitted form, and its values that remain after the refusal. */
const rows: Record<
  Exclude<keyof typeof limits, "form">,
  (ip: string) => Promise<(isLast: boolean) => Promise<Page>>
> = {
  async signIn(ip) {
    const visitor = app.visitor({ ip });
    let time = 0;
    return async () =>
      keeps(
        await visitor.post(paths.login(), { email: `${(time += 1)}@example.cz`, password: "x" }),
        `value="${time}@example.cz"`,
      );
  },
  async signInAccount() {
    app.intercept("POST /api/auth/login", () => Response.json({ error: "invalid" }, { status: 401 }));
    let time = 0;
    return async (isLast) => {
      const typed = { email: `${(time += 1) % 2 ? "Obet" : "obet"}@example.cz`, password: "x" };
      const page = await anybody().post(paths.login(), typed);
      if (isLast) app.intercept("POST /api/auth/login", undefined);
      return keeps(page, `value="${typed.email}"`);
    };
  },
  async register(ip) {
    let time = 0;
    return async () => register(app.visitor({ ip }), `${(time += 1)}@example.cz`);
  },
  async registerEmail() {
    return async () => register(anybody(), "jitka@example.cz");
  },
  async forgot(ip) {
    let time = 0;
    return async () => forgot(app.visitor({ ip }), `zapomnel${(time += 1)}@example.cz`);
  },
  async forgotEmail() {
    return async () => forgot(anybody(), "zapomnel@example.cz");
  },
  async resend(ip) {
    let time = 0;
    return async () => resend(app.visitor({ ip }), `ztratil${(time += 1)}@example.cz`);
  },
  async resendEmail() {
    let time = 0;
    // Case and spaces do not make another address.
    const spellings = ["ztratil@example.cz", "ZTRATIL@example.cz"];
    return async (isLast) => {
      const email = spellings[isLast ? 0 : (time += 1) % 2] ?? "";
      return keeps(await anybody().post(resendPath(), { email: ` ${email}` }), "ztratil@example.cz");
    };
  },
  async newsletter(ip) {
    let time = 0;
    return async () => subscribe(app.visitor({ ip }), `odberatel${(time += 1)}@example.cz`);
  },
  async newsletterEmail() {
    return async () => subscribe(anybody(), "odberatel@example.cz");
  },
  async emailChange() {
    const visitor = anybody();
    await signIn(visitor, divak);
    let time = 0;
    return async () => changeEmail(sameBrowser(visitor), `jiny${(time += 1)}@example.cz`);
  },
  async emailChangeEmail() {
    const visitor = anybody();
    await signIn(visitor, novy);
    return async () => changeEmail(sameBrowser(visitor), "cizi@example.cz");
  },
  async ownData() {
    const visitor = anybody();
    await signIn(visitor, novy);
    return async () => sameBrowser(visitor).visit(paths.ownData());
  },
  async rating(ip) {
    let time = 0;
    return async () => rate(app.visitor({ ip }), `hodnotil${(time += 1)}@example.cz`);
  },
  async ratingEmail() {
    return async () => rate(anybody(), "hodnotil@example.cz");
  },
  async ratingReport(ip) {
    let time = 0;
    return async () => report(app.visitor({ ip }), `oznamil${(time += 1)}@example.cz`);
  },
  async ratingReportEmail() {
    return async () => report(anybody(), "oznamil@example.cz");
  },
  async withdrawal(ip) {
    let time = 0;
    return async () => withdraw(app.visitor({ ip }), `odstoupil${(time += 1)}@example.cz`, time);
  },
  async withdrawalEmail() {
    let time = 0;
    return async () => withdraw(anybody(), "odstoupil@example.cz", (time += 1));
  },
  async complaint(ip) {
    let time = 0;
    return async () => complain(app.visitor({ ip }), `reklamoval${(time += 1)}@example.cz`);
  },
  async complaintEmail() {
    return async () => complain(anybody(), "reklamoval@example.cz");
  },
  async secret(ip) {
    const visitor = app.visitor({ ip });
    let time = 0;
    return async () => visitor.visit(`/shrnuti/${(time += 1)}/spatny-otisk`);
  },
  async payment() {
    app.intercept("POST /api/orders/*/*/payment", () => Response.json({ error: "paid" }, { status: 409 }));
    return async (isLast) => {
      const page = await anybody().post("/shrnuti/7/nejaky-otisk", { intent: "pay" });
      if (isLast) app.intercept("POST /api/orders/*/*/payment", undefined);
      return page;
    };
  },
  async paymentLink(ip) {
    app.intercept("POST /api/orders/*/*/payment-link", () =>
      Response.json({ error: "paid" }, { status: 409 }),
    );
    let id = 0;
    return async (isLast) => {
      const page = await app
        .visitor({ ip })
        .post(`/shrnuti/${(id += 1)}/nejaky-otisk`, { intent: "payment-link" });
      if (isLast) app.intercept("POST /api/orders/*/*/payment-link", undefined);
      return page;
    };
  },
  async paymentLinkOrder() {
    app.intercept("POST /api/orders/*/*/payment-link", () =>
      Response.json({ error: "paid" }, { status: 409 }),
    );
    return async (isLast) => {
      const page = await anybody().post("/shrnuti/700/nejaky-otisk", { intent: "payment-link" });
      if (isLast) app.intercept("POST /api/orders/*/*/payment-link", undefined);
      return page;
    };
  },
  async voucherCart() {
    const visitor = anybody();
    await add(visitor, badge);
    return async () =>
      keeps(
        await sameBrowser(visitor).post(paths.cart(), {
          intent: "voucher-add",
          code: "HADANI",
          guestEmail: "",
        }),
        'value="HADANI"',
      );
  },
  async voucher(ip) {
    const visitor = app.visitor({ ip });
    await add(visitor, badge);
    const cart = await visitor.visit("/kosik");
    return async () => {
      const page = await cart.press("Uplatnit", { code: "HADANI" });
      const field = byId(page.html, "poukaz");
      expect(field && attribute(field, "value")).toBe("HADANI");
      return page;
    };
  },
  async voucherPreview(ip) {
    const visitor = app.visitor({ ip });
    await add(visitor, giftVoucher);
    app.intercept("POST /api/vouchers/preview", () => json({ error: "not_exists" }, 404));
    return async (isLast) => {
      const page = await visitor.visit(`/kosik/nahled-poukazu?product=${giftVoucher.product}&variant=`);
      if (isLast) app.intercept("POST /api/vouchers/preview", undefined);
      return page;
    };
  },
  async cart(ip) {
    return async () =>
      app.visitor({ ip }).post(paths.cart(), { intent: "add", ...badge, quantity: "2", back: "/" });
  },
  async order(ip) {
    app.intercept("POST /api/orders/*", () => Response.json({ error: "changed" }, { status: 409 }));
    const visitor = app.visitor({ ip });
    await add(visitor, badge);
    const chosen = await (await visitor.visit("/kosik")).press(use, { ...pickUp, ...transfer });
    let time = 0;
    return async (isLast) => {
      const page = await chosen.press(submit, { ...person, email: `host${(time += 1)}@example.com` });
      if (isLast) app.intercept("POST /api/orders/*", undefined);
      expect(valueOf(page, "firstName")).toBe("Jana");
      expect(errorOf(page, "email")).toBeNull();
      return page;
    };
  },
  async orderEmail() {
    let time = 0;
    return async () => {
      const visitor = app.visitor({ ip: `198.51.100.${(time += 1)}` });
      await add(visitor, badge);
      const cart = await visitor.visit("/kosik");
      return order(
        cart,
        { ...pickUp, ...transfer },
        { ...person, email: `${time % 2 ? "Obet" : "obet"}@example.com` },
      );
    };
  },
  async ares(ip) {
    const visitor = app.visitor({ ip });
    await signIn(visitor);
    return async () => lookUp(visitor);
  },
  async aresCustomer() {
    const visitor = anybody();
    await signIn(visitor, novy);
    return async () => lookUp(sameBrowser(visitor));
  },
};

let nextAddress = 0;
/** A visitor with an IP address that no limit knows. */
function anybody(): Visitor {
  nextAddress += 1;
  return app.visitor({ ip: `198.18.${nextAddress >> 8}.${nextAddress & 255}` });
}

/** The same browser at another IP address. */
function sameBrowser(before: Visitor): Visitor {
  const visitor = anybody();
  for (const [name, value] of before.cookies) visitor.cookies.set(name, value);
  return visitor;
}

async function register(visitor: Visitor, email: string): Promise<Page> {
  const typed = { email, firstName: "Jitka", lastName: "Nová", password, passwordAgain: password };
  return keeps(await visitor.post(paths.register(), typed), 'value="Jitka"');
}

async function forgot(visitor: Visitor, email: string): Promise<Page> {
  return keeps(await visitor.post(paths.forgotPassword(), { email }), `value="${email}"`);
}

async function resend(visitor: Visitor, email: string): Promise<Page> {
  return keeps(await visitor.post(resendPath(), { email }), `value="${email}"`);
}

async function subscribe(visitor: Visitor, email: string): Promise<Page> {
  return keeps(await visitor.post("/newsletter", { email }), `value="${email}"`);
}

async function rate(visitor: Visitor, email: string): Promise<Page> {
  const typed = { production: "marysa", stars: "4", text: "Krásné.", name: "Jitka", email };
  return keeps(await visitor.post(paths.ratings(), typed), "Krásné.");
}

async function report(visitor: Visitor, email: string): Promise<Page> {
  const typed = { reason: "insult", explanation: "Urážka.", name: "Jitka", email, faith: "on" };
  return keeps(await visitor.post(ratingReportPath(1), typed), "Urážka.");
}

async function withdraw(visitor: Visitor, email: string, time: number): Promise<Page> {
  const typed = { intent: "confirm", name: "Jitka", orderCode: `E26-${time}`, email };
  return keeps(await visitor.post(paths.withdrawal(), typed), 'value="Jitka"');
}

async function complain(visitor: Visitor, email: string): Promise<Page> {
  const typed = {
    order: "E26-00001",
    item: "Čokoláda",
    defect: "Rozlámaná.",
    remedy: "repair",
    name: "Jitka",
    email,
  };
  return keeps(await visitor.post("/reklamovat", typed), "Rozlámaná.");
}

async function changeEmail(visitor: Visitor, email: string): Promise<Page> {
  const typed = { intent: "email", email, password: "demo1234" };
  return keeps(await visitor.post(paths.account(), typed), `value="${email}"`);
}

async function lookUp(visitor: Visitor): Promise<Page> {
  const typed = { intent: "ares", ico: "00000051", name: "Spolek" };
  return keeps(await visitor.post("/ucet/fakturacni-udaje", typed), 'value="Spolek"');
}

/** The page, which must contain the typed values if it is a form that came back. */
function keeps(page: Page, typed: string): Page {
  if (page.status === 429) expect(page.body).toContain(typed);
  return page;
}

const sentences: Partial<Record<keyof typeof limits, RegExp>> = {
  newsletter: /E-mail nebyl úspěšně uložen\./u,
  newsletterEmail: /E-mail nebyl úspěšně uložen\./u,
  voucherPreview: /Něco se nepovedlo \(chyba 429\)/u,
  ownData: /Něco se nepovedlo \(chyba 429\)/u,
  secret: /Něco se nepovedlo \(chyba 429\)/u,
};

test.each(Object.keys(rows) as (keyof typeof rows)[])(
  "%s: allowed up to the limit, then 429 without a call to the upstream",
  async (name) => {
    const { most, seconds } = limits[name];
    const messages = async () => (await app.standalone?.outbox())?.length ?? 0;
    const send = await rows[name](`203.0.113.${Object.keys(rows).indexOf(name) + 1}`);
    for (let time = 0; time < most; time += 1) expect((await send(false)).status).not.toBe(429);
    // Each order fills a cart first; all other calls belong to the tested limit.
    const changes = () =>
      app.calls.filter(({ method, path }) => method !== "GET" && !path.startsWith("/api/cart/")).length;
    const before = [changes(), await messages()];
    const refused = await send(true);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe(String(seconds));
    expect(refused.text).toMatch(sentences[name] ?? tooMany);
    expect([changes(), await messages()]).toEqual(before);
  },
  120_000,
);

test("wrong secrets lock no network out of its own orders and links", async () => {
  const ip = "203.0.113.250";
  const visitor = app.visitor({ ip });
  await add(visitor, badge);
  const placed = await order(await visitor.visit("/kosik"), { ...pickUp, ...transfer }, person);
  const wrong = (time: number) => `/shrnuti/${time + 1}/spatny-otisk`;
  for (let time = 0; time < limits.secret.most; time += 1) {
    const { status } = await visitor.request(wrong(time), { method: time % 2 ? "HEAD" : "GET" });
    expect(status).toBe(404);
  }
  expect((await visitor.visit(wrong(99))).status).toBe(429);
  expect((await visitor.visit("/zmena-hesla/spatny-otisk")).status).toBe(429);
  expect((await visitor.visit(placed.path)).status).toBe(200);
  expect((await visitor.visit(`${placed.path}/qr-platba.png`)).status).toBe(200);
  expect((await visitor.post(placed.path, { intent: "payment-link" })).status).toBe(303);
  expect((await visitor.visit(placed.path.replace("shrnuti", "odstoupeni"))).body).toContain(
    "host@example.com",
  );
  await anybody().post(paths.forgotPassword(), { email: divak.email });
  const message = (await app.standalone?.outbox())?.findLast(({ to }) => to === divak.email);
  const [reset] = /\/zmena-hesla\/[\w-]+/u.exec(message?.text ?? "") ?? [];
  expect((await visitor.visit(reset ?? "")).status).toBe(200);
  for (const at of ["summary/1/spatny-otisk", placed.path.replace("/shrnuti", "summary")]) {
    const { status } = await visitor.request(`/api/orders/${at}`);
    expect(status, at).toEqual(at.includes("spatny") ? 429 : 200);
  }
});

test("a stranger without an order's secret uses up none of its payments and e-mails", async () => {
  const visitor = app.visitor({ ip: "203.0.113.251" });
  await add(visitor, badge);
  const placed = await order(await visitor.visit("/kosik"), { ...pickUp, ...transfer }, person);
  const stranger = placed.path.replace(/[^/]+$/u, "spatny-otisk");
  for (const intent of ["pay", "payment-link"]) {
    for (let time = 0; time < limits.payment.most; time += 1) await anybody().post(stranger, { intent });
    const { status } = await anybody().post(placed.path, { intent });
    expect(status, intent).toBe(303);
  }
});

test("only wrong sign-ins of one address count", async () => {
  const ip = "203.0.113.251";
  app.intercept("POST /api/auth/login", () => Response.json({ token: "t" }));
  app.intercept("GET /api/me", () => Response.json({ data: { id: 1, email: divak.email } }));
  for (let time = 0; time <= limits.signIn.most; time += 1)
    expect((await signIn(app.visitor({ ip }))).status).toBe(200);
  app.intercept("POST /api/auth/login", () => Response.json({ error: "invalid" }, { status: 401 }));
  const wrong = (time: number) =>
    app.visitor({ ip }).post(paths.login(), { email: `nikdo${time}@example.cz`, password: "x" });
  for (let time = 0; time < limits.signIn.most; time += 1) expect((await wrong(time)).status).not.toBe(429);
  expect((await wrong(limits.signIn.most)).status).toBe(429);
  app.intercept("POST /api/auth/login", undefined);
  app.intercept("GET /api/me", undefined);
});
