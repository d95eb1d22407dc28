import { useRouteLoaderData } from "@remix-run/react";
import { boxOffice } from "#app/domain/opening-hours.ts";
import type { RootData } from "#app/frame/page-title.ts";
import styles from "./box-office-hours.module.css";

/** When the box office is open: the same words as in the footer, at the minute of the page. */
export function BoxOfficeHours({ level = 2 }: { readonly level?: 2 | 3 }) {
  const root = useRouteLoaderData<RootData>("root");
  if (!root) return null;
  const Heading = level === 2 ? "h2" : "h3";
  const { heading, lines } = boxOffice(root.now, root.specialHours);
  // No region of its own: the footer has one of this name already.
  return (
    <div className={styles.hours}>
      <Heading className={styles.heading}>{heading}</Heading>
      {lines.map(({ label, text }) => (
        <p key={text}>
          {label ? <span className={styles.days}>{label}</span> : null} {text}
        </p>
      ))}
    </div>
  );
}
