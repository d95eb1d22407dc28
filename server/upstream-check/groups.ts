import { areas } from "#app/domain/area.ts";
import { endpoints, type Endpoint, type EndpointName } from "#server/upstream/endpoints.ts";
import { callsOfAreas } from "#server/upstream/offers.ts";
import type { CallBook, CheckedCall, Verdict } from "./call-book.ts";

export interface CheckedGroup {
  /** A group of the specification's calls, or the name of an area. */
  readonly name: string;
  readonly isSpecified: boolean;
  readonly verdict: Verdict;
  readonly calls: readonly CheckedCall[];
}

/** The calls of specification §7, without which there is no site. */
const specified = {
  settings: ["settings"],
  lists: ["currencies", "countries", "articleCategories"],
  catalogue: ["categories"],
  banners: ["posters"],
  cart: [
    "newGuestCart",
    "guestCart",
    "carts",
    "createCart",
    "putLine",
    "addVoucher",
    "removeVoucher",
    "deleteCart",
  ],
  "signing in": ["logIn", "me", "logOut"],
  newsletter: ["subscribe"],
} as const satisfies Readonly<Record<string, readonly EndpointName[]>>;

/** Files are no calls of an area. */
const files = ["picture", "file", "orderDocument", "legalDocument"] as const;

/** All calls of the map, by the part of the site that needs them. */
export function groupsOf(book: CallBook): readonly CheckedGroup[] {
  const ofAreas = areas
    .filter((area) => callsOfAreas[area].some((name) => !isSpecified(name)))
    .map((area) => ({
      name: area,
      isSpecified: false,
      calls: callsOfAreas[area].map((name) => book.get(name)),
    }));
  const ofSpecification = Object.entries(specified).map(([name, names]) => ({
    name,
    isSpecified: true,
    calls: names.map((each) => book.get(each)),
  }));
  const ofFiles = {
    name: "pictures and files",
    isSpecified: false,
    calls: files.map((name) => book.get(name)),
  };
  return [...ofSpecification, ...ofAreas, ofFiles].map((group) => ({
    ...group,
    verdict: verdictOf(group.calls),
  }));
}

export function isSpecified(name: EndpointName): boolean {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.specified === true;
}

/** An area is not shown where one of its calls is absent. */
function verdictOf(calls: readonly CheckedCall[]): Verdict {
  const verdicts = new Set(calls.map(({ verdict }) => verdict));
  return (["wrong", "absent", "works"] as const).find((each) => verdicts.has(each)) ?? "not tried";
}
