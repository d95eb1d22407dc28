import { matchRoutes } from "@remix-run/react";
import { markChunkRequest, wasJustReloaded } from "./chunk-failures.ts";

/** Never prefetched: personal pages, and addresses that change state. Their code may be. */
const personal =
  /^\/(?:kosik|ucet|login|odhlaseni|registrace|obnova-hesla|zmena-hesla|account|shrnuti|souhlas|mena|hledani|hodnoceni\/potvrzeni)(?:[/?#]|$)/u;
const file = /^\/(?:images|soubory|api)(?:[/?#]|$)|^[^?#]*\.[a-z]+(?:[?#]|$)/u;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the browser may prefetch the page at this path of the site: not on 2g, not with data saving turned on (§2).
 * `isNow`: it is about to do so; the request is recorded, and the page's code and style are loaded.
 */
export function mayPrefetch(path: string, isNow: boolean): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  if (file.test(path) || connection?.saveData || connection?.effectiveType?.endsWith("2g")) return false;
  // A chunk that fails to load would reload the page again.
  if (wasJustReloaded(window)) return false;
  if (isNow) {
    markChunkRequest(window, path);
    loadAhead(path);
  }
  return !personal.test(path);
}

/**
 * Loads the code and the style sheets of a page all at once. At a press Remix loads one after the other: the page's
 * module, what that imports, then the sheets. Its own prefetching begins after 100 ms, and leaves the sheets out.
 */
function loadAhead(path: string): void {
  // A pointer on its way over a link reports each of its elements.
  if (requested.has(path)) return;
  requested.add(path);
  tree ??= routesBelow(undefined);
  for (const { route } of matchRoutes(tree, path) ?? []) {
    const { module, imports = [], css = [] } = window.__remixManifest.routes[route.id ?? ""] ?? {};
    for (const address of [module ?? [], imports].flat()) addLink({ href: address, rel: "modulepreload" });
    // Not `prefetch`: Safari lacks it, and Firefox refuses it under this site's policy.
    for (const address of css) addLink({ href: address, rel: "preload", as: "style" });
  }
}

type Tree = Parameters<typeof matchRoutes>[0];
let tree: Tree | undefined;

/** The routes of the build, as `matchRoutes` takes them. */
function routesBelow(parentId: string | undefined): Tree {
  return Object.values(window.__remixManifest.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, path, caseSensitive, index: true }
        : { id, path, caseSensitive, children: routesBelow(id) },
    );
}

/** Paths of pages, and addresses of their files. */
const requested = new Set<string>();

function addLink(link: Partial<HTMLLinkElement> & { readonly href: string }): void {
  if (requested.has(link.href) || document.head.querySelector(`link[href="${link.href}"]`)) return;
  requested.add(link.href);
  const element = Object.assign(document.createElement("link"), link);
  // The browser's cache has it now.
  element.onload = () => element.remove();
  document.head.append(element);
}
