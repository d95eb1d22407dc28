/**
 * The types of an adapter: an ES module, named by `UPSTREAM_ADAPTER`, whose default export maps the calls of the site
 * to those of a back office. `docs/connecting.md` explains it, `docs/examples/` has one, and `docs/upstream-calls.md`
 * describes what each call sends and expects. This file imports nothing, so that it can be copied beside an adapter.
 *
 * Everything is optional. A call that the adapter does not mention is sent and read as `docs/upstream-calls.md`
 * describes. Each function may be async, within the call's deadline. If it throws, the call has failed; the log has the
 * reason.
 */
export interface Adapter {
  /** Areas that the back office lacks, as in `ABSENT_AREAS`. */
  readonly absentAreas?: readonly string[];
  /**
   * The pattern of text ids of products, categories, people, performances and ratings, as a regular expression for the
   * whole id: `"prod_[0-9A-Z]{26}|pcat_[0-9A-Z]{26}"`. Addresses with other texts are 404 without a call; whole numbers of up to 20 digits
   * need no pattern.
   */
  readonly ids?: string;
  /** Further base URLs by name, for `base` of a call: `{ media: "https://media.example" }`. */
  readonly bases?: Readonly<Record<string, string>>;
  /** The value of `{locale}` in a path; `cs` by default. */
  readonly locale?: string;
  /**
   * Sent with every call, for example an API key from a variable of the environment. Also with pictures and documents,
   * unless these have another `base`.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * How the site sends the customer's token: as `Authorization: Bearer` without it, as the value of another header, or
   * as the value of a cookie.
   */
  readonly customer?: "bearer" | { readonly header: string } | { readonly cookie: string };
  /**
   * Maps an answer other than 2xx to the site's: its status, and a body such as `{ error: "not_exists" }` or `{ errors:
   * { email: ["Zadejte platný e-mail."] } }`. Parts left out stay as they are.
   */
  error?(answer: Answer, call: Call): Maybe<{ readonly status?: number; readonly body?: unknown }>;
  readonly calls?: Readonly<Partial<Record<CallName, CallAdapter>>>;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The answer to one call, or the way of sending it and reading its answer; then the functions run in this order. */
export interface CallAdapter {
  /**
   * The back office does not offer the call: the site never sends it, and leaves out the features that depend on it.
   */
  readonly absent?: true;
  /**
   * Replaces everything from `path` to `response`: sends its own requests by `call.ask`, and returns the value that
   * `docs/upstream-calls.md` describes, or a `Response`, whose status is the one that counts. A thrown `Response`
   * counts like a returned one. For refusals inside a 200, calls of several steps, lists in pages, and constant
   * answers.
   */
  answer?(call: Call): Maybe<unknown>;
  /** A name in `bases`; the base URL of the site's configuration without it. */
  readonly base?: string;
  /** Below the base URL, with `{names}` of `call.params`; or a function that returns the whole path, encoded. */
  path?: string | ((call: Call) => Maybe<string>);
  method?: Method | ((call: Call) => Maybe<Method>);
  /** Replaces the query. Leaves out empty values, and sends lists as repeated parameters. */
  query?(call: Call): Maybe<Query>;
  /** Added to the headers of the adapter. */
  headers?(call: Call): Maybe<Readonly<Record<string, string>>>;
  /** Replaces the body: sent as JSON, or `URLSearchParams` as a form; undefined: none. */
  body?(call: Call): Maybe<unknown>;
  /**
   * Maps the JSON of a 2xx answer (undefined if it has no body) to the value that `docs/upstream-calls.md` describes.
   * `call` is the object that the functions before it got.
   */
  response?(theirs: unknown, call: AnsweredCall): Maybe<unknown>;
}

/** A call as the site would send it. */
export interface Call {
  readonly name: CallName;
  /** Segments of the path and values of the query, by the names of the table of calls: `id`, `slug`, `page`, … */
  readonly params: Readonly<
    Record<string, string | number | readonly (string | number)[] | null | undefined>
  >;
  /** The body before the conversion to JSON; empty if the call has none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The signed-in customer's token; null for a guest and for calls that are the same for all visitors. */
  readonly token: string | null;
  /**
   * The stored `tempId` of the guest's cart that the call is about; null for customers and for guests without a cart.
   */
  readonly guest: string | null;
  /** Sends another request with the same authentication: below the base URL, or below `base`. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
}

/** A call with its answer. */
export interface AnsweredCall extends Call {
  readonly status: number;
  readonly headers: Headers;
}

export interface AskOptions {
  readonly method?: Method;
  readonly base?: string;
  readonly body?: unknown;
  /** Added to those of the call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined if the body is empty or no JSON. */
  readonly body: unknown;
}

export type Query = Readonly<Record<string, Value | readonly Value[] | null | undefined>>;
type Value = string | number | boolean;
type Maybe<T> = T | Promise<T>;

/** The calls, by the names of the table in `docs/upstream-api.md`. Of files only `base` and `path` count. `npm run docs -- calls` writes them. */
export type CallName =
  | "newGuestCart"
  | "guestCart"
  | "carts"
  | "createCart"
  | "deleteCart"
  | "putLine"
  | "addVoucher"
  | "removeVoucher"
  | "lookUpVoucher"
  | "previewVoucher"
  | "categories"
  | "brands"
  | "products"
  | "product"
  | "similarProducts"
  | "search"
  | "programme"
  | "repertoire"
  | "production"
  | "venues"
  | "people"
  | "person"
  | "ratings"
  | "ratingSummary"
  | "sendRating"
  | "sendRatingReport"
  | "confirmRating"
  | "articles"
  | "article"
  | "articleCategories"
  | "contacts"
  | "documents"
  | "annualReports"
  | "partners"
  | "infoPage"
  | "legalDocuments"
  | "currencies"
  | "countries"
  | "settings"
  | "posters"
  | "subscribe"
  | "sendConsent"
  | "confirmSubscription"
  | "endSubscription"
  | "deliveries"
  | "payments"
  | "branches"
  | "placeOrder"
  | "orderSummary"
  | "startPayment"
  | "sendPaymentLink"
  | "sendWithdrawal"
  | "sendComplaint"
  | "resendOrders"
  | "issueInvoice"
  | "logIn"
  | "logOut"
  | "me"
  | "register"
  | "askForReset"
  | "checkReset"
  | "setPassword"
  | "saveProfile"
  | "savePassword"
  | "askForEmailChange"
  | "confirmEmailChange"
  | "deleteAccount"
  | "subscription"
  | "saveSubscription"
  | "addresses"
  | "createAddress"
  | "putAddress"
  | "removeAddress"
  | "company"
  | "putCompany"
  | "removeCompany"
  | "registeredCompany"
  | "orders"
  | "complaints"
  | "ownTickets"
  | "ownOrder"
  | "file"
  | "orderDocument"
  | "orderTickets"
  | "legalDocument"
  | "picture";
