import type { Adapter } from "./adapter.d.ts";
import {
  endpointNames,
  endpoints,
  type Endpoint,
  type EndpointName,
  areas,
  type Area,
  ofAccounts,
} from "./endpoints.ts";

/** The calls that an area requires. */
export function callsOf(area: Area): readonly EndpointName[] {
  return endpointNames.filter((name) => rowOf(name).area === area);
}

function rowOf(name: EndpointName): Endpoint & { readonly area?: Area } {
  return endpoints[name];
}

/** Whether only the settings or the adapter announce the area. */
export function isAnnounced(area: Area): boolean {
  return callsOf(area).some((name) => rowOf(name).announced);
}

/** Whether a read outside specification §7 names no record, in its path or its query. */
export function isList(name: EndpointName): boolean {
  const { method, path, query, specified } = rowOf(name);
  const isAboutNothing = !/\{(?!locale\})/.test(path) && query?.includes("cart") !== true;
  return method === "GET" && specified !== true && isAboutNothing;
}

/** Calls that need neither a record nor a customer. Pages have no list: the survey reads those that every shop has. */
const surveyed = [
  ...endpointNames.filter((name) => isList(name) && !rowOf(name).ofCustomer),
  "infoPage",
] as const;

/** Of `absent` in an adapter: every optional call and the sign-in, if it does not have them. */
export const allOthers = "all others";

export interface Offers {
  /** The text ids that addresses may contain (`ids` of the adapter). */
  readonly ids: RegExp | null;
  /** A customer's cart is found like a guest's (`carts` of the adapter). */
  readonly hasOwnCarts: boolean;
  /** The adapter gives all products at once: the site filters, sorts, pages and counts them (`products.all`). */
  readonly hasWholeCatalogue: boolean;
  /** Whether the site shows this area. It is shown until the survey has found it missing. */
  has(area: Area): boolean;
  /** Areas that the site does not show. */
  absent(): readonly Area[];
  /** Those of them that the operator or the survey has closed, without the areas that the settings do not name. */
  found(): readonly Area[];
  /** The areas that only the settings announce, as the last reading named them. */
  announce(areas: readonly Area[]): void;
  /** The site never sends the call. */
  isAbsent(name: EndpointName): boolean;
  /** By the operator's configuration. */
  isSwitchedOff(name: EndpointName): boolean;
  /** Calls that the survey sends. */
  readonly surveyed: readonly EndpointName[];
  /** Those of them that the survey found missing. */
  settle(missing: readonly EndpointName[]): void;
}

/**
 * The areas that the back office offers, by the operator's configuration and by the survey (`survey.ts`). One per
 * process.
 */
export function createOffers({
  switchedOff,
  adapter,
}: {
  readonly switchedOff: readonly Area[];
  readonly adapter: Adapter | null;
}): Offers {
  const { absent = [], calls = {} } = adapter ?? {};
  const isMapped = (name: EndpointName) => calls[name] !== undefined;
  const named: ReadonlySet<string> = new Set([...switchedOff, ...[absent].flat()]);
  const hasOwnCarts = adapter?.carts === "own";
  const lacksOthers = named.has(allOthers);
  /** A name of both an area and a call is the area's. */
  function isAbsentCall(name: EndpointName): boolean {
    const { area, dispensable } = rowOf(name);
    if (hasOwnCarts && (name === "carts" || name === "createCart")) return true;
    if (named.has(name) && !areas.some((each) => each === name)) return true;
    return lacksOthers && !isMapped(name) && (area !== undefined || dispensable === true);
  }
  const isOff = (area: Area) =>
    named.has(area) || callsOf(area).some(isAbsentCall) || (lacksOthers && callsOf(area).length === 0);
  const hasAccounts = !isOff("accounts");
  const off = areas.filter((area) => isOff(area) || (!hasAccounts && ofAccounts.areas.includes(area)));
  const excludedCalls = new Set([...off.flatMap(callsOf), ...(hasAccounts ? [] : ofAccounts.calls)]);
  const surveyCalls = surveyed.filter((name) => !excludedCalls.has(name));
  let missing: readonly EndpointName[] = [];
  const byAdapter = areas.filter((area) => callsOf(area).some(isMapped));
  let bySettings: readonly Area[] = [];

  function has(area: Area): boolean {
    const own = callsOf(area);
    if (off.includes(area) || own.some((name) => missing.includes(name))) return false;
    if (isAnnounced(area)) return byAdapter.includes(area) || bySettings.includes(area);
    // If no call that can be tried exists, the rest does not exist either.
    const isBare = surveyCalls.length > 0 && missing.length === surveyCalls.length;
    return !isBare || own.every((name) => rowOf(name).specified);
  }

  return {
    ids: adapter?.ids === undefined ? null : new RegExp(`^(?:${adapter.ids})$`, "u"),
    hasOwnCarts,
    hasWholeCatalogue: typeof calls.products === "object",
    has,
    absent: () => areas.filter((area) => !has(area)),
    found: () => areas.filter((area) => (isAnnounced(area) ? off.includes(area) : !has(area))),
    announce(report) {
      bySettings = report;
    },
    isAbsent(name) {
      const { area } = rowOf(name);
      return isAbsentCall(name) || excludedCalls.has(name) || (area !== undefined && !has(area));
    },
    isSwitchedOff: (name) => isAbsentCall(name) || excludedCalls.has(name),
    surveyed: surveyCalls,
    settle(names) {
      missing = names;
    },
  };
}
