/**
 * A press that matters, and its visible result. `{n}` in a value is a different number for each measurement.
 * @typedef {{
 *   name: string,
 *   at: string,
 *   press: string,
 *   within: string,
 *   text: string,
 *   cart?: readonly Record<string, string>[],
 *   values?: Readonly<Record<string, string | boolean>>,
 *   plain?: { press: string, values: Readonly<Record<string, string | boolean>> },
 * }} Press
 * `cart`: the forms posted to `/kosik` before; `values`: the fields to fill in or tick before the press, by selector;
 * `plain`: the press and the values if the page works differently without script.
 */

const mug = { intent: "add", product: "105", variant: "", quantity: "1", back: "/kosik" };
const giftVoucher = { ...mug, product: "202" };
const byEmail = { intent: "choose", delivery: "6", payment: "1" };
const notice = "[role=status]";
const useFilters = 'main form:has(input[type="checkbox"]) button:not([type="button"])';

/** @param {string} name @returns {NonNullable<Press["plain"]>} */
const ticked = (name) => ({ press: useFilters, values: { [name]: true } });

/** @type {readonly Press[]} */
export const presses = [
  {
    name: "add",
    at: "/105/domov/hrnek-prestavka-300-ml",
    press: 'main form:has([value="add"]) button:not([type="button"])',
    within: notice,
    text: "jsme přidali do košíku",
  },
  {
    name: "quantity",
    at: "/kosik",
    cart: [mug],
    press: '[aria-label="Přidat kus"]',
    plain: { press: '[value="quantity"]', values: { 'main [name="quantity"]': "2" } },
    within: notice,
    text: "Počet kusů jsme změnili",
  },
  {
    name: "remove",
    at: "/kosik",
    cart: [mug],
    press: 'main [value="remove"]',
    within: notice,
    text: "jsme odebrali z košíku",
  },
  {
    name: "voucher refused",
    at: "/kosik",
    cart: [mug],
    values: { "#poukaz": "NENI{n}" },
    press: "#poukazy form:has(#poukaz) button",
    within: "#poukaz-error",
    text: "Takový poukaz neexistuje",
  },
  {
    name: "sign-in refused",
    at: "/login",
    values: { "#prihlaseni-email": "nikdo{n}@example.com", "#prihlaseni-password": "spatne-heslo" },
    press: "#prihlaseni button",
    within: "#prihlaseni [role=alert]",
    text: "E-mail nebo heslo nesouhlasí",
  },
  {
    name: "sign-in",
    at: "/login",
    values: {
      "#prihlaseni-email": "divak@divadlonavantrokach.example",
      "#prihlaseni-password": "demo1234",
    },
    press: "#prihlaseni button",
    within: notice,
    text: "Jste přihlášeni",
  },
  {
    name: "newsletter",
    at: "/kontakty",
    values: { "footer [name=email]": "mereni{n}@example.com" },
    press: "footer form:has([name=email]) button",
    within: notice,
    text: "E-mail byl úspěšně uložen",
  },
  {
    name: "programme filter",
    at: "/program",
    press: "#volno",
    plain: ticked("#volno"),
    within: '[aria-label="Zvolené filtry"]',
    text: "Zrušit filtr",
  },
  {
    name: "shop filter",
    at: "/2/obleceni",
    press: "#sleva",
    plain: ticked("#sleva"),
    within: '[aria-label="Zvolené filtry"]',
    text: "Zrušit filtr",
  },
  {
    name: "next page",
    at: "/hodnoceni",
    press: '[rel="next"]',
    within: '[aria-label="Stránkování"] [aria-current="page"]',
    text: "2",
  },
  {
    name: "order refused",
    at: "/kosik",
    cart: [giftVoucher, byEmail],
    press: '#objednavka [value="order"]',
    within: "main [role=alert]",
    text: "Formulář se nepodařilo odeslat",
  },
  {
    name: "order",
    at: "/kosik",
    cart: [giftVoucher, { ...byEmail, payment: "2" }],
    values: {
      "#objednavka-email": "mereni{n}@example.com",
      "#objednavka-firstName": "Jana",
      "#objednavka-lastName": "Nová",
      "#objednavka-terms": true,
    },
    press: '#objednavka [value="order"]',
    within: "h1",
    text: "Děkujeme",
  },
];
