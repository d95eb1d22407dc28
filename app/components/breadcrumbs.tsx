import { breadcrumbs } from "#app/domain/structured-data/breadcrumbs.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./breadcrumbs.module.css";
import { StructuredData } from "./structured-data.tsx";
import { Typeset } from "./typeset.tsx";

interface BreadcrumbsProps {
  /** From the top level to the parent of the current page. */
  readonly steps: readonly { readonly text: string; readonly to: string }[];
}

/** Breadcrumbs without the current page, which is named by its heading. */
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
