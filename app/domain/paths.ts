import { type Id, idText } from "#app/domain/id.ts";

/** URL builders of the site, used by every link, redirect and test. */

/** The id and the secret of an order, for visitors without an account. */
export interface OrderReference {
  readonly id: Id;
  /** Its secret, compared by the upstream in constant time. */
  readonly hash: string;
}

/** The category segment in the URL of a product without a category (§2). */
export const uncategorised = "nezarazeno";

/** The information page about personal data. */
export const privacySlug = "zasady-zpracovani-osobnich-udaju";

/** Image folders of the upstream. §2: the product image folder has a big and a thumbnail path. */
const imageFolders = [
  "product",
  "banner",
  "brand",
  "delivery",
  "payment",
  "partner",
  "poster",
  "scene",
  "person",
  "article",
  "venue",
  "map",
] as const;
export type ImageFolder = (typeof imageFolders)[number];
type ImageSize = "big" | "thumbnail";

export const paths = {
  home: () => "/",
  programme: () => "/program",
  programmeOn: (day: string) => `/program?od=${day}&do=${day}`,
  /** All dates as an iCalendar subscription; with a query, those that match it. */
  programmeFeed: () => "/program.ics",
  /** One performance as an iCalendar file. */
  performanceCalendar: (performance: { id: Id }) => `/program/${segment(performance.id)}.ics`,
  repertoire: () => "/repertoar",
  production: (production: { slug: string }) => `/repertoar/${encodeURIComponent(production.slug)}`,
  /** The list of dates on the title's page. */
  productionDates: (production: { slug: string }) => `${paths.production(production)}#terminy`,
  people: () => "/lide",
  person: (person: { id: Id; slug: string }) =>
    `/lide/${segment(person.id)}/${encodeURIComponent(person.slug)}`,
  /** The page about tickets; with a performance, its own tickets. */
  tickets: (performance?: { id: Id }) =>
    `/vstupenky${performance ? `?termin=${segment(performance.id)}` : ""}`,
  /** The plan of a performance's seats. `chosen`: fields of a choice (`idField`) without its categories. */
  seats: (performance: { id: Id }, chosen: readonly string[] = []) =>
    `/vstupenky/mista?termin=${segment(performance.id)}${chosen.map((id) => `&misto=${encodeURIComponent(id)}`).join("")}`,
  boxOffice: () => "/vstupenky#pokladna",
  refunds: () => "/vstupenky#vraceni",
  about: () => "/o-divadle",
  ratings: (production?: { slug: string }, page = 1) =>
    paged(`/hodnoceni${production ? `?inscenace=${encodeURIComponent(production.slug)}` : ""}`, page),
  ratingsSummary: () => "/hodnoceni/shrnuti",
  news: (category?: { slug: string }, page = 1) =>
    paged(`/aktuality${category ? `?kategorie=${encodeURIComponent(category.slug)}` : ""}`, page),
  article: (article: { slug: string }) => `/aktuality/${encodeURIComponent(article.slug)}`,
  newsFeed: () => "/aktuality.xml",
  contacts: (contact?: { slug: string }) =>
    contact ? `/kontakty?kontakt=${encodeURIComponent(contact.slug)}` : "/kontakty",
  annualReports: () => "/vyrocni-zpravy",
  documents: () => "/documents/dokumenty",
  file: (file: string) => `/soubory/${encodeFile(file)}`,
  shop: () => "/eshop",
  newProducts: (page = 1) => paged("/products/new", page),
  saleProducts: (page = 1) => paged("/products/sale", page),
  brands: () => "/eshop/znacky",
  brand: (brand: { slug: string }) => `/eshop/znacky/${encodeURIComponent(brand.slug)}`,
  cart: () => "/kosik",
  /** Action for cart changes submitted by fetchers; native form submissions post to the cart page. */
  cartChange: () => "/kosik/zmena",
  /** The balance of a gift voucher. */
  voucherBalance: () => "/poukaz",
  /** The form of a withdrawal. */
  withdrawal: () => "/odstoupeni",
  login: (back?: string) => (back ? `/login?redirect=${encodeURIComponent(back)}` : "/login"),
  logout: () => "/odhlaseni",
  /** `done`: the confirmation after the form was submitted. */
  register: (state?: "done") => `/registrace${state ? "?hotovo=1" : ""}`,
  forgotPassword: (state?: "done") => `/obnova-hesla${state ? "?hotovo=1" : ""}`,
  account: (page = 1) => paged("/ucet", page),
  /** The page with all stored data about the customer, and the same as a file. */
  ownData: () => "/ucet/moje-udaje",
  ownDataFile: () => "/ucet/moje-udaje.json",
  billing: () => "/ucet/fakturacni-udaje",
  addresses: () => "/account/addresses",
  /** The address list with the modal of one address open; id 0 = a new address. */
  address: (address: { id: Id }) =>
    `/account/addresses?adresa=${address.id === 0 ? "nova" : segment(address.id)}`,
  currency: () => "/mena",
  newsletter: () => "/newsletter",
  /** Action that records a closed popup. */
  popups: () => "/okno",
  /** Action that stores the cookie consent. */
  consent: () => "/souhlas",
  /** The consent settings, accessible at any time. */
  consentSettings: () => "/info/cookies#nastaveni",
  search: (question = "") => withQuestion("/hledani", question),
  searchHints: (question: string) => withQuestion("/hledani/napoveda", question),
  info: (slug: string) => `/info/${encodeURIComponent(slug)}`,
  /** Product cards by id, as JSON. */
  productCards: (ids: readonly Id[]) => `/produkty/karty?id=${ids.map(segment).join(",")}`,
  /** Quick view data of a product. */
  productQuickView: (id: Id) => `/nahled/produkt/${segment(id)}`,
  /** Quick view data of an information page. */
  textQuickView: (slug: string) => `/nahled/text/${encodeURIComponent(slug)}`,
  /** The details of a performance, as JSON. */
  performanceQuickView: (id: Id) => `/nahled/termin/${segment(id)}`,
  category: (category: { id: Id; slug: string }, page = 1) =>
    paged(`/${segment(category.id)}/${encodeURIComponent(category.slug)}`, page),
  product: (product: { id: Id; slug: string; category: { slug: string } | null }) =>
    `/${segment(product.id)}/${encodeURIComponent(product.category?.slug ?? uncategorised)}/${encodeURIComponent(product.slug)}`,
  orderSummary: ({ id, hash }: OrderReference) => `/shrnuti/${segment(id)}/${encodeURIComponent(hash)}`,
  image: (folder: string, file: string, size: ImageSize, width?: number) =>
    `/images/${folder}/${size}/${encodeFile(file)}${width ? `?w=${width}` : ""}`,
  /** A photograph cropped to the size of a picture for shared links, as a JPEG. */
  sharePicture: (folder: string, file: string) => `/images/${folder}/big/${encodeFile(file)}?share`,
} as const;

/** Finds out whether the browser has taken the cookies of an action; `checkedPath` adds the query. The server's alone. */
export const cookieCheckPath = "/overeni-cookies";

/** A file of the theatre's own appearance: logo, icon, colours. The server's alone. */
export function ownFilePath(name: string): string {
  return `/vzhled/${name}`;
}

/** The query parameter for the page number of a list; omitted for the first page, so that it has only one URL. */
export const pageParameter = "page";
/** Instead of a page's number: everything on one page, for printing. */
export const wholeList = "vse";

function segment(id: Id): string {
  return encodeURIComponent(idText(id));
}

/** A file may be in subfolders. */
function encodeFile(file: string): string {
  return encodeURIComponent(file).replaceAll("%2F", "/");
}

function withQuestion(path: string, question: string): string {
  return question ? `${path}?q=${encodeURIComponent(question)}` : path;
}

function paged(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes("?") ? "&" : "?"}${pageParameter}=${page}` : path;
}

/** Size of the pictures of shared links, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;
