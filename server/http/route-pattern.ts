import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

export interface MatchedRoute {
  /**
   * The map entry that a path belongs to, such as `/shrnuti/:id/:hash`: what the log says instead of the address,
   * which may hold a secret or somebody's words.
   */
  readonly pattern: string;
  /** What the route says in `handle.access`; undefined where it says nothing. */
  readonly access: unknown;
}

/** Finds the route of a path as Remix does. */
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
