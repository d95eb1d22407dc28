import type { BreadcrumbList } from "schema-dts";
import { paths } from "#app/domain/paths.ts";
import { absolute, type Site } from "#app/domain/structured-data/site.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./breadcrumbs.module.css";
import { StructuredData } from "./structured-data.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface BreadcrumbsProps {
  /** From the top level to the parent of the current page. */
  readonly steps: readonly { readonly text: string; readonly to: string }[];
}

/** Breadcrumbs without the current page, which its heading names. */
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
      <StructuredData build={import.meta.env.SSR ? (site) => listOf(site, steps) : null} />
    </nav>
  );
}

/** Breadcrumbs from the home page to the parent of the current page. */
function listOf(site: Site, steps: BreadcrumbsProps["steps"]): BreadcrumbList {
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
