import { expect } from "vitest";
import type { TestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Values } from "../support/forms.ts";
import type { Page, Visitor } from "../support/visitor.ts";
import { customer } from "./account-pages.ts";
import {
  add,
  address,
  atCart,
  badge,
  card,
  courier,
  dearShirt,
  giftCode,
  giftVoucher,
  mug,
  order,
  person,
  pickUp,
  submit,
  transfer,
  use,
} from "./shopping.ts";
import { divak, signInButton } from "./signing-in.ts";

/** A form that posts, filled in, with the upstream call that it is sent for. */
export interface PostingForm {
  /** The modules that render it, or forms with the same action. */
  readonly of: readonly string[];
  /** Its page; the visitor is ready to press the button. */
  readonly open: (app: TestApp) => Promise<readonly [visitor: Visitor, path: string]>;
  readonly button: string | RegExp;
  readonly nth?: number;
  /** The button of a second page, which shows what was typed and sends it. */
  readonly confirm?: string;
  readonly typed?: Values;
  /** What has to come back, where that is not all that was typed: names and values. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly call: string;
  /** What the page says after a success. */
  readonly claim: RegExp;
  /**
   * `unknown`: an answer that is not the contract's leaves open what was done. `nothing`: it does not, because nothing
   * is done, or the page reads what was.
   */
  readonly after: "unknown" | "nothing";
}

const password = "dlouhé heslo 1";
const passwords = { password, passwordAgain: password };
const guestAt = (path: string) => async (app: TestApp) => [app.visitor(), path] as const;
const customerAt = (path: string) => async (app: TestApp) => [await customer(app), path] as const;
const cartWith =
  (thing = mug, path = "/kosik") =>
  async (app: TestApp) =>
    [(await atCart(app, thing))[0], path] as const;

async function firstLink(visitor: Visitor, at: string, to: RegExp): Promise<string> {
  const { html } = await visitor.visit(at);
  const found = elements(html, "a", (link) => to.test(attribute(link, "href") ?? ""))[0];
  expect(found, `${at} has a link to ${to}`).toBeDefined();
  return (found && attribute(found, "href")) ?? "";
}

async function withVoucher(app: TestApp) {
  const [visitor, cart] = await atCart(app, dearShirt);
  await cart.press("Uplatnit", { code: "VANTROKY10" });
  return [visitor, "/kosik"] as const;
}

async function readyToOrder(app: TestApp) {
  const [visitor, cart] = await atCart(app, mug);
  await cart.press(use, { ...courier, ...transfer });
  return [visitor, "/kosik"] as const;
}

async function unpaid(app: TestApp) {
  const [visitor, cart] = await atCart(app, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, { ...person, email: "platce@example.com" });
  return [visitor, (await gateway.press("Vzdát to")).path] as const;
}

async function paidByCard(app: TestApp) {
  const [visitor, cart] = await atCart(app, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, { ...person, email: "platce@example.com" });
  return [visitor, (await gateway.press("Zaplaceno")).path] as const;
}

const parcel = { ...person, ...address, note: "Zvoňte dvakrát." };
const line = { quantity: "3", note: "Pro Janu" };
const rating = {
  production: "marysa",
  stars: "4",
  text: "Krásné.",
  name: "Jitka",
  email: "jitka@example.cz",
};
const company = { name: "Spolek přátel", street: "Krátká 2" };

