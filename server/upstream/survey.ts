import { legalSlugs } from "#app/domain/legal-links.ts";
import type { Log } from "#server/platform/log.ts";
import type { EndpointName, Params } from "./endpoints.ts";
import type { Offers } from "./offers.ts";

/** Of calls that mean nothing without parameters. */
const parameters: Readonly<Partial<Record<EndpointName, readonly Params[]>>> = {
  search: [{ q: "a", limit: 1 }],
  infoPage: legalSlugs.map((slug) => ({ slug })),
};

export type Probed = "there" | "missing" | "failed";

/**
 * Finds out in one pass which optional calls the back office has: a 404, 405 or 501 takes its area away, every other
 * answer leaves it. Without the settings it takes nothing away, because then the back office itself is not there.
 */
export async function survey({
  probe,
  offers,
  log,
}: {
  readonly probe: (name: EndpointName, params: Params) => Promise<Probed>;
  readonly offers: Offers;
  readonly log: Log;
}): Promise<void> {
  async function isMissing(name: EndpointName): Promise<boolean> {
    const found = await Promise.all((parameters[name] ?? [{}]).map((params) => probe(name, params)));
    return found.every((one) => one === "missing");
  }
  const [settings, missing] = await Promise.all([
    probe("settings", {}),
    Promise.all(offers.surveyed.map(isMissing)),
  ]);
  const isThere = settings === "there";
  if (isThere) offers.settle(offers.surveyed.filter((_, at) => missing[at]));
  log[isThere ? "info" : "warn"]("upstream.offers", { absent: offers.found().join(","), answered: isThere });
}
