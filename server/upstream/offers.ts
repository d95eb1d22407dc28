import { areas, type Area } from "#app/domain/area.ts";
import { legalSlugs } from "#app/domain/legal-links.ts";
import type { Log } from "#server/http/log.ts";
import type { Adapter } from "./adapter.d.ts";
import { endpoints, type Endpoint, type EndpointName, type Params } from "./endpoints.ts";

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

/** What is asked to find out what is offered. */
export const probes: {
  /** Of calls that mean nothing without parameters. */
  readonly lists: Readonly<Partial<Record<EndpointName, Params>>>;
  /** Pages have no list: those that every shop has stand for it. */
  readonly pages: readonly Params[];
} = {
  lists: { search: { q: "a", limit: 1 } },
  pages: legalSlugs.map((slug) => ({ slug })),
};

/** In milliseconds: a call that answered "not here" is not sent again for so long; then the second answer decides. */
const betweenReadings = 60_000;
const absenceRemembered = 5 * 60_000;
/** An answer of the settings counts for so long as a sign that the back office itself answers. */
const settingsCount = 90_000;

export interface Offers {
  /** Whether the site shows this area. It is shown until its absence is certain. */
  has(area: Area): boolean;
  /** Areas that are not shown. */
  absent(): readonly Area[];
  /** The call is known not to exist, and is not sent now. A change is always tried. */
  isRemembered(name: EndpointName): boolean;
  hasWorked(name: EndpointName): boolean;
  /** Whether a list of the call's area has been answered. */
  hasWorkedNear(name: EndpointName): boolean;
  /** The call was answered with data, or refused with a judgement. */
  answered(name: EndpointName): void;
  /**
   * A call of a list, which has no id in its path, was answered with 404, 405 or 501. `outage`: it has worked before,
   * or the settings do not answer either, so the back office is not to be believed.
   */
  missing(name: EndpointName, settings: () => Promise<boolean>): Promise<"not-offered" | "outage">;
}

interface Reading {
  readonly first: number;
  /** Until then the call is not sent. */
  until: number;
  isCertain: boolean;
}

/** Whether a call names no record, in its path or its query: a 404 then says that there is no such call. */
export function isList(name: EndpointName): boolean {
  const { path, query, specified }: Endpoint = endpoints[name];
  return specified !== true && !/\{(?!locale\})/.test(path) && query?.includes("cart") !== true;
}

/** What the back office offers, by the operator's word and by its own answers. One per process. */
export function createOffers(options: {
  readonly switchedOff: readonly Area[];
  readonly adapter: Adapter | null;
  readonly clock: () => Date;
  readonly log: Log;
}): Offers {
  const { adapter, clock, log } = options;
  const off = new Set<Area>(options.switchedOff);
  const now = () => clock().getTime();
  const isAbsentCall = (name: EndpointName) => adapter?.calls?.[name]?.absent === true;
  for (const area of areas) if (callsOfAreas[area].some(isAbsentCall)) off.add(area);
  const neverSent = new Set([...off].flatMap((area) => callsOfAreas[area]));
  const worked = new Set<EndpointName>();
  const readings = new Map<EndpointName, Reading>();
  let settingsAt = -Infinity;

  function isGone(name: EndpointName): boolean {
    const reading = readings.get(name);
    // Nothing but a visitor tries a change again: its form comes back after the time.
    return reading?.isCertain === true && (endpoints[name].method === "GET" || now() < reading.until);
  }

  const has = (area: Area) => !off.has(area) && !callsOfAreas[area].some(isGone);

  return {
    has,
    absent: () => areas.filter((area) => !has(area)),
    isRemembered(name) {
      const isRead = endpoints[name].method === "GET";
      return (
        isAbsentCall(name) || neverSent.has(name) || (isRead && now() < (readings.get(name)?.until ?? 0))
      );
    },
    hasWorked: (name) => worked.has(name),
    hasWorkedNear: (name) =>
      Object.values(callsOfAreas).some(
        (calls) => calls.includes(name) && calls.some((one) => worked.has(one)),
      ),
    answered(name) {
      if (name === "settings") settingsAt = now();
      if (!isList(name) && name !== "infoPage") return;
      worked.add(name);
      if (readings.get(name)?.isCertain) log.info("upstream.offered", { call: name });
      readings.delete(name);
    },
    async missing(name, settings) {
      if (worked.has(name)) return "outage";
      const isFresh = now() - settingsAt < settingsCount;
      if (!isFresh && !(await settings())) return "outage";
      const reading = readings.get(name);
      const at = now();
      if (!reading) readings.set(name, { first: at, until: at + betweenReadings, isCertain: false });
      else if (at - reading.first >= betweenReadings) {
        if (!reading.isCertain) log.warn("upstream.absent", { call: name });
        reading.isCertain = true;
        reading.until = at + absenceRemembered;
      }
      return "not-offered";
    },
  };
}
