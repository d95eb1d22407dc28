import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

/**
 * The map entry that a path belongs to, such as `/shrnuti/:id/:hash`: what the log says instead of the address,
 * which may hold a secret or somebody's words.
 */
export function routePatterns(routes: ServerBuild["routes"]): (pathname: string) => string {
  const tree = childrenOf(undefined, routes);
  return (pathname) => {
    const matched = matchRoutes(tree, pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/"));
    const parts = (matched ?? []).map(({ route }) => route.path ?? "").filter(Boolean);
    return `/${parts.join("/")}`.replace(/\/{2,}/g, "/");
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
