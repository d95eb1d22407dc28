/** One call of the upstream, as plain data. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base URL. `{locale}` is always `cs`; the other names in braces are the segments that a call needs. */
  readonly path: string;
  /** The names of the query; each is optional. */
  readonly query?: readonly string[];
  /** Names of `params` that are not sent: an adapter may look up by them. */
  readonly hints?: readonly string[];
  /**
   * The place of an answer's data: under `data`; under `data`, beside `meta` (`page`); as the body (`bare`). `done`: it
   * has none, and only reports success; `none`: the client does not read the body; `bytes`: it is a file. The client
   * also reads bare data instead of `data`, and vice versa. `whole`: the body, also if it has `data`.
   */
  readonly answer: "data" | "page" | "bare" | "whole" | "done" | "none" | "bytes";
  /** The call is in specification §7. */
  readonly specified?: true;
  /** Specification §7 has the call, but the site works without it. */
  readonly dispensable?: true;
  /** The part of the site that requires the call. Each call outside §7 has one, except the GET of a file. */
  readonly area?: string;
  /**
   * No harmless call shows whether it exists: the site leaves out its area unless the settings or the adapter name it.
   */
  readonly announced?: true;
  /** It has no id: it is about the signed-in customer, and needs a session. */
  readonly ofCustomer?: true;
  /** In milliseconds; without it UPSTREAM_READ_MS for a GET, UPSTREAM_SEND_MS for another method. */
  readonly deadline?: number;
  /** Maximum size of an answer in bytes, 2 MB without it. */
  readonly maxBytes?: number;
  /**
   * Whether the client may repeat the call once. Without this field it repeats a GET after a failure, and no other
   * method. `never`: a GET that changes something. `absolute`: after a connection reset, a PUT with the same result
   * every time. `with-key`: after a reset, a POST with an `Idempotency-Key`, if the upstream honours it
   * (UPSTREAM_IDEMPOTENCY).
   */
  readonly repeat?: "never" | "absolute" | "with-key";
}

const megabyte = 1024 * 1024;
/** Maximum size of a list in bytes. */
export const listBytes = 5 * megabyte;

