import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import type { Thing } from "schema-dts";
import type { Site } from "#app/domain/structured-data/site.ts";

interface StructuredDataProps {
  /**
   * Builds the structured data with a function of `app/domain/structured-data`. Search engines read documents only, so
   * it is null in the browser (`import.meta.env.SSR ? … : null`), and the client bundle contains no builder.
   */
  readonly build: ((site: Site) => Thing | readonly Thing[]) | null;
}

/** A JSON-LD data block; it is not executable, so the CSP does not apply to it. Renders nothing on error pages. */
export function StructuredData({ build }: StructuredDataProps) {
  const site = useRouteLoaderData("root") as Site | undefined;
  const { pathname, search } = useLocation();
  return site ? <Block key={pathname + search} text={build ? textOf(build(site)) : ""} /> : null;
}

/**
 * Keeps the server-rendered block until the visitor leaves its page; pages opened by client-side navigation have none.
 */
function Block({ text }: { readonly text: string }) {
  const isLive = useHydrated();
  const [isOfDocument] = useState(!isLive);
  if (!isOfDocument) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** Unknown, because the compiler takes seconds to compare all of schema.org's types with each other. */
function textOf(data: unknown): string {
  const things: readonly unknown[] = Array.isArray(data) ? data : [data];
  const graph = things.length === 1 ? things[0] : { "@graph": things };
  const json = JSON.stringify({ "@context": "https://schema.org", ...Object(graph) });
  // Prevents the data from closing the script element.
  return json.replace(/</gu, "\\u003c");
}
