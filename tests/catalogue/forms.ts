import type { TestApp } from "../support/open-app.ts";
import { demo } from "../support/demo.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Values } from "../support/forms.ts";
import type { Visitor } from "../support/visitor.ts";
import {
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
} from "../screens/shopping.ts";
import { divak, signIn, signInButton } from "../screens/signing-in.ts";

/** Read by Vitest and by Playwright: it imports neither. */

/** A form that posts, filled in, with its upstream call. */
export interface PostingForm {
  /** The modules that render it, or forms with the same action; none if another row names them. */
  readonly of?: readonly string[];
  /** Forms posted before: `/login` for a page of the account, `/kosik` for the cart. */
  readonly before?: readonly (readonly [path: string, fields: Readonly<Record<string, string>>])[];
  /** Its page; a function first does the steps to get there. The visitor is ready to press the button. */
  readonly at: string | ((app: TestApp) => Promise<readonly [visitor: Visitor, path: string]>);
  /** Its page is the link in the e-mail to this address that begins with `at`. */
  readonly emailedTo?: string;
  readonly button: string | RegExp;
  readonly nth?: number;
  /** The button of a second page, which shows the typed values and sends them. */
  readonly confirm?: string;
  readonly typed?: Values;
  /** The names and values that have to come back, if not all typed ones do. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly call: string;
  /** The text of the page after a success. */
  readonly claim: RegExp;
  /**
   * An answer outside of the contract does not leave the outcome open, because the call changes nothing, or the page
   * reads the outcome.
   */
  readonly isCertain?: true;
  /** A back office may lack the call: after a 404 the site makes the change by other calls. */
  readonly isReplaced?: true;
  /** Submissions that its action answers with an error beside a field. */
  readonly refused?: readonly Refused[];
}

/** Selectors for a script on its page. */
export interface Refused {
  readonly form: string;
  /** The typed values, by selector within the form. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Its button, if it has several. */
  readonly button?: string;
  /** A field that keeps text typed during the revalidation. */
  readonly field: string;
  /** A field that shows „Pole musí být vyplněno.“ if empty. */
  readonly error?: string;
}

const password = "dlouhé heslo 1";
const passwords = { password, passwordAgain: password };
const asCustomer = ["/login", { ...divak, redirect: "/ucet" }] as const;
const inCart = (thing: typeof mug) => ["/kosik", { intent: "add", quantity: "1", ...thing }] as const;

/** An address of a customer, by the link to it. */
const linkFromAddresses = (to: RegExp) => async (app: TestApp) => {
  const visitor = app.visitor();
  await signIn(visitor);
  const { html } = await visitor.visit("/account/addresses");
  const links = elements(html, "a").map((link) => attribute(link, "href") ?? "");
  const found = links.find((link) => to.test(link));
  if (!found) throw new Error(`No link to ${to}`);
  return [visitor, found] as const;
};

/** An order by card, after a press of this button on the gateway's page. */
const afterGateway = (button: string) => async (app: TestApp) => {
  const [visitor, cart] = await atCart(app, badge);
  const gateway = await order(cart, { ...pickUp, ...card }, { ...person, email: "platce@example.com" });
  return [visitor, (await gateway.press(button)).path] as const;
};

/** Another visitor buys the seats that are in this one's cart. */
async function withTakenSeats(app: TestApp) {
  const [late, quick] = [app.visitor(), app.visitor()];
  const fields = new URLSearchParams(demo.plan.seats.map((seat) => ["misto", seat]));
  for (const visitor of [late, quick]) await visitor.post(demo.plan.path, fields);
  const [, first] = [await late.visit("/kosik"), await quick.visit("/kosik")];
  const { phone: _phone, ...buyer } = person;
  await first.press(submit, { ...card, ...buyer, email: "rychly@example.com" });
  return [late, "/kosik"] as const;
}

