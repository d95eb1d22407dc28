import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Thing } from "schema-dts";
import type { Site } from "#app/domain/structured-data/site.ts";

interface StructuredDataProps {
  /**
   * What search engines are told, written by a builder of domain/structured-data. They read documents only, so it is
   * null in a browser (`import.meta.env.SSR ? … : null`), which loads no builder.
   */
  readonly tell: ((site: Site) => Thing | readonly Thing[]) | null;
}

/** A data block of JSON-LD: no script that runs, so no policy minds it. Nothing on error pages. */
export function StructuredData({ tell }: StructuredDataProps) {
  const site = useRouteLoaderData("root") as Site | undefined;
  const { pathname, search } = useLocation();
  return site ? <Block key={pathname + search} text={tell ? textOf(tell(site)) : ""} /> : null;
}

/** Stays as the document brought it, and leaves with its page; a page that the script opens has none. */
function Block({ text }: { readonly text: string }) {
  const isLive = useHydrated();
  const [isOfDocument] = useState(!isLive);
  if (!isOfDocument) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

function textOf(told: Thing | readonly Thing[]): string {
  const things: readonly Thing[] = isList(told) ? told : [told];
  const graph = things.length === 1 ? things[0] : { "@graph": things };
  const json = JSON.stringify({ "@context": "https://schema.org", ...Object(graph) });
  // Nothing in it may end the element.
  return json.replace(/</gu, "\\u003c");
}

function isList(told: Thing | readonly Thing[]): told is readonly Thing[] {
  return Array.isArray(told);
}
