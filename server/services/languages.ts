import type { MetaDescriptor } from "@remix-run/react";
import { englishPath } from "#app/domain/found-page.ts";
import { paths } from "#app/domain/paths.ts";
import type { RequestContext } from "#server/context/context.ts";

/**
 * For search engines: home and the page in English stand for each other. Nothing without the site's own address,
 * because these addresses must be absolute, nor without a page in English.
 */
export function languagesOf({ config, upstream }: RequestContext): MetaDescriptor[] {
  if (config.publicOrigin === null || !upstream.offers.has("programme")) return [];
  return [
    ["cs", paths.home()],
    ["en", englishPath],
  ].map(([hrefLang, path]) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: `${config.publicOrigin}${path}`,
  }));
}
