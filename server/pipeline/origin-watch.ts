import type { Config } from "#server/operator/config.ts";
import type { Log } from "../platform/log.ts";

const minute = 60_000;

/** Where a request came to, or a form from. */
export interface SeenOrigin {
  readonly what: "host" | "origin";
  /** As the client wrote it; null: the site's own. Undefined: the request proves nothing about PUBLIC_ORIGIN. */
  readonly foreign: string | null | undefined;
}

/**
 * Distinguishes a wrong PUBLIC_ORIGIN from foreign requests. A warning a minute names both origins until one request
 * has the right host, or one form the right origin. From then on each foreign one is a line at `debug`.
 */
export function watchOrigin(
  { publicOrigin }: Pick<Config, "publicOrigin">,
  { log, clock }: { readonly log: Log; readonly clock: () => Date },
): (found: SeenOrigin) => void {
  const right = new Set<SeenOrigin["what"]>();
  const warned = new Map<SeenOrigin["what"], number>();
  return ({ what, foreign }) => {
    if (foreign === undefined) return;
    if (foreign === null) {
      right.add(what);
      return;
    }
    const now = clock().getTime();
    const isDue = now - (warned.get(what) ?? -Infinity) >= minute;
    const fields = { what, expected: publicOrigin, found: printable(foreign) };
    if (right.has(what) || !isDue) return log.debug("public-origin.foreign", fields);
    warned.set(what, now);
    log.warn("public-origin.foreign", fields);
  };
}

/** A client can write anything there. */
function printable(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, "?").slice(0, 100);
}
