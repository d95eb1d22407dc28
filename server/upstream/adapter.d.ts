/**
 * The types of an adapter: an ES module, named by `UPSTREAM_ADAPTER`, whose default export maps the calls of the site
 * to those of a back office. `docs/connecting.md` explains it, `docs/examples/` has some, and `docs/upstream-calls.md`
 * describes what each call sends and expects. This file imports nothing, so that it can be copied beside an adapter.
 */
export interface Adapter {
  /**
   * What the back office lacks: areas, as in `ABSENT_AREAS`, and single calls. `"all others"`: each optional call and
   * `logIn` that `calls` does not have. Without `logIn` the site has no accounts.
   */
  readonly absent?: "all others" | readonly string[];
  /**
   * The pattern of text ids of products, categories, people, performances and ratings, as a regular expression for the
   * whole id: `"prod_[0-9A-Z]{26}"`. Addresses with other texts are 404 without a call. Whole numbers of up to 20
   * digits need no pattern.
   */
  readonly ids?: string;
  /**
   * `"own"`: the engine has no list of a customer's carts. The site keeps the `tempId` of a customer's cart in its cookie
   * as it does a guest's, calls `newGuestCart` and `guestCart` with the customer's token, and never calls `carts` and
   * `createCart`. The guest's cart stays the customer's at the sign-in; another browser has another cart.
   */
  readonly carts?: "own";
  /** Further base URLs by name, for `base` of a request: `{ media: "https://media.example" }`. */
  readonly bases?: Readonly<Record<string, string>>;
  /** The value of `{locale}` in a path; `cs` by default. */
  readonly locale?: string;
  /**
   * Sent with every request, for example an API key from a variable of the environment. Also with pictures and documents
   * below the base URL.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * How the site sends the customer's token: as `Authorization: Bearer` without it, as the value of another header, or
   * as the value of a cookie.
   */
  readonly customer?: "bearer" | { readonly header: string } | { readonly cookie: string };
  /**
   * A function for each call that differs. The site sends any other call as `docs/upstream-calls.md` describes. Each
   * returns the value that is described there, or a `Response`, whose status is the one that counts; a thrown `Response`
   * counts like a returned one. It ends within the call's deadline. If it throws anything else, the call has failed, and
   * the log has the reason.
   *
   * The functions of files (`picture`, `file`, `orderDocument`, `orderTickets`, `legalDocument`) return
   * `call.address(…)`.
   */
  readonly calls?: { readonly [Name in Exclude<CallName, "products">]?: (call: Call) => Json } & {
    /**
     * `all` returns every product, as rows of `products` with `categories`, `attributes` and, to sort by, `created_at`:
     * the site keeps them as long as other content, filters, sorts and pages them and counts the filters.
     */
    readonly products?: ((call: Call) => Json) | { readonly all: (call: Call) => Json };
  };
}

/** JSON of the back office, or the site's. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

/** A call as the site would send it, and the requests to make of it. A path may have `{names}` of `params`. */
export interface Call {
  readonly name: CallName;
  /**
   * Segments of the path and values of the query, by the names of the table of calls. `id` is a text. Each call that may
   * have `page`, `per_page` or `limit` has them, as numbers, and `products` has `category`, `brand`, `availability` and
   * `attribute` as lists of texts, empty without a filter. The others are missing if the site does not send them.
   */
  readonly params: Readonly<Record<string, Json>>;
  /** The body before the conversion to JSON; empty if the call has none. Ids have the type in which they came. */
  readonly body: Readonly<Record<string, Json>>;
  /** The signed-in customer's token; null for a guest and for calls that are the same for all visitors. */
  readonly token: string | null;
  /**
   * The stored `tempId` of the guest's cart that the call is about; null for customers and for guests without a cart.
   */
  readonly guest: string | null;
  /** The JSON of the answer; undefined if it has no body. Any other status than 2xx is thrown, as a `Response`. */
  get(path: string, options?: RequestOptions): Promise<Json>;
  post(path: string, options?: RequestOptions): Promise<Json>;
  put(path: string, options?: RequestOptions): Promise<Json>;
  patch(path: string, options?: RequestOptions): Promise<Json>;
  delete(path: string, options?: RequestOptions): Promise<Json>;
  /** The site's own call of this name, with the adapter's headers. */
  own(): Promise<Json>;
  /** A request whose status and headers count: throws no status. */
  ask(path: string, options?: AskOptions): Promise<Answer>;
  /** The address of a file. */
  address(path: string, options?: { readonly base?: string; readonly query?: Query }): URL;
  /**
   * Throws a refusal: its code, and its value if it has one (`docs/upstream-api.md`, Errors); or the errors of a form,
   * `{ email: "Zadejte platný e-mail." }`.
   */
  refuse(status: number, reason?: string | Readonly<Record<string, string>>, value?: Json): never;
}

export interface RequestOptions {
  /** A name in `bases`; the base URL of the site's configuration without it. */
  readonly base?: string;
  /** Leaves out empty values, and sends lists as repeated parameters. */
  readonly query?: Query;
  /** Sent as JSON, or `URLSearchParams` as a form. */
  readonly body?: Json;
  /** Added to those of the adapter. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AskOptions extends RequestOptions {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined if the body is empty or no JSON. */
  readonly body: Json;
}

export type Query = Readonly<Record<string, Value | readonly Value[]>>;
type Value = string | number | boolean | null | undefined;

/** The calls, by the names of the table in `docs/upstream-api.md`. `npm run docs -- calls` writes them. */
export type CallName =
  | "newGuestCart"
  | "guestCart"
  | "carts"
  | "createCart"
  | "deleteCart"
  | "putLine"
  | "chooseSeats"
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
  | "seatPlan"
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
