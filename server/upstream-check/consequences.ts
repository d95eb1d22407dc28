import type { EndpointName } from "#server/upstream/endpoints.ts";

const notLoaded = "its blocks say that they could not be loaded";
const cartFailed = "the visitor is told that the cart could not be loaded";
const changeOpen = "the visitor is told that it is not known whether the change was made";

/** What the site does without a usable answer of a call. */
const withoutAnswer: Readonly<Partial<Record<EndpointName, string>>> = {
  newGuestCart: "a guest has no cart, and nothing can be bought",
  guestCart: cartFailed,
  carts: cartFailed,
  createCart: "a customer has no cart, and nothing can be bought",
  putLine: changeOpen,
  deleteCart: changeOpen,
  addVoucher: changeOpen,
  removeVoucher: changeOpen,
  categories: "the shop has no categories",
  settings: "the site has its built-in menus, and no intro popup",
  currencies: "prices are shown in CZK only",
  countries: "an address can only be in the Czech Republic",
  posters: "there are no banners and no intro popup",
  articleCategories: "news have no categories",
  product: "the product's page says that it could not be loaded",
  production: "the title's page says that it could not be loaded",
  person: "the person's page says that it could not be loaded",
  article: "the article's page says that it could not be loaded",
  infoPage: "the page says that it could not be loaded",
  deliveries: "nothing can be ordered",
  payments: "nothing can be ordered",
  me: "nobody can sign in",
  orderSummary: "the summary of an order says that it could not be loaded",
  lookUpVoucher: "the page of the balance says that it could not be found out",
  previewVoucher: "the preview of a gift voucher says that it could not be loaded",
  sendWithdrawal:
    "a withdrawal on-line is refused as not sent, unless the site sends it by e-mail (WITHDRAWAL_MAIL)",
  sendRatingReport: "a rating cannot be reported on the site, only by e-mail",
  sendComplaint: "a complaint cannot be made on the site, only by e-mail or at the box office",
  complaints: "the account says that the complaints could not be loaded",
  sendPaymentLink: "the link to pay cannot be sent again",
  issueInvoice: "no invoice can be asked for",
  legalDocuments: "no version of the terms is listed, and none can be downloaded",
  legalDocument: "a version of the terms cannot be downloaded",
  orderDocument: "a tax document cannot be downloaded",
  picture: "„Nemá obrázek“ or an empty frame is shown",
  file: "the document cannot be downloaded",
};

export function consequenceOf(name: EndpointName): string {
  return withoutAnswer[name] ?? notLoaded;
}

const cartCalls: ReadonlySet<EndpointName> = new Set(["newGuestCart", "guestCart", "carts"]);
const unreadLine =
  "the row says „položku se nepodařilo načíst“ and can be removed; the total cannot be shown, nor an order sent";
const unreadVoucher = "the voucher is shown without its value, and the cart without its total";

/** What the site does with a row that its schema does not accept. */
export function rowConsequence(
  name: EndpointName,
  path: readonly string[],
): { readonly kind: "wrong" | "accepted"; readonly does: string } {
  if (!cartCalls.has(name)) return { kind: "wrong", does: "this row is left out" };
  if (path.includes("vouchers")) return { kind: "accepted", does: unreadVoucher };
  return { kind: "wrong", does: unreadLine };
}

const withoutField: Readonly<Record<string, string>> = {
  main_image: "no picture is shown",
  image: "no picture is shown",
  logo: "no picture is shown",
  price_sale: "the sale price is not shown",
  lowest_price_30d: "the lowest price of the last 30 days is not shown",
  default_category: "its links have „nezarazeno“ instead of the category",
  brand: "the brand is not shown",
  availability: "the availability is not shown",
  link: "the item is no link",
  url: "it is no link",
  submenu: "the submenu is not shown",
  rating: "the rating is not shown",
  meta: "the list is shown as one page",
  facets: "there are no filters",
  voucher_id: "the voucher cannot be removed",
  topmenu: "the built-in menu is shown",
  bottommenu: "the footer has the built-in links",
  intropopup: "the intro popup is not shown",
  theatre: "the built-in name and address are shown",
};

/** What the site does without one field. */
export function fieldConsequence(name: string): string {
  return withoutField[name] ?? "it is shown without this field";
}
