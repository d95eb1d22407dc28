import type { Page } from "@playwright/test";

/** A form of the site whose action answers with errors, and a submission that is refused. */
export interface RefusedForm {
  readonly name: string;
  /** The module that renders it. */
  readonly of: string;
  readonly at: string;
  /** The link in the letter to this address, instead of `at`. */
  readonly letterTo?: string;
  /** Forms posted before: `/login` for a page of the account, `/kosik` for the cart. */
  readonly before?: readonly (readonly [path: string, form: Readonly<Record<string, string>>])[];
  readonly form: string;
  /** What is typed, by selector within the form. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Its button, where it has several. */
  readonly button?: string;
  /** A field that keeps what is typed during the revalidation. */
  readonly field: string;
  readonly error: string;
}

const customer = [
  "/login",
  { email: "divak@divadlonavantrokach.example", password: "demo1234", redirect: "/ucet" },
] as const;
const mug = ["/kosik", { intent: "add", product: "105", variant: "", quantity: "1" }] as const;
const missing = "Pole musí být vyplněno.";

export const refusedForms: readonly RefusedForm[] = [
  {
    name: "the sign-in",
    of: "app/routes/account/login/login.tsx",
    at: "/login",
    form: "#prihlaseni",
    button: "button:not([formaction])",
    field: "[name=email]",
    error: missing,
  },
  {
    name: "a wrong password",
    of: "app/routes/account/login/login.tsx",
    at: "/login",
    form: "#prihlaseni",
    typed: { "[name=email]": "nikdo@example.com", "[name=password]": "spatne-heslo" },
    button: "button:not([formaction])",
    field: "[name=password]",
    error: "E-mail nebo heslo nesouhlasí.",
  },
  {
    name: "the registration",
    of: "app/routes/account/register/register.tsx",
    at: "/registrace",
    form: "#registrace",
    field: "[name=email]",
    error: missing,
  },
  {
    name: "a forgotten password",
    of: "app/routes/account/forgot-password/forgot-password.tsx",
    at: "/obnova-hesla",
    form: "#obnova",
    field: "[name=email]",
    error: missing,
  },
  {
    name: "lost tickets",
    of: "app/routes/theatre/resend/resend.tsx",
    at: "/vstupenky/zaslat-znovu",
    form: "#zaslat-znovu",
    field: "[name=email]",
    error: missing,
  },
  {
    name: "a new password",
    of: "app/routes/account/change-password/change-password.tsx",
    at: "",
    letterTo: customer[1].email,
    before: [["/obnova-hesla", { email: customer[1].email }]],
    form: "form#zmena-hesla",
    field: "[name=password]",
    error: missing,
  },
  {
    name: "the customer's profile",
    of: "app/routes/account/account/account-forms.tsx",
    at: "/ucet",
    before: [customer],
    form: "#profil",
    typed: { "[name=firstName]": "" },
    field: "[name=lastName]",
    error: missing,
  },
  {
    name: "the customer's new e-mail",
    of: "app/routes/account/account/email-form.tsx",
    at: "/ucet",
    before: [customer],
    form: "#novy-email",
    field: "[name=email]",
    error: missing,
  },
  {
    name: "the customer's password",
    of: "app/routes/account/account/account-forms.tsx",
    at: "/ucet",
    before: [customer],
    form: "#heslo",
    field: "[name=current]",
    error: missing,
  },
  {
    name: "the removal of the account",
    of: "app/routes/account/account/account-forms.tsx",
    at: "/ucet?smazat=1",
    before: [customer],
    form: "#smazani",
    field: "[name=password]",
    error: missing,
  },
  {
    name: "the company",
    of: "app/routes/account/billing/billing-form.tsx",
    at: "/ucet/fakturacni-udaje",
    before: [customer],
    form: "#fakturace",
    typed: { "[name=name]": "" },
    button: "button[value=save]",
    field: "[name=ico]",
    error: missing,
  },
  {
    name: "an address",
    of: "app/routes/account/addresses/address-form.tsx",
    at: "/account/addresses?adresa=nova",
    before: [customer],
    form: "#adresa",
    field: "[name=city]",
    error: missing,
  },
  {
    name: "the tickets of an evening",
    of: "app/routes/theatre/tickets/ticket-form.tsx",
    at: "/vstupenky?termin=1",
    form: "#vstupenky",
    field: "[name=pocet-1000010]",
    error: "Vyberte prosím aspoň jednu vstupenku.",
  },
  {
    name: "a rating",
    of: "app/routes/theatre/ratings/rating-form.tsx",
    at: "/hodnoceni",
    form: "form#hodnoceni",
    field: "[name=name]",
    error: missing,
  },
  {
    name: "a report of a rating",
    of: "app/routes/theatre/rating-report/rating-report.tsx",
    at: "/hodnoceni/1/nahlasit",
    form: "form#nahlaseni",
    field: "[name=explanation]",
    error: missing,
  },
  {
    name: "the newsletter",
    of: "app/shell/newsletter/newsletter-form.tsx",
    at: "/kontakty",
    form: "footer form:has([name=email])",
    typed: { "[name=email]": "neadresa" },
    field: "[name=email]",
    error: "Pole musí obsahovat platný email.",
  },
  {
    name: "a voucher",
    of: "app/routes/shop/cart/vouchers/cart-vouchers.tsx",
    at: "/kosik",
    before: [mug],
    form: "main form:has(#poukaz)",
    typed: { "#poukaz": "NENITAKOVY" },
    field: "#poukaz",
    error: "Takový poukaz neexistuje.",
  },
  {
    name: "the balance of a voucher",
    of: "app/routes/shop/voucher/voucher.tsx",
    at: "/poukaz",
    form: "#zustatek",
    typed: { "[name=code]": "NENITAKOVY" },
    field: "[name=code]",
    error: "Takový dárkový poukaz neznáme.",
  },
  {
    name: "a withdrawal",
    of: "app/routes/shop/withdrawal/withdrawal-form.tsx",
    at: "/odstoupeni",
    form: "#odstoupeni",
    field: "[name=name]",
    error: missing,
  },
  {
    name: "a complaint",
    of: "app/routes/shop/complaint/complaint-form.tsx",
    at: "/reklamovat",
    form: "#reklamace",
    field: "[name=order]",
    error: missing,
  },
  {
    name: "the quantity of a line",
    of: "app/routes/shop/cart/lines/line.tsx",
    at: "/kosik",
    before: [mug],
    form: "main form:has([value=remove])",
    typed: { "[name=quantity]": "" },
    // „Uložit“ below the note; with JavaScript the other one is hidden.
    button: "details [value=quantity]",
    field: "[name=quantity]",
    error: missing,
  },
  {
    name: "„Do košíku“",
    of: "app/components/shop/add-to-cart.tsx",
    at: "/105/domov/hrnek-prestavka-300-ml",
    form: "main form:has([value=add])",
    typed: { "[name=quantity]": "" },
    field: "[name=quantity]",
    error: missing,
  },
];