/** Every form that posts and needs the upstream. */
export const postingForms: Readonly<Record<string, PostingForm>> = {
  "the sign-in": {
    of: ["app/routes/account/login/login.tsx"],
    open: guestAt("/login"),
    button: new RegExp(`^${signInButton}$`, "u"),
    typed: { email: "nekdo@example.cz", password },
    call: "POST /api/auth/login",
    claim: /Jste přihlášeni/u,
    after: "nothing",
  },
  "the registration": {
    of: ["app/routes/account/register/register.tsx"],
    open: guestAt("/registrace"),
    button: "Založit účet",
    typed: {
      email: "nova@example.cz",
      firstName: "Nová",
      lastName: "Jitka",
      phone: "723 456 789",
      ...passwords,
    },
    call: "POST /api/auth/register",
    claim: /Podívejte se do e-mailu\b(?!,)/u,
    after: "unknown",
  },
  "a forgotten password": {
    of: ["app/routes/account/forgot-password/forgot-password.tsx"],
    open: guestAt("/obnova-hesla"),
    button: "Poslat odkaz",
    typed: { email: "zapomnel@example.cz" },
    call: "POST /api/auth/password/forgot",
    claim: /Pokud u nás máte účet/u,
    after: "unknown",
  },
  "lost tickets": {
    of: ["app/routes/theatre/resend/resend.tsx"],
    open: guestAt("/vstupenky/zaslat-znovu"),
    button: "Poslat znovu",
    typed: { email: "ztratil@example.cz" },
    call: "POST /api/orders/resend",
    claim: /Pokud na tuto adresu máme/u,
    after: "unknown",
  },
  "a new password": {
    of: ["app/routes/account/change-password/change-password.tsx"],
    open: async (app) => {
      await (await app.visitor().visit("/obnova-hesla")).press("Poslat odkaz", { email: divak.email });
      const letter = (await app.standalone?.outbox())?.findLast(({ to }) => to === divak.email);
      const [link] = /\/zmena-hesla\/[\w-]+/u.exec(letter?.text ?? "") ?? [];
      if (!link) throw new Error("A letter without a link");
      return [app.visitor(), link];
    },
    button: "Změnit heslo",
    typed: passwords,
    call: "POST /api/auth/password/reset",
    claim: /Heslo jsme změnili/u,
    after: "unknown",
  },
  "the tickets of an evening": {
    of: ["app/routes/theatre/tickets/ticket-form.tsx"],
    open: guestAt("/vstupenky?termin=1"),
    button: "Do košíku",
    typed: { "pocet-1000010": "2" },
    call: "PUT /api/cart/*",
    claim: /do košíku jsme přidali/u,
    after: "unknown",
  },
  "a rating": {
    of: ["app/routes/theatre/ratings/rating-form.tsx"],
    open: guestAt("/hodnoceni"),
    button: "Odeslat hodnocení",
    typed: rating,
    call: "POST /api/ratings",
    claim: /(?:Poslali jsme|Pošleme) vám e-mail/u,
    after: "unknown",
  },
  "a report of a rating": {
    of: ["app/routes/theatre/rating-report/rating-report.tsx"],
    open: guestAt("/hodnoceni/1/nahlasit"),
    button: "Odeslat oznámení",
    typed: {
      reason: "insult",
      explanation: "Píše o mně lež.",
      name: "Jitka Malá",
      email: "jitka@example.cz",
      faith: true,
    },
    call: "POST /api/ratings/1/report",
    claim: /Oznámení jsme přijali/u,
    after: "unknown",
  },
  "the confirmation of a rating": {
    of: ["app/components/forms/link-page.tsx"],
    open: guestAt("/hodnoceni/potvrzeni/abcdefghijkl"),
    button: "Potvrdit hodnocení",
    call: "POST /api/ratings/confirm",
    claim: /Děkujeme/u,
    after: "unknown",
  },
  "the newsletter": {
    of: ["app/shell/newsletter/newsletter-form.tsx"],
    open: guestAt("/kontakty"),
    button: "Odebírat novinky",
    typed: { email: "novinky@example.cz" },
    call: "POST /api/subscriber/save",
    claim: /(?<!ne)byl úspěšně uložen/u,
    after: "unknown",
  },
  "the confirmation of the newsletter": {
    of: ["app/components/forms/link-page.tsx"],
    open: guestAt("/newsletter/potvrzeni/abcdefghijkl"),
    button: "Potvrdit odběr novinek",
    call: "POST /api/subscriber/confirm",
    claim: /je potvrzený/u,
    after: "unknown",
  },
  "the end of the newsletter": {
    of: [],
    open: guestAt("/newsletter/odhlaseni/abcdefghijkl"),
    button: "Odhlásit odběr novinek",
    call: "POST /api/subscriber/unsubscribe",
    claim: /je odhlášený/u,
    after: "unknown",
  },
  "„Do košíku“": {
    of: ["app/components/shop/add-to-cart.tsx", "app/routes/shop/cart/lines/refused-add.tsx"],
    open: guestAt(`/${giftVoucher.product}/poukazy/darkovy-poukaz`),
    button: /^Do košíku$/u,
    typed: { quantity: "2", note: "Milé babičce" },
    call: "PUT /api/cart/*",
    claim: /přidali do košíku/u,
    after: "unknown",
  },
  "a line of the cart": {
    of: ["app/routes/shop/cart/lines/line.tsx", "app/routes/shop/cart/lines/unread-line.tsx"],
    open: cartWith(),
    button: "Uložit",
    typed: line,
    call: "PUT /api/cart/*",
    claim: /jsme změnili|jsme uložili|Skladem máme/u,
    after: "unknown",
  },
  "„Odebrat“ of a line": {
    of: ["app/shell/cart-dropdown/cart-panel.tsx"],
    open: cartWith(),
    button: /^Odebrat Hrnek.* z košíku$/u,
    nth: 0,
    call: "PUT /api/cart/*",
    claim: /jsme odebrali/u,
    after: "unknown",
  },
  "„Vrátit zpět“": {
    of: ["app/shell/notices/notice-body.tsx"],
    open: async (app) => {
      const visitor = app.visitor();
      await add(visitor, mug, "2", "Pro Janu");
      const cart = await visitor.visit("/kosik");
      // The page with the notice is opened by the test.
      await visitor.post("/kosik", { intent: "remove", ...mug, quantity: "2", note: "Pro Janu" });
      expect(cart.text).toContain("Pro Janu");
      return [visitor, "/kosik"];
    },
    button: "Vrátit zpět",
    kept: { intent: "restore", quantity: "2", note: "Pro Janu" },
    call: "PUT /api/cart/*",
    claim: /jsme vrátili/u,
    after: "unknown",
  },
  "a voucher": {
    of: ["app/routes/shop/cart/vouchers/cart-vouchers.tsx"],
    open: cartWith(),
    button: "Uplatnit",
    typed: { code: "VANTROKY10", guestEmail: "host@example.com" },
    call: "POST /api/voucher/cart/add/*",
    claim: /jsme uplatnili/u,
    after: "unknown",
  },
  "the balance of a voucher": {
    of: ["app/routes/shop/voucher/voucher.tsx"],
    open: guestAt("/poukaz"),
    button: "Zjistit zůstatek",
    typed: { code: giftCode },
    call: "POST /api/vouchers/lookup",
    claim: /Na poukazu zbývá/u,
    after: "nothing",
  },
  "a withdrawal": {
    of: ["app/routes/shop/withdrawal/withdrawal-form.tsx", "app/routes/shop/withdrawal/review.tsx"],
    open: guestAt("/odstoupeni"),
    button: "Pokračovat ke kontrole",
    confirm: "Potvrdit odstoupení od smlouvy",
    typed: { name: "Jana Nováková", orderCode: "E26-00001", email: "jana@example.cz" },
    call: "POST /api/withdrawals",
    claim: /Odstoupení jsme přijali/u,
    after: "unknown",
  },
  "a complaint": {
    of: ["app/routes/shop/complaint/complaint-form.tsx"],
    open: guestAt("/reklamovat"),
    button: "Odeslat reklamaci",
    typed: {
      order: "E26-00001",
      item: "Čokoláda",
      defect: "Rozlámaná.",
      remedy: "repair",
      name: "Jana",
      email: "jana@example.cz",
    },
    call: "POST /api/complaints",
    claim: /Reklamaci jsme přijali/u,
    after: "unknown",
  },
  "„Odebrat“ of a voucher": {
    of: [],
    open: withVoucher,
    button: /^Odebrat (?:poukaz|slevový.kód)/u,
    nth: 0,
    call: "POST /api/voucher/cart/delete/*",
    claim: /jsme odebrali/u,
    after: "unknown",
  },
  "„Vyprázdnit košík“": {
    of: ["app/routes/shop/cart/lines/clear-cart.tsx"],
    open: cartWith(mug, "/kosik?vyprazdnit=1"),
    button: "Ano, vyprázdnit košík",
    call: "DELETE /api/cart/*",
    claim: /jsme vyprázdnili/u,
    after: "nothing",
  },
  "an order": {
    of: ["app/routes/shop/cart/order/order-form.tsx", "app/shell/error-details.tsx"],
    open: readyToOrder,
    button: submit,
    typed: parcel,
    call: "POST /api/orders/*",
    claim: /Děkujeme/u,
    after: "unknown",
  },
  "a card payment": {
    of: ["app/components/order/payment-panel.tsx", "app/routes/account/order/order.tsx"],
    open: unpaid,
    button: "Zaplatit kartou",
    call: "POST /api/orders/*/*/payment",
    claim: /Zaplaceno/u,
    after: "nothing",
  },
  "a link to pay": {
    of: ["app/components/order/payment-panel.tsx"],
    open: unpaid,
    button: "Poslat odkaz k platbě znovu",
    call: "POST /api/orders/*/*/payment-link",
    claim: /Odkaz k platbě jsme poslali/u,
    after: "unknown",
  },
  "an invoice": {
    of: ["app/components/order/order-documents.tsx"],
    open: paidByCard,
    button: "Vystavit daňový doklad",
    call: "POST /api/orders/*/*/invoice",
    claim: /je vystavený/u,
    after: "nothing",
  },
  "„Objednat znovu“": {
    of: ["app/routes/account/account/order-list.tsx"],
    open: customerAt("/ucet"),
    button: "Objednat znovu",
    nth: 0,
    call: "PUT /api/cart/*",
    claim: /máte v košíku\./u,
    after: "unknown",
  },
  "the profile": {
    of: ["app/routes/account/account/account-forms.tsx"],
    open: customerAt("/ucet"),
    button: "Uložit změny",
    typed: { firstName: "Jiřina", lastName: "Malá", phone: "602 111 222" },
    call: "PUT /api/me",
    claim: /jsme uložili/u,
    after: "unknown",
  },
  "the newsletter of a customer": {
    of: ["app/routes/account/account/account.tsx"],
    open: customerAt("/ucet"),
    button: /^(?:Odebírat novinky|Odhlásit odběr novinek)$/u,
    nth: 0,
    call: "PUT /api/me/newsletter",
    claim: /Novinky vám budeme|jsme odhlásili/u,
    after: "unknown",
  },
  "the change of the e-mail": {
    of: ["app/routes/account/account/email-form.tsx"],
    open: customerAt("/ucet"),
    button: "Změnit e-mail",
    typed: { email: "jiny@example.cz", password: "demo1234" },
    call: "POST /api/me/email",
    claim: /Pošleme vám na nový e-mail odkaz/u,
    after: "unknown",
  },
  "the confirmation of an e-mail": {
    of: [],
    open: guestAt("/zmena-emailu/abcdefghijkl"),
    button: "Potvrdit nový e-mail",
    call: "POST /api/auth/email/confirm",
    claim: /E-mail jsme změnili/u,
    after: "unknown",
  },
  "the password": {
    of: [],
    open: customerAt("/ucet"),
    button: "Změnit heslo",
    typed: { current: "demo1234", ...passwords },
    call: "PUT /api/me/password",
    claim: /Heslo jsme změnili/u,
    after: "unknown",
  },
  "the removal of the account": {
    of: [],
    open: customerAt("/ucet?smazat=1"),
    button: "Ano, smazat účet",
    typed: { password: "demo1234" },
    call: "POST /api/me/delete",
    claim: /účet jsme smazali/u,
    after: "unknown",
  },
  "the company": {
    of: ["app/routes/account/billing/billing-form.tsx"],
    open: customerAt("/ucet/fakturacni-udaje"),
    button: "Uložit údaje",
    typed: company,
    call: "PUT /api/me/company",
    claim: /jsme uložili/u,
    after: "unknown",
  },
  "the register of companies": {
    of: [],
    open: customerAt("/ucet/fakturacni-udaje"),
    button: "Načíst údaje z ARES",
    typed: { ico: "00000027", ...company },
    call: "GET /api/ares/*",
    claim: /jsme doplnili/u,
    after: "nothing",
  },
  "the removal of the company": {
    of: ["app/routes/account/billing/billing.tsx"],
    open: customerAt("/ucet/fakturacni-udaje?odstranit=1"),
    button: "Ano, odstranit",
    call: "DELETE /api/me/company",
    claim: /jsme odstranili/u,
    after: "unknown",
  },
  "a new address": {
    of: ["app/routes/account/addresses/address-form.tsx"],
    open: customerAt("/account/addresses?adresa=nova"),
    button: "Uložit adresu",
    typed: {
      firstName: "Jiřina",
      lastName: "Malá",
      street: "Dlouhá 1",
      zip: "811 01",
      city: "Bratislava",
      country: "SK",
    },
    call: "POST /api/me/addresses",
    claim: /jsme uložili/u,
    after: "unknown",
  },
  "a changed address": {
    of: [],
    open: async (app) => {
      const visitor = await customer(app);
      return [visitor, await firstLink(visitor, "/account/addresses", /\?adresa=\d/u)];
    },
    button: "Uložit adresu",
    typed: { street: "Dlouhá 99", country: "SK", zip: "811 01" },
    call: "PUT /api/me/addresses/*",
    claim: /jsme uložili/u,
    after: "unknown",
  },
  "another default address": {
    of: ["app/routes/account/addresses/address-card.tsx"],
    open: customerAt("/account/addresses"),
    button: /^Nastavit jako výchozí: Hviezdna/u,
    call: "PUT /api/me/addresses/*",
    claim: /jsme změnili/u,
    after: "unknown",
  },
  "the removal of an address": {
    of: [],
    open: async (app) => {
      const visitor = await customer(app);
      return [visitor, await firstLink(visitor, "/account/addresses", /\?odstranit=\d/u)];
    },
    button: "Ano, odstranit",
    call: "DELETE /api/me/addresses/*",
    claim: /jsme odstranili/u,
    after: "unknown",
  },
};

