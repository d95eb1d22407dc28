/** Builders of the site's own addresses; every link, redirect and test goes through them. */
/** The word that stands where a product has no category (§2). */
export const uncategorised = "nezarazeno";

/** The information page about personal data. */
export const privacySlug = "zasady-zpracovani-osobnich-udaju";

/** Image folders of the upstream; §2: a big and a thumbnail path under the product image folder. */
export const imageFolders = [
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
export type ImageSize = "big" | "thumbnail";

export const paths = {
  home: () => "/",
  programme: () => "/program",
  /** All dates, or those of one title, as a calendar to subscribe to. */
  programmeFeed: () => "/program.ics",
  /** One performance as a calendar file. */
  performanceCalendar: (performance: { id: number }) => `/program/${performance.id}.ics`,
  repertoire: () => "/repertoar",
  production: (production: { slug: string }) => `/repertoar/${encodeURIComponent(production.slug)}`,
  /** Where a title's own page lists its dates. */
  productionDates: (production: { slug: string }) => `${paths.production(production)}#terminy`,
  people: () => "/lide",
  person: (person: { id: number; slug: string }) => `/lide/${person.id}/${encodeURIComponent(person.slug)}`,
  tickets: () => "/vstupenky",
  boxOffice: () => "/vstupenky#pokladna",
  refunds: () => "/vstupenky#vraceni",
  about: () => "/o-divadle",
  ratings: (production?: { slug: string }, page = 1) =>
    paged(`/hodnoceni${production ? `?inscenace=${encodeURIComponent(production.slug)}` : ""}`, page),
  ratingsSummary: () => "/hodnoceni/shrnuti",
  ratingConfirmation: (token: string) => `/hodnoceni/potvrzeni/${encodeURIComponent(token)}`,
  news: (category?: { slug: string }, page = 1) =>
    paged(`/aktuality${category ? `?kategorie=${encodeURIComponent(category.slug)}` : ""}`, page),
  article: (article: { slug: string }) => `/aktuality/${encodeURIComponent(article.slug)}`,
  sitemap: () => "/sitemap.xml",
  sitemapOf: (section: string) => `/sitemap-${section}.xml`,
  newsFeed: () => "/aktuality.xml",
  contacts: (contact?: { slug: string }) =>
    contact ? `/kontakty?kontakt=${encodeURIComponent(contact.slug)}` : "/kontakty",
  annualReports: () => "/vyrocni-zpravy",
  documents: () => "/documents/dokumenty",
  file: (file: string) => `/soubory/${encodeURIComponent(file)}`,
  shop: () => "/eshop",
  newProducts: (page = 1) => paged("/products/new", page),
  saleProducts: (page = 1) => paged("/products/sale", page),
  brands: () => "/eshop/znacky",
  brand: (brand: { slug: string }) => `/eshop/znacky/${encodeURIComponent(brand.slug)}`,
  cart: () => "/kosik",
  /** Takes the changes of the cart that a script sends; plain forms are the cart page's. */
  cartChange: () => "/kosik/zmena",
  login: (back?: string) => (back ? `/login?redirect=${encodeURIComponent(back)}` : "/login"),
  logout: () => "/odhlaseni",
  /** `done`: what the page says after its form was sent. */
  register: (state?: "done") => `/registrace${state ? "?hotovo=1" : ""}`,
  forgotPassword: (state?: "done") => `/obnova-hesla${state ? "?hotovo=1" : ""}`,
  changePassword: (hash: string) => `/zmena-hesla/${encodeURIComponent(hash)}`,
  account: (page = 1) => paged("/ucet", page),
  billing: () => "/ucet/fakturacni-udaje",
  order: (order: { id: number }) => `/ucet/objednavka/${order.id}`,
  addresses: () => "/account/addresses",
  /** The modal of one address as a page; 0 = a new one. */
  address: (address: { id: number }) => `/account/addresses?adresa=${address.id || "nova"}`,
  currency: () => "/mena",
  newsletter: () => "/newsletter",
  /** Takes that a popup was closed. */
  popups: () => "/okno",
  /** Takes the choice of cookies. */
  consent: () => "/souhlas",
  /** Where that choice can be made at any time. */
  consentSettings: () => "/info/cookies#nastaveni",
  search: (question = "") => asked("/hledani", question),
  searchHints: (question: string) => asked("/hledani/napoveda", question),
  info: (slug: string) => `/info/${encodeURIComponent(slug)}`,
  /** Cards of products by their ids, as data. */
  productCards: (ids: readonly number[]) => `/produkty/karty?id=${ids.join(",")}`,
  /** What the modal shows of a product or of an information page, as data. */
  productQuickView: (id: number) => `/nahled/produkt/${id}`,
  textQuickView: (slug: string) => `/nahled/text/${encodeURIComponent(slug)}`,
  category: (category: { id: number; slug: string }, page = 1) =>
    paged(`/${category.id}/${encodeURIComponent(category.slug)}`, page),
  product: (product: { id: number; slug: string; category: { slug: string } | null }) =>
    `/${product.id}/${encodeURIComponent(product.category?.slug ?? uncategorised)}/${encodeURIComponent(product.slug)}`,
  orderSummary: (order: { id: number; hash: string }) =>
    `/shrnuti/${order.id}/${encodeURIComponent(order.hash)}`,
  image: (folder: ImageFolder, file: string, size: ImageSize, width?: number) =>
    `/images/${folder}/${size}/${encodeURIComponent(file)}${width ? `?w=${width}` : ""}`,
  /** The picture that stands for a page where somebody shares its link; of `page`'s query nothing is used. */
  sharePicture: (page: string) => `/og${page.replace(/\/*(?:[?#].*)?$/u, "") || "/divadlo"}.png`,
  productImage: (file: string, size: ImageSize, width?: number) => paths.image("product", file, size, width),
} as const;

/** The query parameter of a page of a list; the first page has none, so that it has one address only. */
export const pageParameter = "page";

function asked(path: string, question: string): string {
  return question ? `${path}?q=${encodeURIComponent(question)}` : path;
}

function paged(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes("?") ? "&" : "?"}${pageParameter}=${page}` : path;
}
