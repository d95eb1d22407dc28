import type { EndpointName } from "#server/upstream/endpoints.ts";
import { mug } from "../screens/shopping.ts";
import { divak } from "../screens/signing-in.ts";
import type { PostingForm } from "../catalogue/forms.ts";
import { demo } from "../support/demo.ts";

/** The steps of a visitor that make the site send a call. */
export type Flow =
  | {
      readonly who: "guest" | "buyer" | "customer";
      readonly paths: readonly string[];
      /** This call answers with an empty list. */
      readonly empty?: EndpointName;
    }
  | {
      readonly who: "guest" | "customer";
      readonly post: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      readonly form: string;
      readonly typed?: PostingForm["typed"];
      /** The answer of an earlier call of the same form, without which the site does not send this one. */
      readonly after?: { readonly call: EndpointName; readonly answer: unknown };
    };

const guest = (...paths: readonly string[]): Flow => ({ who: "guest", paths });
const buyer = (...paths: readonly string[]): Flow => ({ who: "buyer", paths });
const customer = (...paths: readonly string[]): Flow => ({ who: "customer", paths });
const form = (name: string, typed?: PostingForm["typed"]): Flow => ({ form: name, ...(typed && { typed }) });
const add = { intent: "add", ...mug, quantity: "1", note: "" };

const mugPage = demo.products.mug.path;
/** Stands for the buyer's order and for the customer's link to a new password. */
export const ownPath = {
  order: "order",
  reset: "reset",
  placed: "placed",
  document: "document",
  tickets: "tickets",
};

/** A flow for every call. A new call without one does not compile. */
export const flows: Readonly<Record<EndpointName, Flow>> = {
  newGuestCart: { who: "guest", post: "/kosik", fields: add },
  guestCart: buyer("/kosik", "/kosik.data"),
  carts: customer("/kosik", "/kosik.data"),
  createCart: { who: "customer", paths: ["/kosik"], empty: "carts" },
  deleteCart: form("„Vyprázdnit košík“"),
  putLine: form("a line of the cart"),
  chooseSeats: form("other seats for taken ones"),
  seatPlan: guest(demo.plan.path, `${demo.plan.path}&misto=${demo.plan.seats[0]}`),
  addVoucher: form("a voucher"),
  removeVoucher: form("„Odebrat“ of a voucher"),
  sendWithdrawal: form("a withdrawal"),
  lookUpVoucher: form("the balance of a voucher"),
  previewVoucher: buyer("/kosik/nahled-poukazu?product=202&variant="),
  categories: guest("/eshop", "/6/domov", "/sitemap-kategorie.xml"),
  brands: guest("/eshop/znacky", "/eshop", "/sitemap-znacky.xml"),
  products: guest(
    "/6/domov",
    "/products/new",
    "/eshop",
    "/sitemap-produkty.xml",
    "/6/domov?cena-od=1&dostupnost=in_stock",
  ),
  product: guest(mugPage, "/nahled/produkt/105", "/produkty/karty?id=105"),
  similarProducts: guest(mugPage),
  search: guest("/hledani?q=hrnek", "/hledani/napoveda?q=hrnek"),
  programme: guest("/program", "/", "/program.ics", "/repertoar/rur", "/program/1.ics", "/nahled/termin/1"),
  repertoire: guest("/repertoar", "/", "/sitemap-inscenace.xml", "/hodnoceni"),
  production: guest("/repertoar/rur"),
  venues: guest("/vstupenky", "/o-divadle"),
  people: guest("/lide", "/sitemap-lide.xml"),
  person: guest("/lide/1/barbora-chalupnikova"),
  ratings: guest("/hodnoceni", "/hodnoceni?inscenace=rur"),
  ratingSummary: guest("/hodnoceni/shrnuti"),
  sendRating: form("a rating"),
  sendRatingReport: form("a report of a rating"),
  confirmRating: form("the confirmation of a rating"),
  articles: guest("/aktuality", "/aktuality.xml", "/", "/sitemap-aktuality.xml"),
  article: guest("/aktuality/rur-ma-za-sebou-premieru"),
  articleCategories: guest("/aktuality"),
  contacts: guest("/kontakty", "/kontakty?kontakt=pokladna"),
  documents: guest("/documents/dokumenty"),
  annualReports: guest("/vyrocni-zpravy"),
  partners: guest("/", "/o-divadle"),
  legalDocuments: guest("/info/obchodni-podminky"),
  infoPage: guest("/info/obchodni-podminky", "/nahled/text/cookies", "/o-divadle", "/vstupenky"),
  currencies: guest("/eshop", mugPage),
  countries: customer("/account/addresses?adresa=nova", "/kosik"),
  settings: guest(
    "/",
    "/kontakty",
    "/vstupenky",
    "/vstupenky?termin=1",
    "/en",
    "/program.ics",
    "/aktuality.xml",
    "/neni",
  ),
  posters: guest("/"),
  subscribe: form("the newsletter"),
  sendConsent: {
    form: "the newsletter",
    after: { call: "subscribe", answer: { confirm: true } },
  },
  confirmSubscription: form("the confirmation of the newsletter"),
  endSubscription: form("the end of the newsletter"),
  deliveries: buyer("/kosik"),
  payments: buyer("/kosik"),
  branches: buyer("/kosik"),
  placeOrder: form("an order"),
  orderSummary: buyer(ownPath.order),
  startPayment: form("a card payment"),
  sendPaymentLink: form("a link to pay"),
  resendOrders: form("lost tickets"),
  issueInvoice: form("an invoice"),
  sendComplaint: form("a complaint"),
  logIn: form("the sign-in", divak),
  logOut: { who: "customer", post: "/odhlaseni", fields: {} },
  me: customer("/ucet", "/account/addresses", "/ucet.data"),
  register: form("the registration"),
  askForReset: form("a forgotten password"),
  checkReset: guest(ownPath.reset),
  setPassword: form("a new password"),
  saveProfile: form("the profile"),
  savePassword: form("the password"),
  askForEmailChange: form("the change of the e-mail"),
  confirmEmailChange: form("the confirmation of an e-mail"),
  deleteAccount: form("the removal of the account"),
  subscription: customer("/ucet"),
  saveSubscription: form("the newsletter of a customer"),
  addresses: customer("/account/addresses", "/kosik"),
  createAddress: form("a new address"),
  putAddress: form("a changed address"),
  removeAddress: form("the removal of an address"),
  company: customer("/ucet/fakturacni-udaje", "/kosik"),
  putCompany: form("the company"),
  removeCompany: form("the removal of the company"),
  registeredCompany: form("the register of companies"),
  orders: customer("/ucet", "/ucet?hledat=E26"),
  complaints: customer("/ucet"),
  ownTickets: customer("/ucet"),
  ownOrder: customer(ownPath.placed),
  file: guest(
    "/soubory/vyrocni-zprava-2025.pdf",
    "/soubory/a.html",
    "/soubory/a.svg",
    "/soubory/a.txt",
    "/soubory/a.docx",
  ),
  orderDocument: buyer(ownPath.document),
  orderTickets: buyer(ownPath.tickets),
  legalDocument: guest("/zneni/obchodni-podminky-1.pdf", "/zneni/obchodni-podminky-999.pdf"),
  picture: guest(
    "/images/product/big/a.svg",
    "/images/product/big/a.svg?w=96",
    "/images/person/thumbnail/a.jpg",
  ),
};
