import { markChunkRequest, wasJustReloaded } from "./browser/chunk-failures.ts";

/** Never prefetched: personal pages, files and everything that changes state. */
const personal =
  /^\/(?:kosik|ucet|login|odhlaseni|registrace|obnova-hesla|zmena-hesla|account|shrnuti|souhlas|mena|images|soubory|api|hledani|hodnoceni\/potvrzeni)(?:[/?#]|$)|^[^?#]*\.[a-z]+(?:[?#]|$)/u;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the browser may prefetch the page at this path of the site: not on 2g, not with data saving turned on (§2).
 * `isNow`: it is about to do so, and records the request.
 */
export function mayPrefetch(path: string, isNow: boolean): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator;
  if (personal.test(path) || connection?.saveData || connection?.effectiveType?.endsWith("2g")) return false;
  // A chunk that fails to load would reload the page again.
  return isNow ? markChunkRequest(window, path) : !wasJustReloaded(window);
}