/** Forms that show no errors: they have no fields to fill in, and say a failure by a notice or by a page. */
export const unrefusedForms: readonly string[] = [
  "app/components/account/account-page.tsx",
  "app/components/account/sign-out-form.tsx",
  "app/components/order/order-documents.tsx",
  "app/components/order/payment-panel.tsx",
  "app/routes/account/account/account.tsx",
  "app/routes/account/account/order-list.tsx",
  "app/routes/account/addresses/address-card.tsx",
  "app/routes/account/billing/billing.tsx",
  "app/routes/account/order/order.tsx",
  "app/routes/shop/cart/lines/clear-cart.tsx",
  "app/routes/shop/withdrawal/review.tsx",
  "app/routes/shop/cart/lines/unread-line.tsx",
  "app/components/forms/link-page.tsx",
  "app/shell/cart-dropdown/cart-panel.tsx",
  "app/shell/consent/consent-form.tsx",
  "app/shell/error-details.tsx",
  "app/shell/header/currency-choice.tsx",
  "app/shell/notices/notice-body.tsx",
  "app/shell/popups/popups.tsx",
];

/** Their answers are always new documents, so nothing is revalidated. */
export const documentForms: readonly string[] = [
  "app/routes/shop/cart/order/order-form.tsx",
  "app/routes/shop/cart/lines/refused-add.tsx",
];

/** Opens every disclosure around the form, fills it in and returns its button. */
export async function fillIn(page: Page, { form, typed = {}, button = "button" }: RefusedForm) {
  const box = page.locator(form).first();
  await box.evaluate((element) => {
    for (const details of document.querySelectorAll("details")) {
      details.open ||= details.contains(element) || element.contains(details);
    }
    // The browser's own validation would stop an empty field.
    if (element instanceof HTMLFormElement) element.noValidate = true;
  });
  for (const [field, text] of Object.entries(typed)) await box.locator(field).fill(text);
  return { box, press: box.locator(button).last() };
}
