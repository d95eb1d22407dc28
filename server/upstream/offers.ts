import { areas, type Area } from "#app/domain/area.ts";
import type { Adapter } from "./adapter.d.ts";
import { endpoints, type Endpoint, type EndpointName } from "./endpoints.ts";

/** The calls that an area cannot be without. Each call outside of specification §7 is in one area. */
export const callsOfAreas: Readonly<Record<Area, readonly EndpointName[]>> = {
  programme: ["programme"],
  repertoire: ["repertoire", "production"],
  venues: ["venues"],
  people: ["people", "person"],
  ratings: ["ratings", "ratingSummary"],
  "rating-form": ["sendRating", "confirmRating"],
  "rating-reports": ["sendRatingReport"],
  news: ["articles", "article"],
  "contact-people": ["contacts"],
  documents: ["documents"],
  "annual-reports": ["annualReports"],
  partners: ["partners"],
  pages: ["infoPage"],
  "legal-documents": ["legalDocuments"],
  products: ["products", "product"],
  "similar-products": ["similarProducts"],
  brands: ["brands"],
  search: ["search"],
  newsletter: ["subscribe"],
  "newsletter-links": ["sendConsent", "confirmSubscription", "endSubscription"],
  "voucher-balance": ["lookUpVoucher"],
  "voucher-preview": ["previewVoucher"],
  ordering: ["deliveries", "payments", "placeOrder", "orderSummary"],
  branches: ["branches"],
  "card-payment": ["startPayment"],
  "payment-link": ["sendPaymentLink"],
  invoices: ["issueInvoice"],
  withdrawals: ["sendWithdrawal"],
  complaints: ["sendComplaint"],
  registration: ["register"],
  "password-reset": ["askForReset", "checkReset", "setPassword"],
  profile: ["saveProfile"],
  "password-change": ["savePassword"],
  "email-change": ["askForEmailChange", "confirmEmailChange"],
  "account-deletion": ["deleteAccount"],
  subscription: ["subscription", "saveSubscription"],
  addresses: ["addresses", "createAddress", "putAddress", "removeAddress"],
  company: ["company", "putCompany", "removeCompany"],
  "company-register": ["registeredCompany"],
  orders: ["orders", "ownOrder"],
  "own-complaints": ["complaints"],
};

/** Calls without an id that only a signed-in customer may send. */
const ofCustomer: ReadonlySet<EndpointName> = new Set([
  "subscription",
  "addresses",
  "company",
  "orders",
  "complaints",
]);

/** Whether a read outside of specification §7 names no record, in its path or its query. */
export function isList(name: EndpointName): boolean {
  const { method, path, query, specified }: Endpoint = endpoints[name];
  const isAboutNothing = !/\{(?!locale\})/.test(path) && query?.includes("cart") !== true;
  return method === "GET" && specified !== true && isAboutNothing;
}

/** What can be asked without a record and a customer. Pages have no list: those that every shop has stand for it. */
const surveyed = [
  ...namesOf(endpoints).filter((name) => isList(name) && !ofCustomer.has(name)),
  "infoPage",
] as const;

export interface Offers {
  /** Whether the site shows this area. It is shown until its absence is certain. */
  has(area: Area): boolean;
  /** Areas that are not shown. */
  absent(): readonly Area[];
  /** The call is never sent. */
  isAbsent(name: EndpointName): boolean;
  /** Calls of which the survey does not know yet whether they are there. */
  open(): readonly EndpointName[];
  /** The survey has found out whether a call is there. */
  settle(name: EndpointName, isThere: boolean): void;
  /** All calls are open again; what is absent stays so until it answers. */
  reopen(): void;
}

/** What the back office offers, by the operator's word and by the survey (`survey.ts`). One per process. */
export function createOffers({
  switchedOff,
  adapter,
}: {
  readonly switchedOff: readonly Area[];
  readonly adapter: Adapter | null;
}): Offers {
  const isAbsentCall = (name: EndpointName) => adapter?.calls?.[name]?.absent === true;
  const off = areas.filter((area) => switchedOff.includes(area) || callsOfAreas[area].some(isAbsentCall));
  const neverAsked = new Set(off.flatMap((area) => callsOfAreas[area]));
  const asked = surveyed.filter((name) => !neverAsked.has(name));
  const open = new Set<EndpointName>(asked);
  const missing = new Set<EndpointName>();

  function has(area: Area): boolean {
    const calls = callsOfAreas[area];
    if (off.includes(area) || calls.some((name) => missing.has(name))) return false;
    // Where nothing that can be asked is there, the rest is not there either.
    const isBare = asked.length > 0 && missing.size === asked.length;
    return !isBare || calls.every((name) => "specified" in endpoints[name]);
  }

  return {
    has,
    absent: () => areas.filter((area) => !has(area)),
    isAbsent: (name) =>
      isAbsentCall(name) || areas.some((area) => callsOfAreas[area].includes(name) && !has(area)),
    open: () => [...open],
    settle(name, isThere) {
      open.delete(name);
      if (isThere) missing.delete(name);
      else missing.add(name);
    },
    reopen() {
      for (const name of asked) open.add(name);
    },
  };
}

function namesOf<Name extends string>(map: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(map) as Name[];
}
