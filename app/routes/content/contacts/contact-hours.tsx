import { useRouteLoaderData } from "@remix-run/react";
import { Hours } from "#app/components/hours.tsx";
import type { RootData } from "#app/shell/page-meta.ts";
import styles from "./contact-hours.module.css";

/** The box office's opening hours: the same text as in the footer, for the same minute. */
export function ContactHours({ level = 2 }: { readonly level?: 2 | 3 }) {
  const root = useRouteLoaderData<RootData>("root");
  if (!root || root.boxOffice.lines.length === 0) return null;
  const Heading = level === 2 ? "h2" : "h3";
  // Not a region: the footer already has one of this name.
  return (
    <div className={styles.hours}>
      <Heading className="h4">{root.boxOffice.heading}</Heading>
      <Hours boxOffice={root.boxOffice} />
    </div>
  );
}
