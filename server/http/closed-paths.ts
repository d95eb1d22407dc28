import type { Area } from "#server/upstream/endpoints.ts";
import { addressesOf, type Routes } from "./route-pattern.ts";

/** The paths of areas that the back office does not offer, and `pages` besides; null: it offers all. */
export type FindClosedPaths = (absent: readonly Area[], pages?: readonly string[]) => RegExp | null;

/**
 * By the routes whose `handle` names the area. An area that is a part of other pages has none. `ids`: the adapter's
 * pattern of text ids.
 */
export function closedPathsOf(routes: Routes, ids?: string): FindClosedPaths {
  const addresses = addressesOf(routes).map(({ area, path }) => ({ area, source: sourceOf(path, ids) }));
  return (absent, pages = []) => {
    const ofAreas = addresses.flatMap(({ area, source }) => (area && absent.includes(area) ? source : []));
    const closed = [...ofAreas, ...pages];
    return closed.length > 0 ? new RegExp(`^(?:${closed.join("|")})/?(?:[?#]|$)`, "u") : null;
  };
}

/** The public pages without an id or a slug, for the site map and with a picture for shared links. */
export function listedPagesOf(routes: Routes): readonly string[] {
  return addressesOf(routes).flatMap(({ path, privacy, isScreen, isListed }) =>
    isScreen && isListed && privacy === "public" && !/[:*]/.test(path) ? path : [],
  );
}

/** All pages without an id or a slug, to which a theatre may link. */
export function linkedPagesOf(routes: Routes): readonly string[] {
  return addressesOf(routes).flatMap(({ path, id, isScreen }) =>
    isScreen && !id.startsWith("routes/endpoints/") && !/[:*]/.test(path) ? path : [],
  );
}

/** Those of the route table that begin with an id take only ids: others would match any address. */
function sourceOf(path: string, ids?: string): string {
  return path
    .replaceAll(".", "\\.")
    .replace(/^\/:id/, () => `/(?:${ids === undefined ? "" : `${ids}|`}\\d+)`)
    .replaceAll(/:\w+/g, "[^/]+")
    .replace(/\*$/, ".*");
}
