import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

export interface MatchedRoute {
  /**
   * The pattern of the matched route, such as `/shrnuti/:id/:hash`. It is logged instead of the address, which may
   * contain a secret or a visitor's own words.
   */
  readonly pattern: string;
  /** The route's `handle.access`; undefined where it has none. */
  readonly access: unknown;
}

/** Finds the route of a path in the same way as Remix. */
export function routeFinder(routes: ServerBuild["routes"]): (pathname: string) => MatchedRoute {
  const tree = childrenOf(undefined, routes);
  return (pathname) => {
    const matched = matchRoutes(tree, pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/")) ?? [];
    const parts = matched.map(({ route }) => route.path ?? "").filter(Boolean);
    const leaf = routes[matched.at(-1)?.route.id ?? ""];
    const handle: unknown = leaf?.module.handle;
    return {
      pattern: `/${parts.join("/")}`.replace(/\/{2,}/g, "/"),
      access: handle && typeof handle === "object" && "access" in handle ? handle.access : undefined,
    };
  };
}

function childrenOf(parentId: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    if (route.index) return [{ id, path, caseSensitive, index: true }];
    return [{ id, path, caseSensitive, children: childrenOf(id, routes) }];
  });
}
