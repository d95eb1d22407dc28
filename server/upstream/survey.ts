import { legalSlugs } from "#app/domain/legal-links.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "#server/http/shared-store.ts";
import type { Timer } from "#server/http/timer.ts";
import type { EndpointName, Params } from "./endpoints.ts";
import type { Offers } from "./offers.ts";

/** The meaning of an answer for its call: it exists, it does not, or unknown (an outage, a proxy's page). */
export type Sign = "there" | "missing" | "unknown";

interface Survey {
  /** Tries all calls, as at the start. */
  anew(): Promise<void>;
  /**
   * With a request, in the background and at most once a minute: tries the calls that are still unknown, and all calls
   * if another replica has a different result.
   */
  goOn(): void;
}

/** In milliseconds. A second answer decides, so that a deployment of the back office closes no area. */
const betweenAnswers = 5_000;
const betweenSurveys = 60_000;

/** The absent calls by the last complete survey of any replica; the first replica that finds a change logs it. */
const lastFound = { key: "survey", seconds: 30 * 24 * 60 * 60 };

/** Of calls that mean nothing without parameters. */
const parameters: Readonly<Partial<Record<EndpointName, readonly Params[]>>> = {
  search: [{ q: "a", limit: 1 }],
  infoPage: legalSlugs.map((slug) => ({ slug })),
};

/** Finds out what the back office offers, from the first start on. No page waits for it. */
export function createSurvey(parts: {
  readonly ask: (name: EndpointName, params: Params) => Promise<Sign>;
  readonly offers: Offers;
  readonly store: SharedStore;
  readonly timer: Timer;
  readonly log: Log;
}): Survey {
  const { ask, offers, store, timer, log } = parts;
  let started = Infinity;
  const absent = () => offers.found().join(",");

  async function signOf(name: EndpointName): Promise<Sign> {
    const signs = await Promise.all((parameters[name] ?? [{}]).map((params) => ask(name, params)));
    if (signs.includes("there")) return "there";
    return signs.every((sign) => sign === "missing") ? "missing" : "unknown";
  }

  /** Settles the existing calls, and returns the missing ones while the settings answer. */
  async function missingOf(names: readonly EndpointName[]): Promise<readonly EndpointName[]> {
    const [settings, signs] = await Promise.all([ask("settings", {}), Promise.all(names.map(signOf))]);
    for (const [at, name] of names.entries()) if (signs[at] === "there") offers.settle(name, true);
    return settings === "there" ? names.filter((_, at) => signs[at] === "missing") : [];
  }

  async function run(): Promise<void> {
    started = timer.now();
    const once = await missingOf(offers.open());
    if (once.length > 0) {
      await timer.wait(betweenAnswers);
      for (const name of await missingOf(once)) offers.settle(name, false);
    }
    log.info("upstream.offers", { absent: absent(), unknown: offers.open().join(",") });
    // An outage proves nothing about the areas.
    if (offers.open().length === 0) await store.lock(lastFound.key, tellChange, undefined);
  }

  async function tellChange(): Promise<void> {
    const before = await store.get(lastFound.key);
    const now = absent();
    if (before !== null && before !== now) log.warn("upstream.offers-changed", { absent: now, before });
    await store.set(lastFound.key, now, lastFound.seconds);
  }

  async function anew(): Promise<void> {
    offers.reopen();
    await run();
  }

  async function follow(): Promise<void> {
    started = timer.now();
    const found = await store.get(lastFound.key);
    if (found !== null && found !== absent()) await anew();
  }

  return {
    anew,
    goOn() {
      if (timer.now() - started >= betweenSurveys) void (offers.open().length > 0 ? run() : follow());
    },
  };
}
