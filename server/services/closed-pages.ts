import { legalSlugs } from "#app/domain/legal-links.ts";
import { paths } from "#app/domain/paths.ts";
import type { RequestContext } from "#server/context/context.ts";
import type { Config } from "#server/operator/config.ts";
import type { Offers } from "#server/upstream/offers.ts";
import { readPage } from "./content/read-page.ts";
import { readIdentity } from "./seller-identity.ts";

/** The slug of the theatre's page about itself. */
export const aboutSlug = "o-divadle";

/** The paths without a page: of absent areas, and of pages that neither the back office nor the folder has. */
export function closedPages(context: RequestContext): Promise<RegExp | null> {
  return context.once("closed-pages", async () => {
    const [legal, about] = await Promise.all([missingLegalPages(context), missingAbout(context)]);
    return context.pages.closed(context.upstream.offers.absent(), [...legal, ...about]);
  });
}

/** Whether a back office may have information pages that the theatre's folder lacks. */
export function hasPages({ upstream, config }: RequestContext): boolean {
  // A standalone site has only the pages of the folder.
  return upstream.offers.has("pages") && (config.apiBaseUrl !== null || config.identity === null);
}

async function missingLegalPages(context: RequestContext): Promise<readonly string[]> {
  if (hasPages(context)) return [];
  const { legal } = await readIdentity(context);
  const own = new Set(legal.map(({ link, instead = link }) => instead));
  const missing = legalSlugs.filter((slug) => !own.has(paths.info(slug)));
  return missing.length > 0 ? [`/info/(?:${missing.join("|")})`] : [];
}

/** Whether orders are taken although no page has the terms that they are made under. */
export function lacksTerms(identity: Config["identity"], offers: Offers): boolean {
  const terms = paths.info("obchodni-podminky");
  const isOwn = identity?.legal.some(({ link, instead = link }) => instead === terms) === true;
  return offers.has("ordering") && !offers.has("pages") && !isOwn;
}

/** The page also shows the stages and the people; only without both does it need a text. */
async function missingAbout(context: RequestContext): Promise<readonly string[]> {
  const { offers } = context.upstream;
  if (offers.has("venues") || offers.has("people")) return [];
  const { kind } = await readPage(context, aboutSlug);
  return kind === "missing" ? [paths.about()] : [];
}
