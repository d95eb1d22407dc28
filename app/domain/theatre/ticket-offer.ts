import type { Id } from "#app/domain/id.ts";
import { paths } from "#app/domain/paths.ts";
import type { ListedPerformance, TicketState } from "./performance.ts";
import { momentOf } from "./performance-moment.ts";

/** The ticket action available to the visitor at the moment. */
export type TicketOffer =
  | {
      readonly kind: "buy" | "last-seats" | "reserve";
      /** A validated URL; the site's own page about the date if the upstream provides no seller. */
      readonly to: string;
      /** The URL is external: the ticketing system's site. */
      readonly leaves: boolean;
    }
  | { readonly kind: "presale"; /** Null: not known yet. */ readonly from: string | null }
  | { readonly kind: "moved"; readonly to: { readonly id: Id; readonly startsAt: string } | null }
  | { readonly kind: "sold-out" | "box-office" | "free" | "schools" | "closed" | "cancelled" }
  | { readonly kind: "playing" }
  /** The state is unknown, so the page offers nothing. */
  | { readonly kind: "unknown" };

const saleKinds = {
  "on-sale": "buy",
  "few-left": "last-seats",
  reservation: "reserve",
} as const satisfies Partial<Record<TicketState, string>>;

const stateKinds = {
  "sold-out": "sold-out",
  "box-office-only": "box-office",
  free: "free",
  cancelled: "cancelled",
} as const satisfies Partial<Record<TicketState, string>>;

/** `now`: an ISO instant. */
export function ticketOffer(performance: ListedPerformance, now: string): TicketOffer {
  const { presaleFrom, movedTo, audience } = performance;
  const state = stateAt(performance, now);
  switch (state) {
    case null:
      return { kind: "unknown" };
    case "moved":
      return { kind: "moved", to: movedTo };
    case "closed":
      return { kind: audience.includes("schools") ? "schools" : "closed" };
    case "cancelled":
      return { kind: stateKinds[state] };
    case "presale-soon":
      return { kind: "presale", from: presaleFrom };
    case "sold-out":
    case "box-office-only":
    case "free":
      return momentOf(performance, now) === "playing" ? { kind: "playing" } : { kind: stateKinds[state] };
    default: {
      if (momentOf(performance, now) === "playing") return { kind: "playing" };
      const to = ticketPath(performance);
      return { kind: saleKinds[state], to, leaves: isAtSeller(performance) };
    }
  }
}

/** The address of a date's tickets: at its seller, otherwise the site's own page about that date. */
export function ticketPath({ id, ticketUrl }: Pick<ListedPerformance, "id" | "ticketUrl">): string {
  const isOwn = ticketUrl === null || ticketUrl.split(/[?#]/u, 1)[0] === paths.tickets();
  return isOwn ? paths.tickets({ id }) : ticketUrl;
}

/** Whether the theatre's ticketing system, which is another site, sells the date. */
export function isAtSeller({ ticketUrl }: Pick<ListedPerformance, "ticketUrl">): boolean {
  return ticketUrl !== null && !ticketUrl.startsWith("/");
}

/** A presale that has started since the reading of the upstream's data counts as on sale. */
export function stateAt(
  { state, presaleFrom }: Pick<ListedPerformance, "state" | "presaleFrom">,
  now: string,
): TicketState | null {
  const hasBegun = presaleFrom !== null && Date.parse(presaleFrom) <= Date.parse(now);
  return state === "presale-soon" && hasBegun ? "on-sale" : state;
}

/** Whether a seat is available now or later; the filter „jen s volnými místy“. */
export function hasFreeSeats({ state }: Pick<ListedPerformance, "state">): boolean {
  switch (state) {
    case "on-sale":
    case "few-left":
    case "presale-soon":
    case "box-office-only":
    case "reservation":
    case "free":
      return true;
    default:
      return false;
  }
}
