import { afterAll, expect, onTestFinished, TestRunner } from "vitest";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { openSeededStandalone } from "#server/standalone/tests/seeded-database.ts";
import type { Visitor } from "../support/visitor.ts";
import { expectSound, type Seen } from "./invariants.ts";
import { isFull, longest } from "./plan.ts";

/** The secrets of cookies: the first one signs, the second one was replaced by it, the third one is unknown. */
export const secrets = {
  current: "the-current-secret-of-cookies-in-the-corpus-suite",
  rotated: "an-older-secret-of-cookies-in-the-corpus-suite",
  removed: "a-removed-secret-of-cookies-in-the-corpus-suite",
};
export const origin = "https://divadlo.example";
export const config = {
  publicOrigin: origin,
  secure: true,
  sessionSecrets: [secrets.current, secrets.rotated],
};

/** Headers of a browser without JavaScript on a page of the site. */
export const navigation = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Site": "same-origin",
  Origin: origin,
};

export interface FuzzSite {
  readonly app: TestApp;
  /** Sends a request of this visitor, and fails if the answer breaks an invariant. */
  ask(
    visitor: Visitor,
    path: string,
    init?: RequestInit,
    expected?: Parameters<typeof expectSound>[1],
  ): Promise<Seen>;
}

/**
 * A site on https, over its own standalone back office with cached pages as in production, or over `upstream` without
 * caches.
 */
export async function openFuzzSite(upstream?: (request: Request) => Promise<Response>): Promise<FuzzSite> {
  const standalone = upstream ? null : await openSeededStandalone({ publicOrigin: origin });
  const upstreamFetch =
    upstream ?? ((request: Request) => standalone?.fetch(request) ?? Promise.reject(new Error("closed")));
  const pageSeconds = upstream ? 0 : 60;
  const app = { ...(await openTestApp({ upstreamFetch, config: { ...config, pageSeconds } })), standalone };
  const close = async () => standalone?.close();
  if (TestRunner.getCurrentTest() === undefined) afterAll(close);
  else onTestFinished(close);
  return {
    app,
    async ask(visitor, path, init = {}, expected = {}) {
      const lines = app.log.length;
      const started = performance.now();
      // Unchanged, because "//elsewhere" is a path here.
      const response = await visitor.request(origin + path, init);
      const body = await response.text();
      const ms = Math.round(performance.now() - started);
      const seen = { method: init.method ?? "GET", url: new URL(origin + path).href, response, body };
      expectSound(seen, expected);
      if (isFull) expect(ms, `${seen.method} ${path}: milliseconds`).toBeLessThan(longest);
      const errors = app.log.slice(lines).filter(({ level }) => level === "error");
      expect(errors, `${seen.method} ${path}`).toEqual([]);
      return seen;
    },
  };
}

let shared: Promise<FuzzSite> | null = null;
/** The site of all parts of the suite that one file runs; called outside of a test, as it is closed after the file. */
export function sharedSite(): Promise<FuzzSite> {
  // The next file of this process may have the same module.
  if (!shared) afterAll(() => void (shared = null));
  return (shared ??= openFuzzSite());
}