/** Every call of the upstream, once: no other file contains an upstream path. docs/upstream-api.md lists them. */
// oxfmt-ignore
export const endpoints = {
  // Cart
  newGuestCart: { method: "GET", path: "/api/cart/anonymous/{locale}", answer: "bare", specified: true, repeat: "never" },
  guestCart: { method: "GET", path: "/api/cart/anonymous/{locale}/{tempId}", answer: "bare", specified: true },
  carts: { method: "GET", path: "/api/cart/{locale}", ofCustomer: true, answer: "bare", specified: true },
  createCart: { method: "POST", path: "/api/cart/create", answer: "none", specified: true },
  deleteCart: { method: "DELETE", path: "/api/cart/{cartId}", answer: "none", specified: true, dispensable: true },
  putLine: { method: "PUT", path: "/api/cart/{cartId}", answer: "bare", specified: true, repeat: "absolute" },
  chooseSeats: { method: "PUT", path: "/api/seats/cart/{cartId}", area: "seats", answer: "bare", repeat: "absolute" },
  addVoucher: { method: "POST", path: "/api/voucher/cart/add/{cartId}", answer: "done", specified: true },
  removeVoucher: { method: "POST", path: "/api/voucher/cart/delete/{cartId}", answer: "done", specified: true },

  lookUpVoucher: { method: "POST", path: "/api/vouchers/lookup", area: "voucher-balance", answer: "data" },
  previewVoucher: { method: "POST", path: "/api/vouchers/preview", area: "voucher-preview", answer: "bytes", maxBytes: 2 * megabyte },

  // Catalogue
  categories: { method: "GET", path: "/api/catalog/category/{locale}", answer: "data", specified: true },
  brands: { method: "GET", path: "/api/brands/{locale}", area: "brands", answer: "data", maxBytes: listBytes },
  products: {
    method: "GET",
    path: "/api/products/{locale}",
    area: "products",
    query: [
      "list",
      "category",
      "brand",
      "availability",
      "attribute",
      "sort",
      "page",
      "sale",
      "price_min",
      "price_max",
      "per_page",
    ],
    hints: ["category_slug"],
    answer: "page",
    maxBytes: listBytes,
  },
  product: { method: "GET", path: "/api/products/{locale}/{id}", area: "products", hints: ["slug"], answer: "data" },
  similarProducts: { method: "GET", path: "/api/products/{locale}/{id}/similar", area: "similar-products", answer: "data" },
  search: { method: "GET", path: "/api/search/{locale}", area: "search", query: ["q", "limit"], answer: "data", maxBytes: listBytes },

  // The theatre
  programme: { method: "GET", path: "/api/programme/{locale}", area: "programme", query: ["from"], answer: "data", maxBytes: listBytes },
  seatPlan: { method: "GET", path: "/api/programme/{id}/seats", area: "seats", answer: "bare" },
  repertoire: { method: "GET", path: "/api/repertoire/{locale}", area: "repertoire", answer: "data", maxBytes: listBytes },
  production: { method: "GET", path: "/api/repertoire/{locale}/{slug}", area: "repertoire", answer: "data" },
  venues: { method: "GET", path: "/api/venues/{locale}", area: "venues", answer: "data" },
  people: { method: "GET", path: "/api/people/{locale}", area: "people", answer: "data", maxBytes: listBytes },
  person: { method: "GET", path: "/api/people/{locale}/{id}", area: "people", answer: "data" },
  ratings: {
    method: "GET",
    path: "/api/ratings/{locale}",
    area: "ratings",
    query: ["production", "page", "per_page"],
    answer: "page",
    maxBytes: listBytes,
  },
  ratingSummary: { method: "GET", path: "/api/ratings/{locale}/summary", area: "ratings", answer: "data" },
  sendRating: { method: "POST", path: "/api/ratings", area: "rating-form", answer: "done" },
  sendRatingReport: { method: "POST", path: "/api/ratings/{id}/report", area: "rating-reports", answer: "done" },
  confirmRating: { method: "POST", path: "/api/ratings/confirm", area: "rating-form", answer: "data" },

  // News, contacts, documents, pages
  articles: { method: "GET", path: "/api/blog/{locale}", area: "news", query: ["category", "page", "per_page"], answer: "page", maxBytes: listBytes },
  article: { method: "GET", path: "/api/blog/{locale}/{slug}", area: "news", answer: "data" },
  articleCategories: { method: "GET", path: "/api/blog/categories/list", answer: "data", specified: true, dispensable: true, maxBytes: listBytes },
  contacts: { method: "GET", path: "/api/contacts/{locale}", area: "contact-people", answer: "data" },
  documents: { method: "GET", path: "/api/documents/{locale}", area: "documents", answer: "data" },
  annualReports: { method: "GET", path: "/api/annual-reports/{locale}", area: "annual-reports", answer: "data" },
  partners: { method: "GET", path: "/api/partners/{locale}", area: "partners", answer: "data", maxBytes: listBytes },
  infoPage: { method: "GET", path: "/api/pages/{locale}/{slug}", area: "pages", answer: "data" },
  legalDocuments: { method: "GET", path: "/api/legal-documents", area: "legal-documents", answer: "data" },

  // Lists, settings, banners, newsletter
  currencies: { method: "GET", path: "/api/lists/currencies", answer: "data", specified: true, maxBytes: listBytes },
  countries: { method: "GET", path: "/api/lists/countries", answer: "data", specified: true, dispensable: true, maxBytes: listBytes },
  settings: { method: "GET", path: "/api/settings/{locale}", answer: "bare", specified: true },
  posters: { method: "GET", path: "/api/poster/all/{locale}", answer: "data", specified: true, dispensable: true },
  subscribe: { method: "POST", path: "/api/subscriber/save", area: "newsletter", answer: "done", specified: true, dispensable: true },
  sendConsent: { method: "POST", path: "/api/subscriber/consent", area: "newsletter-links", answer: "done" },
  confirmSubscription: { method: "POST", path: "/api/subscriber/confirm", area: "newsletter-links", answer: "done" },
  endSubscription: { method: "POST", path: "/api/subscriber/unsubscribe", area: "newsletter-links", answer: "done" },

  // Ordering
  deliveries: { method: "GET", path: "/api/deliveries/{locale}", area: "ordering", query: ["cart"], answer: "data" },
  payments: { method: "GET", path: "/api/payments/{locale}", area: "ordering", query: ["cart"], answer: "data" },
  branches: { method: "GET", path: "/api/branches/{locale}", area: "branches", answer: "data" },
  placeOrder: { method: "POST", path: "/api/orders/{cartId}", area: "ordering", answer: "data", deadline: 10_000, repeat: "with-key" },
  orderSummary: { method: "GET", path: "/api/orders/summary/{id}/{hash}", area: "ordering", answer: "data" },
  startPayment: { method: "POST", path: "/api/orders/{id}/{hash}/payment", area: "card-payment", answer: "data" },
  sendPaymentLink: { method: "POST", path: "/api/orders/{id}/{hash}/payment-link", area: "payment-link", answer: "data" },
  sendWithdrawal: { method: "POST", path: "/api/withdrawals", area: "withdrawals", answer: "data", deadline: 10_000, repeat: "with-key" },
  sendComplaint: { method: "POST", path: "/api/complaints", area: "complaints", answer: "data", deadline: 10_000, repeat: "with-key" },
  resendOrders: { method: "POST", path: "/api/orders/resend", area: "resend", announced: true, answer: "done", repeat: "with-key" },
  issueInvoice: { method: "POST", path: "/api/orders/{id}/{hash}/invoice", area: "invoices", answer: "data" },

  // Signing in and passwords
  logIn: { method: "POST", path: "/api/auth/login", area: "accounts", answer: "whole", specified: true },
  logOut: { method: "GET", path: "/api/auth/logout", answer: "none", specified: true, repeat: "never" },
  me: { method: "GET", path: "/api/me", ofCustomer: true, answer: "data", specified: true },
  register: { method: "POST", path: "/api/auth/register", area: "registration", answer: "done", repeat: "with-key" },
  askForReset: { method: "POST", path: "/api/auth/password/forgot", area: "password-reset", answer: "done", repeat: "with-key" },
  checkReset: { method: "GET", path: "/api/auth/password/reset/{hash}", area: "password-reset", answer: "done" },
  setPassword: { method: "POST", path: "/api/auth/password/reset", area: "password-reset", answer: "done", repeat: "with-key" },

  // The customer
  saveProfile: { method: "PUT", path: "/api/me", area: "profile", answer: "data", repeat: "absolute" },
  // Not absolute: after the first attempt the current password is another one.
  savePassword: { method: "PUT", path: "/api/me/password", area: "password-change", answer: "bare" },
  askForEmailChange: { method: "POST", path: "/api/me/email", area: "email-change", answer: "done" },
  confirmEmailChange: { method: "POST", path: "/api/auth/email/confirm", area: "email-change", answer: "done" },
  deleteAccount: { method: "POST", path: "/api/me/delete", area: "account-deletion", answer: "done" },
  subscription: { method: "GET", path: "/api/me/newsletter", area: "subscription", ofCustomer: true, answer: "data" },
  saveSubscription: { method: "PUT", path: "/api/me/newsletter", area: "subscription", answer: "data", repeat: "absolute" },
  addresses: { method: "GET", path: "/api/me/addresses", area: "addresses", ofCustomer: true, answer: "data" },
  createAddress: { method: "POST", path: "/api/me/addresses", area: "addresses", answer: "data" },
  putAddress: { method: "PUT", path: "/api/me/addresses/{id}", area: "addresses", answer: "data", repeat: "absolute" },
  removeAddress: { method: "DELETE", path: "/api/me/addresses/{id}", area: "addresses", answer: "done" },
  company: { method: "GET", path: "/api/me/company", area: "company", ofCustomer: true, answer: "data" },
  putCompany: { method: "PUT", path: "/api/me/company", area: "company", answer: "done", repeat: "absolute" },
  removeCompany: { method: "DELETE", path: "/api/me/company", area: "company", answer: "done" },
  registeredCompany: { method: "GET", path: "/api/ares/{ico}", area: "company-register", answer: "data" },
  orders: {
    method: "GET",
    path: "/api/orders",
    area: "orders",
    ofCustomer: true,
    query: ["q", "page", "per_page"],
    answer: "page",
    maxBytes: listBytes,
  },
  complaints: { method: "GET", path: "/api/me/complaints", area: "own-complaints", ofCustomer: true, answer: "data", maxBytes: listBytes },
  ownTickets: { method: "GET", path: "/api/me/tickets", area: "own-tickets", ofCustomer: true, answer: "data", maxBytes: listBytes },
  ownOrder: { method: "GET", path: "/api/orders/{id}", area: "orders", answer: "data" },

  // Files
  file: { method: "GET", path: "/files/{file}", answer: "bytes", deadline: 8_000, maxBytes: 25 * megabyte },
  orderDocument: { method: "GET", path: "/api/orders/{id}/{hash}/documents/{number}", answer: "bytes", deadline: 8_000, maxBytes: 5 * megabyte },
  orderTickets: { method: "GET", path: "/api/orders/{id}/{hash}/tickets", answer: "bytes", deadline: 8_000, maxBytes: 5 * megabyte },
  legalDocument: { method: "GET", path: "/api/legal-documents/{id}", answer: "bytes", deadline: 8_000, maxBytes: 5 * megabyte },
  picture: { method: "GET", path: "/images/{folder}/{size}/{file}", answer: "bytes", deadline: 5_000, maxBytes: 10 * megabyte },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The only locale of the site. */
export const locale = "cs";

/** `GET /api/cart/:` — ids, hashes and tokens never reach the log. */
export function logName({ method, path }: Endpoint): string {
  return `${method} ${path.replace("{locale}", locale).replaceAll(/\{\w+\}/g, ":")}`;
}

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** Of all calls, in the order of the map. */
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/**
 * A part of the site that a back office may lack. An absent one has no page, no block and no link (`offers.ts`
 * decides). A row of the map makes it; notes of a cart's lines are a field, and no call.
 */
export type Area = Extract<Endpoints[EndpointName], { area: string }>["area"] | "line-notes";

export const areas: readonly Area[] = [
  ...new Set(Object.values(endpoints).flatMap((row): readonly Area[] => ("area" in row ? [row.area] : []))),
  "line-notes",
];

/** What only customers use: without accounts the site has none of these areas, and sends none of these calls. */
export const ofAccounts: { readonly areas: readonly Area[]; readonly calls: readonly EndpointName[] } = {
  areas: [
    "registration",
    "password-reset",
    "profile",
    "password-change",
    "email-change",
    "account-deletion",
    "subscription",
    "addresses",
    "company",
    "orders",
    "own-complaints",
    "own-tickets",
  ],
  calls: ["me", "logOut", "carts", "createCart"],
};

/** The names of the calls with this method, except for GETs of files (`resources/files.ts`). */
export type NameOf<Method extends Endpoint["method"]> = {
  [Name in EndpointName]: Endpoints[Name] extends { method: "GET"; answer: "bytes" }
    ? never
    : Endpoints[Name] extends { method: Method }
      ? Name
      : never;
}[EndpointName];

type Value = string | number;
/** The client sends a list as a repeated parameter. */
type QueryValue = Value | null | undefined | readonly (Value | null | undefined)[];

type SegmentOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, "locale"> | SegmentOf<Rest>
  : never;
type QueryOf<Call extends Endpoint> = OptionalOf<Call, "query"> | OptionalOf<Call, "hints">;
type OptionalOf<Call extends Endpoint, Field extends "query" | "hints"> = Call extends {
  readonly [Key in Field]: readonly (infer Name extends string)[];
}
  ? Name
  : never;

/** The segments of a call's path, all of them, and what its query may contain. */
export type ParamsOf<Name extends EndpointName> = ParamsFrom<
  SegmentOf<Endpoints[Name]["path"]>,
  QueryOf<Endpoints[Name]>
>;
type ParamsFrom<Segment extends string, Query extends string> = [Segment | Query] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<Segment, Value>> & Readonly<Partial<Record<Query, QueryValue>>>;

/** Params of any call, for code that does not know its name. */
export type Params = Readonly<Record<string, QueryValue>>;
