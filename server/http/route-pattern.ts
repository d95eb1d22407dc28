import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

export interface MatchedRoute {
  /**
   * The pattern of the matched route, such as `/shrnuti/:id/:hash`. It is logged instead of the address, which may
   * contain a secret or a visitor's own words.
   */
  readonly pattern: string;
  /** The route's `handle.access`; undefined where it has none. */
  readonly access: unknown;
  /** Whether it is a screen: other routes answer without a document. */
  readonly isScreen: boolean;
}

interface Branch extends MatchedRoute {
  readonly path: string;
  readonly score: number;
  readonly matcher: RegExp;
}

/**
 * Finds the route of a path in the same way as Remix. Its `matchRoutes` orders and compiles all routes at each call,
 * which takes longer than sending a cached page; here it is done once. A test compares both.
 */
export function routeFinder(routes: Routes): (pathname: string) => MatchedRoute {
  // The sort is stable: of equal routes, the one that the route table names first is matched first.
  const branches = branchesBelow(undefined, routes, "", "").toSorted((a, b) => b.score - a.score);
  const none: MatchedRoute = { pattern: "/", access: undefined, isScreen: true };
  return (pathname) => {
    const path = decoded(pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/"));
    return branches.find(({ matcher }) => matcher.test(path)) ?? none;
  };
}

/** All addresses of the route tree, each route after its children; a route with optional segments has several. */
function branchesBelow(parentId: string | undefined, routes: Routes, above: string, shown: string): Branch[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const pattern = joined(shown, route.path ?? "");
    const handle: unknown = route.module.handle;
    const access = handle && typeof handle === "object" && "access" in handle ? handle.access : undefined;
    return withoutOptional((route.path ?? "").split("/")).flatMap((segments) => {
      const path = joined(above, segments.join("/"));
      const children = branchesBelow(route.id, routes, path, pattern);
      if (route.path === undefined && !route.index) return children;
      const score = scoreOf(path, route.index ?? false);
      const isScreen = route.module.default !== undefined;
      const matcher = compile(path, route.caseSensitive);
      return [...children, { path, pattern, access, isScreen, score, matcher }];
    });
  });
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

/** The rank of a path in Remix: words before parameters before `*`. */
function scoreOf(path: string, isIndex: boolean): number {
  const segments = path.split("/");
  const known = segments.filter((segment) => segment !== "*");
  const values = known.map((segment) => (/^:[\w-]+$/.test(segment) ? 3 : segment === "" ? 1 : 10));
  const penalty = known.length < segments.length ? -2 : 0;
  return values.reduce((sum, value) => sum + value, segments.length + penalty + (isIndex ? 2 : 0));
}

function compile(path: string, isCaseSensitive = false): RegExp {
  const start = path
    .replace(/\/*\*?$/, "")
    .replace(/[\\.*+^${}|()[\]]/g, String.raw`\$&`)
    .replace(/\/:[\w-]+/g, "/[^/]+");
  const end = path === "/*" ? "/.*" : path.endsWith("*") ? "(?:/.+|/*)" : "/*";
  return new RegExp(`^${start === "" && end === "/*" ? "/" : start}${end}$`, isCaseSensitive ? "" : "i");
}

/** A slash that is encoded does not divide segments. An address with a malformed encoding is matched as it is. */
function decoded(path: string): string {
  try {
    return path
      .split("/")
      .map((segment) => decodeURIComponent(segment).replace(/\//g, "%2F"))
      .join("/");
  } catch {
    return path;
  }
}
