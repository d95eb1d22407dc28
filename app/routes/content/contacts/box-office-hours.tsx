import { useRouteLoaderData } from "@remix-run/react";
import { Hours } from "#app/components/hours.tsx";
import type { RootData } from "#app/shell/page-meta.ts";
import styles from "./box-office-hours.module.css";

/** When the box office is open: the same words as in the footer, at the minute of the page. */
export function BoxOfficeHours({ level = 2 }: { readonly level?: 2 | 3 }) {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) return null;
  const Heading = level === 2 ? "h2" : "h3";
  // No region of its own: the footer has one of this name already.
  return (
    <div className={styles.hours}>
      <Heading className={styles.heading}>{root.boxOffice.heading}</Heading>
      <Hours boxOffice={root.boxOffice} />
    </div>
  );
}