const parcel = { ...person, ...address, note: "Zvoňte dvakrát." };
const undone = { quantity: "2", note: "Pro Janu" };
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
    at: "/login",
    button: new RegExp(`^${signInButton}$`, "u"),
    typed: { email: "nekdo@example.cz", password },
    call: "POST /api/auth/login",
    claim: /Jste přihlášeni/u,
    isCertain: true,
    refused: [
      { form: "#prihlaseni", button: "button:not([formaction])", field: "[name=email]" },
      {
        form: "#prihlaseni",
        typed: { "[name=email]": "nikdo@example.com", "[name=password]": "spatne-heslo" },
        button: "button:not([formaction])",
        field: "[name=password]",
        error: "E-mail nebo heslo nesouhlasí.",
      },
    ],
  },
  "the registration": {
    of: ["app/routes/account/register/register.tsx"],
    at: "/registrace",
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
    refused: [{ form: "#registrace", field: "[name=email]" }],
  },
  "a forgotten password": {
    of: ["app/routes/account/forgot-password/forgot-password.tsx"],
    at: "/obnova-hesla",
    button: "Poslat odkaz",
    typed: { email: "zapomnel@example.cz" },
    call: "POST /api/auth/password/forgot",
    claim: /Pokud u nás máte účet/u,
    refused: [{ form: "#obnova", field: "[name=email]" }],
  },
  "lost tickets": {
    of: ["app/routes/theatre/resend/resend.tsx"],
    at: "/vstupenky/zaslat-znovu",
    button: "Poslat znovu",
    typed: { email: "ztratil@example.cz" },
    call: "POST /api/orders/resend",
    claim: /Pokud na tuto adresu máme/u,
    refused: [{ form: "#zaslat-znovu", field: "[name=email]" }],
  },
  "a new password": {
    of: ["app/routes/account/change-password/change-password.tsx"],
    before: [["/obnova-hesla", { email: divak.email }]],
    emailedTo: divak.email,
    at: "/zmena-hesla/",
    button: "Změnit heslo",
    typed: passwords,
    call: "POST /api/auth/password/reset",
    claim: /Heslo jsme změnili/u,
    refused: [{ form: "form#zmena-hesla", field: "[name=password]" }],
  },
  "the tickets of an evening": {
    of: ["app/routes/theatre/tickets/ticket-form.tsx"],
    at: "/vstupenky?termin=1",
    button: "Do košíku",
    typed: { "pocet-1000010": "2" },
    call: "PUT /api/cart/*",
    claim: /do košíku jsme přidali/u,
    refused: [
      { form: "#vstupenky", field: "[name=pocet-1000010]", error: "Vyberte prosím aspoň jednu vstupenku." },
    ],
  },
  "seats on the plan": {
    of: ["app/routes/theatre/seats/seats.tsx"],
    at: demo.plan.path,
    button: /^(?:Pokračovat|Do košíku)$/u,
    typed: { misto: demo.plan.seats },
    kept: { misto: demo.plan.seats[0] },
    call: "PUT /api/seats/cart/*",
    claim: /máte vybraná místa/u,
  },
  "other seats for taken ones": {
    of: ["app/routes/shop/cart/lines/taken-seats.tsx"],
    at: withTakenSeats,
    button: /^Vzít nejbližší/u,
    call: "PUT /api/seats/cart/*",
    claim: /Místa v.košíku jsme změnili/u,
  },
  "a rating": {
    of: ["app/routes/theatre/ratings/rating-form.tsx"],
    at: "/hodnoceni",
    button: "Odeslat hodnocení",
    typed: rating,
    call: "POST /api/ratings",
    claim: /(?:Poslali jsme|Pošleme) vám e-mail/u,
    refused: [{ form: "form#hodnoceni", field: "[name=name]" }],
  },
  "a report of a rating": {
    of: ["app/routes/theatre/rating-report/rating-report.tsx"],
    at: "/hodnoceni/1/nahlasit",
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
    refused: [{ form: "form#nahlaseni", field: "[name=explanation]" }],
  },
  "the confirmation of a rating": {
    of: ["app/components/forms/link-page.tsx"],
    at: "/hodnoceni/potvrzeni/abcdefghijkl",
    button: "Potvrdit hodnocení",
    call: "POST /api/ratings/confirm",
    claim: /Děkujeme/u,
  },
  "the newsletter": {
    of: ["app/shell/newsletter/newsletter-form.tsx"],
    at: "/kontakty",
    button: "Odebírat novinky",
    typed: { email: "novinky@example.cz" },
    call: "POST /api/subscriber/save",
    claim: /(?<!ne)byl úspěšně uložen/u,
    refused: [
      {
        form: "footer form:has([name=email])",
        typed: { "[name=email]": "neadresa" },
        field: "[name=email]",
        error: "Pole musí obsahovat platný email.",
      },
    ],
  },
  "the confirmation of the newsletter": {
    of: ["app/components/forms/link-page.tsx"],
    at: "/newsletter/potvrzeni/abcdefghijkl",
    button: "Potvrdit odběr novinek",
    call: "POST /api/subscriber/confirm",
    claim: /je potvrzený/u,
  },
  "the end of the newsletter": {
    at: "/newsletter/odhlaseni/abcdefghijkl",
    button: "Odhlásit odběr novinek",
    call: "POST /api/subscriber/unsubscribe",
    claim: /je odhlášený/u,
  },
  "„Do košíku“": {
    of: ["app/components/shop/add-to-cart.tsx", "app/routes/shop/cart/lines/refused-add.tsx"],
    at: `/${giftVoucher.product}/poukazy/darkovy-poukaz`,
    button: /^Do košíku$/u,
    typed: { quantity: "2", note: "Milé babičce" },
    call: "PUT /api/cart/*",
    claim: /přidali do košíku/u,
    refused: [
      { form: "main form:has([value=add])", typed: { "[name=quantity]": "" }, field: "[name=quantity]" },
    ],
  },
  "a line of the cart": {
    of: ["app/routes/shop/cart/lines/line.tsx", "app/routes/shop/cart/lines/unread-line.tsx"],
    before: [inCart(mug)],
    at: "/kosik",
    button: "Uložit",
    typed: line,
    call: "PUT /api/cart/*",
    claim: /jsme změnili|jsme uložili|Skladem máme/u,
    refused: [
      {
        form: "main form:has([value=remove])",
        typed: { "[name=quantity]": "" },
        // „Uložit“ below the note; JavaScript hides the other one.
        button: "details [value=quantity]",
        field: "[name=quantity]",
      },
    ],
  },
  "„Odebrat“ of a line": {
    of: ["app/shell/cart-dropdown/cart-panel.tsx"],
    before: [inCart(mug)],
    at: "/kosik",
    button: /^Odebrat Hrnek.* z košíku$/u,
    nth: 0,
    call: "PUT /api/cart/*",
    claim: /jsme odebrali/u,
  },
  "„Vrátit zpět“": {
    of: ["app/shell/notices/notice-body.tsx"],
    before: [inCart({ ...mug, ...undone }), ["/kosik", { intent: "remove", ...mug, ...undone }]],
    at: "/kosik",
    button: "Vrátit zpět",
    kept: { intent: "restore", ...undone },
    call: "PUT /api/cart/*",
    claim: /jsme vrátili/u,
  },
  "a voucher": {
    of: ["app/routes/shop/cart/vouchers/cart-vouchers.tsx"],
    before: [inCart(mug)],
    at: "/kosik",
    button: "Uplatnit",
    typed: { code: "VANTROKY10", guestEmail: "host@example.com" },
    call: "POST /api/voucher/cart/add/*",
    claim: /jsme uplatnili/u,
    refused: [
      {
        form: "main form:has(#poukaz)",
        typed: { "#poukaz": "NENITAKOVY" },
        field: "#poukaz",
        error: "Takový poukaz neexistuje.",
      },
    ],
  },
  "the balance of a voucher": {
    of: ["app/routes/shop/voucher/voucher.tsx"],
    at: "/poukaz",
    button: "Zjistit zůstatek",
    typed: { code: giftCode },
    call: "POST /api/vouchers/lookup",
    claim: /Na poukazu zbývá/u,
    isCertain: true,
    refused: [
      {
        form: "#zustatek",
        typed: { "[name=code]": "NENITAKOVY" },
        field: "[name=code]",
        error: "Takový dárkový poukaz neznáme.",
      },
    ],
  },
  "a withdrawal": {
    of: ["app/routes/shop/withdrawal/withdrawal-form.tsx", "app/routes/shop/withdrawal/review.tsx"],
    at: "/odstoupeni",
    button: "Pokračovat ke kontrole",
    confirm: "Potvrdit odstoupení od smlouvy",
    typed: { name: "Jana Nováková", orderCode: "E26-00001", email: "jana@example.cz" },
    call: "POST /api/withdrawals",
    claim: /Odstoupení jsme přijali/u,
    refused: [{ form: "#odstoupeni", field: "[name=name]" }],
  },
  "a complaint": {
    of: ["app/routes/shop/complaint/complaint-form.tsx"],
    at: "/reklamovat",
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
    refused: [{ form: "#reklamace", field: "[name=order]" }],
  },
  "„Odebrat“ of a voucher": {
    before: [inCart(dearShirt), ["/kosik", { intent: "voucher-add", code: "VANTROKY10" }]],
    at: "/kosik",
    button: /^Odebrat (?:poukaz|slevový.kód)/u,
    nth: 0,
    call: "POST /api/voucher/cart/delete/*",
    claim: /jsme odebrali/u,
  },
  "„Vyprázdnit košík“": {
    of: ["app/routes/shop/cart/lines/clear-cart.tsx"],
    before: [inCart(mug)],
    at: "/kosik?vyprazdnit=1",
    button: "Ano, vyprázdnit košík",
    call: "DELETE /api/cart/*",
    claim: /jsme vyprázdnili/u,
    isCertain: true,
    isReplaced: true,
  },
  "an order": {
    of: ["app/routes/shop/cart/order/order-form.tsx", "app/shell/error-details.tsx"],
    before: [inCart(mug), ["/kosik", { intent: "choose", ...courier, ...transfer }]],
    at: "/kosik",
    button: submit,
    typed: parcel,
    call: "POST /api/orders/*",
    claim: /Děkujeme/u,
  },
  "a card payment": {
    of: ["app/components/order/payment-panel.tsx", "app/routes/account/order/order.tsx"],
    at: afterGateway("Vzdát to"),
    button: "Zaplatit kartou",
    call: "POST /api/orders/*/*/payment",
    claim: /Zaplaceno/u,
    isCertain: true,
  },
  "a link to pay": {
    of: ["app/components/order/payment-panel.tsx"],
    at: afterGateway("Vzdát to"),
    button: "Poslat odkaz k platbě znovu",
    call: "POST /api/orders/*/*/payment-link",
    claim: /Odkaz k platbě jsme poslali/u,
  },
  "an invoice": {
    of: ["app/components/order/order-documents.tsx"],
    at: afterGateway("Zaplaceno"),
    button: "Vystavit daňový doklad",
    call: "POST /api/orders/*/*/invoice",
    claim: /je vystavený/u,
    isCertain: true,
  },
  "„Objednat znovu“": {
    of: ["app/routes/account/account/order-list.tsx"],
    before: [asCustomer],
    at: "/ucet",
    button: "Objednat znovu",
    nth: 0,
    call: "PUT /api/cart/*",
    claim: /máte v košíku\./u,
  },
  "the profile": {
    of: ["app/routes/account/account/account-forms.tsx"],
    before: [asCustomer],
    at: "/ucet",
    button: "Uložit změny",
    typed: { firstName: "Jiřina", lastName: "Malá", phone: "602 111 222" },
    call: "PUT /api/me",
    claim: /jsme uložili/u,
    refused: [{ form: "#profil", typed: { "[name=firstName]": "" }, field: "[name=lastName]" }],
  },
  "the newsletter of a customer": {
    of: ["app/routes/account/account/account.tsx"],
    before: [asCustomer],
    at: "/ucet",
    button: /^(?:Odebírat novinky|Odhlásit odběr novinek)$/u,
    nth: 0,
    call: "PUT /api/me/newsletter",
    claim: /Novinky vám budeme|jsme odhlásili/u,
  },
  "the change of the e-mail": {
    of: ["app/routes/account/account/email-form.tsx"],
    before: [asCustomer],
    at: "/ucet",
    button: "Změnit e-mail",
    typed: { email: "jiny@example.cz", password: "demo1234" },
    call: "POST /api/me/email",
    claim: /Pošleme vám na nový e-mail odkaz/u,
    refused: [{ form: "#novy-email", field: "[name=email]" }],
  },
  "the confirmation of an e-mail": {
    at: "/zmena-emailu/abcdefghijkl",
    button: "Potvrdit nový e-mail",
    call: "POST /api/auth/email/confirm",
    claim: /E-mail jsme změnili/u,
  },
  "the password": {
    before: [asCustomer],
    at: "/ucet",
    button: "Změnit heslo",
    typed: { current: "demo1234", ...passwords },
    call: "PUT /api/me/password",
    claim: /Heslo jsme změnili/u,
    refused: [{ form: "#heslo", field: "[name=current]" }],
  },
  "the removal of the account": {
    before: [asCustomer],
    at: "/ucet?smazat=1",
    button: "Ano, smazat účet",
    typed: { password: "demo1234" },
    call: "POST /api/me/delete",
    claim: /účet jsme smazali/u,
    refused: [{ form: "#smazani", field: "[name=password]" }],
  },
  "the company": {
    of: ["app/routes/account/billing/billing-form.tsx"],
    before: [asCustomer],
    at: "/ucet/fakturacni-udaje",
    button: "Uložit údaje",
    typed: company,
    call: "PUT /api/me/company",
    claim: /jsme uložili/u,
    refused: [
      { form: "#fakturace", typed: { "[name=name]": "" }, button: "button[value=save]", field: "[name=ico]" },
    ],
  },
  "the register of companies": {
    before: [asCustomer],
    at: "/ucet/fakturacni-udaje",
    button: "Načíst údaje z ARES",
    typed: { ico: "00000027", ...company },
    call: "GET /api/ares/*",
    claim: /jsme doplnili/u,
    isCertain: true,
  },
  "the removal of the company": {
    of: ["app/routes/account/billing/billing.tsx"],
    before: [asCustomer],
    at: "/ucet/fakturacni-udaje?odstranit=1",
    button: "Ano, odstranit",
    call: "DELETE /api/me/company",
    claim: /jsme odstranili/u,
  },
  "a new address": {
    of: ["app/routes/account/addresses/address-form.tsx"],
    before: [asCustomer],
    at: "/account/addresses?adresa=nova",
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
    refused: [{ form: "#adresa", field: "[name=city]" }],
  },
  "a changed address": {
    at: linkFromAddresses(/\?adresa=\d/u),
    button: "Uložit adresu",
    typed: { street: "Dlouhá 99", country: "SK", zip: "811 01" },
    call: "PUT /api/me/addresses/*",
    claim: /jsme uložili/u,
  },
  "another default address": {
    of: ["app/routes/account/addresses/address-card.tsx"],
    before: [asCustomer],
    at: "/account/addresses",
    button: /^Nastavit jako výchozí: Hviezdna/u,
    call: "PUT /api/me/addresses/*",
    claim: /jsme změnili/u,
  },
  "the removal of an address": {
    at: linkFromAddresses(/\?odstranit=\d/u),
    button: "Ano, odstranit",
    call: "DELETE /api/me/addresses/*",
    claim: /jsme odstranili/u,
  },
};

/** Forms whose action needs no answer of the upstream: cookies, and a sign-out, which ignores its failure. */
export const withoutUpstream: readonly string[] = [
  "app/components/account/account-page.tsx",
  "app/components/account/sign-out-form.tsx",
  "app/shell/consent/consent-form.tsx",
  "app/shell/popups/popups.tsx",
];

/** Needs only a read, whose failure has its own test. */
export const onlyReading = "app/shell/header/currency-choice.tsx";