/** Forms whose action needs no answer of the upstream: cookies, and a sign-out, which ignores its failure. */
export const withoutUpstream: readonly string[] = [
  "app/components/account/account-page.tsx",
  "app/components/account/sign-out-form.tsx",
  "app/shell/consent/consent-form.tsx",
  "app/shell/popups/popups.tsx",
];

/** Needs only a reading, which a test of its own fails. */
export const onlyReading = "app/shell/header/currency-choice.tsx";

/** What has to come back: all that was typed but passwords. */
export function keptOf({ typed = {}, kept }: PostingForm): readonly (readonly [string, string])[] {
  if (kept) return Object.entries(kept);
  return Object.entries(typed).flatMap(([name, value]) =>
    /password|current/iu.test(name) ? [] : [[name, value === true ? "on" : String(value)] as const],
  );
}

/** The fields of a page with their values, as a browser would send them. */
export function fieldsOf({ html }: Page): Set<string> {
  const found = elements(html, "*", ({ tagName }) => ["input", "textarea", "select"].includes(tagName));
  return new Set(
    found.flatMap((field) => valuesOf(field).map((value) => `${attribute(field, "name")}=${value}`)),
  );
}

function valuesOf(field: ReturnType<typeof elements>[number]): string[] {
  const type = attribute(field, "type");
  if (type === "checkbox" || type === "radio") {
    return attribute(field, "checked") === null ? [] : [attribute(field, "value") ?? "on"];
  }
  if (field.tagName === "textarea") {
    return [field.childNodes.map((node) => ("value" in node ? node.value : "")).join("")];
  }
  if (field.tagName !== "select") return [attribute(field, "value") ?? ""];
  const chosen = elements(field, "option").filter((option) => attribute(option, "selected") !== null);
  return chosen.map((option) => attribute(option, "value") ?? "");
}
