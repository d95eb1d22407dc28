import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/router";
import type { Area } from "#server/upstream/endpoints.ts";

export type Routes = ServerBuild["routes"];

/** The ending of the path by which Remix requests a page's data instead of its document. */
const dataEnd = ".data";
const rootData = "/_root.data";

/**
 * How private the answers of a route are. `public`: visitors of one shape get the same answer. `personal`: each answer
 * is the visitor's own, and no cache keeps it. `customer`: besides, search engines do not index it. `secret`: besides,
 * its address contains a secret, which the site sends to no other site.
 */
export type Privacy = "public" | "personal" | "customer" | "secret";

/** The rules of a route, which its module exports: `export const handle = { … } satisfies Handle`. */
export interface Handle {
  /** Whom it serves (§2); without it, and with a scope, customers. */
  readonly access?: "public" | "guest-only" | "customer";
  /** The permission that its customer needs (§6). */
  readonly scope?: string;
  /** The area of the site that the page belongs to; without it every site has the page. */
  readonly area?: Area;
  /** Without it the access decides. */
  readonly privacy?: "personal" | "secret";
  /** Mail programs post to it, from anywhere (RFC 8058). */
  readonly isOneClick?: true;
  /** Search engines need not find the page. */
  readonly isListed?: false;
  /** The page is a step of a purchase, which no popup may cover. */
  readonly isPurchase?: true;
}

export interface MatchedRoute {
  /** In the build; null if no route matches. */
  readonly id: string | null;
  /**
   * The pattern of the matched route, such as `/shrnuti/:id/:hash`. The log has it instead of the address, which may
   * contain a secret or a visitor's own words.
   */
  readonly pattern: string;
  readonly access: Handle["access"];
  /** Null: every site has the page. */
  readonly area: Area | null;
  readonly scope: string | undefined;
  readonly privacy: Privacy;
  readonly isOneClick: boolean;
  readonly isListed: boolean;
  /** Whether it is a screen: other routes answer without a document. */
  readonly isScreen: boolean;
  /** The pattern as it was matched: without its optional segments, if the address has none. */
  readonly path: string;
}

/** A route of one path, as `matchRoutes` takes it. */
interface Branch extends MatchedRoute {
  readonly id: string;
  readonly path: string;
  readonly index: boolean;
  readonly caseSensitive: boolean;
}

/** Finds the route of a path as Remix does. */
export function routeFinder(routes: Routes): (pathname: string) => MatchedRoute {
  const branches = addressesOf(routes);
  const none: MatchedRoute = {
    id: null,
    pattern: "/",
    access: undefined,
    area: null,
    scope: undefined,
    privacy: "customer",
    isOneClick: false,
    isListed: false,
    isScreen: true,
    path: "/*",
  };
  return (pathname) => {
    const path = pathname === rootData ? "/" : pathname.replace(/\.data$/, "");
    return matchRoutes(branches, { pathname: path })?.[0]?.route ?? none;
  };
}

/** In linear time, because anybody may send a path of only dots. A segment keeps its first character. */
function withoutSentenceEnd(path: string): string {
  let end = path.length;
  while (end > 1 && ".,;:!?)]>".includes(path.charAt(end - 1)) && path.charAt(end - 2) !== "/") end -= 1;
  return path.slice(0, end);
}

/**
 * The address of a matched route with its literal parts as the route table spells them: Remix also matches other
 * letters and needless percent-encodings of them. Ids, slugs and hashes stay as the client sent them, except for the
 * end of a sentence that a mail program took for a part of the link.
 */
export function canonicalPathname({ path, isScreen }: MatchedRoute, sent: string): string {
  if (sent === rootData) return sent;
  const pathname = isScreen && /:[\w-]+$/.test(path) ? withoutSentenceEnd(sent) : sent;
  const end = pathname.endsWith(dataEnd) ? dataEnd : "";
  const patterns = path.split("/");
  const segments = pathname.slice(0, pathname.length - end.length).split("/");
  return segments.map((segment, index) => canonicalSegment(patterns[index] ?? "*", segment)).join("/") + end;
}

function canonicalSegment(pattern: string, segment: string): string {
  if (pattern === "*") return segment;
  const end = /^:[\w-]+(?<end>.*)$/.exec(pattern)?.groups?.["end"];
  if (end === undefined) return pattern;
  if (segment.endsWith(end)) return segment;
  return encodeURIComponent(decodeURIComponent(segment).slice(0, -end.length)) + end;
}

/** All addresses of the route tree, each route after its children; a route with optional segments has several. */
export function addressesOf(routes: Routes): Branch[] {
  return branchesBelow(undefined, routes, "", "");
}

function branchesBelow(parentId: string | undefined, routes: Routes, above: string, shown: string): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const pattern = joined(shown, route.path ?? "");
    const rules = rulesOf(route.module.handle);
    return withoutOptional((route.path ?? "").split("/")).flatMap((segments) => {
      const path = joined(above, segments.join("/"));
      const children = branchesBelow(route.id, routes, path, pattern);
      if (route.path === undefined && !route.index) return children;
      const isScreen = route.module.default !== undefined;
      const { id, index = false, caseSensitive = false } = route;
      return [...children, { id, path, pattern, ...rules, isScreen, index, caseSensitive }];
    });
  });
}

const privacies: Readonly<Record<string, Privacy>> = {
  public: "public",
  "guest-only": "personal",
  customer: "customer",
};

type Rule = "access" | "scope" | "area" | "privacy" | "isOneClick" | "isListed";

/**
 * The rules in a route's `handle`. Without `privacy` its access decides; without both the route is a customer's. A
 * route with a scope is a customer's, whatever its access.
 */
export function rulesOf(handle: unknown): Pick<MatchedRoute, Rule> {
  const rules = (handle ?? {}) as Handle;
  const { scope, privacy } = rules;
  const access = scope === undefined ? rules.access : "customer";
  const others = {
    access,
    scope,
    area: rules.area ?? null,
    isOneClick: rules.isOneClick === true,
    isListed: rules.isListed !== false,
  };
  if (privacy === "personal" || privacy === "secret") return { ...others, privacy };
  return { ...others, privacy: privacies[String(access)] ?? "customer" };
}

function joined(...paths: readonly string[]): string {
  return `/${paths.join("/")}`.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}

/** `a/b?/c` is `a/b/c` and `a/c`, in this order. */
function withoutOptional([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const ends = withoutOptional(rest);
  const long = ends.map((end) => [first.replace(/\?$/, ""), ...end]);
  return first.endsWith("?") ? [...long, ...ends] : long;
}
