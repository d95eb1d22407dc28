import type { ReactNode } from "react";
import { PageColumn } from "#app/ui/page-column.tsx";
import styles from "./entry-page.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface EntryPageProps {
  /** The `h1`. */
  readonly title: string;
  readonly children: ReactNode;
  /** Content beside the form; below it on narrow screens. */
  readonly aside: { readonly id: string; readonly title: string; readonly content: ReactNode } | null;
  /** No popup opens here (`app/shell/start/open-popups.ts`): the law allows nothing in the way of the form. */
  readonly noPopups?: boolean;
}

/** Layout of the pages before signing in: a form and an aside. */
export function EntryPage({ title, children, aside, noPopups = false }: EntryPageProps) {
  return (
    <PageColumn className={styles.page}>
      <div className={styles.main} data-no-popups={noPopups || undefined}>
        <h1>
          <Typeset>{title}</Typeset>
        </h1>
        {children}
      </div>
      {aside ? (
        <aside className={styles.aside} aria-labelledby={aside.id}>
          <h2 id={aside.id}>{aside.title}</h2>
          {aside.content}
        </aside>
      ) : null}
    </PageColumn>
  );
}
