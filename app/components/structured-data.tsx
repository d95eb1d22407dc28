import { useRouteLoaderData } from "@remix-run/react";
import type { Thing } from "schema-dts";
import type { Site } from "#app/domain/structured-data/site.ts";

interface StructuredDataProps {
  /** What search engines are told, written by a builder of domain/structured-data. */
  readonly tell: (site: Site) => Thing | readonly Thing[];
}

/** A data block of JSON-LD: no script that runs, so no policy minds it. Nothing on error pages. */
export function StructuredData({ tell }: StructuredDataProps) {
  const site = useRouteLoaderData("root") as Site | undefined;
  if (!site) return null;
  const told = tell(site);
  const things: readonly Thing[] = isList(told) ? told : [told];
  if (things.length === 0) return null;
  const graph = things.length === 1 ? things[0] : { "@graph": things };
  const json = JSON.stringify({ "@context": "https://schema.org", ...Object(graph) });
  // Nothing in it may end the element.
  const text = json.replace(/</gu, "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

function isList(told: Thing | readonly Thing[]): told is readonly Thing[] {
  return Array.isArray(told);
}
