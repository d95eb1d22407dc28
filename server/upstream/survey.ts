import { legalSlugs } from "#app/domain/legal-links.ts";
import type { Log } from "#server/http/log.ts";
import type { Timer } from "#server/http/timer.ts";
import type { EndpointName, Params } from "./endpoints.ts";
import type { Offers } from "./offers.ts";

/** What an answer says of its call: it is there, it is not, or nothing (an outage, a proxy's page). */
export type Sign = "there" | "missing" | "unknown";

interface Survey {
  /** Asks everything, as at the start. */
  anew(): Promise<void>;
  /** With a request: asks what is still unknown, in the background and at most once a minute. */
  goOn(): void;
}

/** In milliseconds. A second answer decides, so that a deployment of the back office takes nothing away. */
const betweenAnswers = 5_000;
const betweenSurveys = 60_000;

/** Of calls that mean nothing without parameters. */
const parameters: Readonly<Partial<Record<EndpointName, readonly Params[]>>> = {
  search: [{ q: "a", limit: 1 }],
  infoPage: legalSlugs.map((slug) => ({ slug })),
};

/** Finds out what the back office offers, from the first start on. No page waits for it. */
export function createSurvey(parts: {
  readonly ask: (name: EndpointName, params: Params) => Promise<Sign>;
  readonly offers: Offers;
  readonly timer: Timer;
  readonly log: Log;
}): Survey {
  const { ask, offers, timer, log } = parts;
  let started = Infinity;

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
    log.info("upstream.offers", { absent: offers.absent().join(","), unknown: offers.open().join(",") });
  }

  return {
    async anew() {
      offers.reopen();
      await run();
    },
    goOn() {
      if (offers.open().length > 0 && timer.now() - started >= betweenSurveys) void run();
    },
  };
}
