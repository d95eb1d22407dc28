import type { Config } from "#server/config.ts";
import type { VisitCookies } from "#server/cookies/visit-cookies.ts";
import type { Images } from "#server/http/images.ts";
import type { Log } from "#server/http/log.ts";
import type { Upstream } from "#server/upstream/client.ts";

/** What outlives a request: made once a process, shared by all visits. */
export interface House {
  readonly config: Config;
  readonly clock: () => Date;
  readonly log: Log;
  readonly images: Images;
  upstreamFor(visitor: { requestId: string; cookies: VisitCookies }): Promise<Upstream> | Upstream;
}

let ofProcess: Promise<House> | null = null;
let howToOpen: (() => Promise<House>) | null = null;

/** Said once by the entry: how to open the house where no front did (plain remix-serve). */
export function onMissingFront(open: () => Promise<House>): void {
  howToOpen = open;
}

/** The process's own house, opened from its environment on first need. */
export function processHouse(): Promise<House> {
  if (!howToOpen) throw new Error("The entry did not say how to open the house.");
  ofProcess ??= howToOpen();
  return ofProcess;
}
