import { legalSlugs } from "#app/domain/legal-links.ts";
import type { Log } from "#server/http/log.ts";
import type { SharedStore } from "#server/http/shared-store.ts";
import type { Timer } from "#server/http/timer.ts";
import type { EndpointName, Params } from "./endpoints.ts";
import type { Offers } from "./offers.ts";

/** What an answer says of its call: it is there, it is not, or nothing (an outage, a proxy's page). */
export type Sign = "there" | "missing" | "unknown";

interface Survey {
  /** Asks everything, as at the start. */
  anew(): Promise<void>;
  /**
   * With a request, in the background and at most once a minute: asks what is still unknown, and everything where
   * another replica has found something else.
   */
  goOn(): void;
}

/** In milliseconds. A second answer decides, so that a deployment of the back office takes nothing away. */
const betweenAnswers = 5_000;
const betweenSurveys = 60_000;

/** What the last complete survey of any replica found absent; whoever finds a change first logs it. */
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

  /** Settles what is there, and returns what is missing while the settings answer. */
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
    // An outage says nothing of what is offered.
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
