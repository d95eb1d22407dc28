import type { BreadcrumbList } from "schema-dts";
import { paths } from "#app/domain/paths.ts";
import { absolute, type Site } from "./site.ts";

/** Breadcrumbs from the home page to the parent of the current page. */
export function breadcrumbs(
  site: Site,
  steps: readonly { readonly text: string; readonly to: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ text: site.theatre.name, to: paths.home() }, ...steps].map(({ text, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      item: absolute(site, to),
    })),
  };
}
