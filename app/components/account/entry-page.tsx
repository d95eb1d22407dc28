import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import styles from "./entry-page.module.css";

interface EntryPageProps {
  /** The first heading. */
  readonly title: string;
  readonly children: ReactNode;
  /** What stands beside the form, on a phone below it. */
  readonly aside: { readonly id: string; readonly title: string; readonly content: ReactNode };
}

/** A page in front of the account: a form, and beside it what else there is. */
export function EntryPage({ title, children, aside }: EntryPageProps) {
  return (
    <Container className={styles.page}>
      <div className={styles.main}>
        <h1>{title}</h1>
        {children}
      </div>
      <aside className={styles.aside} aria-labelledby={aside.id}>
        <h2 id={aside.id}>{aside.title}</h2>
        {aside.content}
      </aside>
    </Container>
  );
}
