import type { ReactNode } from "react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { PageColumn } from "#app/ui/page-column.tsx";
import type { Found } from "#app/domain/found.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import styles from "./info.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** A text with fewer sections needs no table of contents. */
const enoughForContents = 5;

interface Section {
  readonly id: string;
  readonly title: string;
}

interface ShownPage {
  readonly title: string;
  /** Sanitised and typeset. */
  readonly html: string;
  readonly sections: readonly Section[];
  /** A sample text that the operator has to replace. */
  readonly sample: boolean;
  /** ISO instant, and the same in words. */
  readonly updatedAt: string | null;
  readonly updatedOn: string | null;
}

interface InfoPageProps {
  readonly page: Exclude<Found<ShownPage>, { kind: "missing" }>;
  readonly children?: ReactNode;
}

/** A text of the theatre. `children`: the site's own content below it, shown even if the text cannot be read. */
export function InfoPage({ page, children }: InfoPageProps) {
  if (page.kind === "failed") {
    return (
      <PageColumn className={styles.info}>
        <PageHead title="Informace" className={styles.head} />
        <BlockFailed />
        {children}
      </PageColumn>
    );
  }
  return (
    <PageColumn as="section" className={styles.info}>
      <PageHead title={<Typeset>{page.title}</Typeset>} className={styles.head} />
      {page.sample ? (
        <Alert kind="warning">
          <p>Vzorový text – před spuštěním nechte zkontrolovat právníkem.</p>
        </Alert>
      ) : null}
      {page.sections.length >= enoughForContents ? <Contents sections={page.sections} /> : null}
      <RichText html={page.html} spread />
      {page.updatedAt ? (
        <p className="note">
          Poslední změna <time dateTime={page.updatedAt}>{page.updatedOn}</time>
        </p>
      ) : null}
      {children}
    </PageColumn>
  );
}

/** The table of contents of a long text. */
function Contents({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="obsah-stranky">
      <h2 id="obsah-stranky">Obsah</h2>
      <ol role="list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
