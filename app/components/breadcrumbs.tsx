import { Link } from "@remix-run/react";
import { breadcrumbs } from "#app/domain/structured-data/breadcrumbs.ts";
import styles from "./breadcrumbs.module.css";
import { StructuredData } from "./structured-data.tsx";
import { Typeset } from "./typeset.tsx";

interface BreadcrumbsProps {
  /** From the widest to the page above this one. */
  readonly steps: readonly { readonly text: string; readonly to: string }[];
}

/** The way here; the page itself is its heading and not repeated. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  return (
    <nav className={styles.breadcrumbs} aria-label="Kde jste">
      <ol role="list">
        {steps.map((step) => (
          <li key={step.to}>
            <Link to={step.to} viewTransition>
              <Typeset>{step.text}</Typeset>
            </Link>
          </li>
        ))}
      </ol>
      <StructuredData tell={import.meta.env.SSR ? (site) => breadcrumbs(site, steps) : null} />
    </nav>
  );
}
