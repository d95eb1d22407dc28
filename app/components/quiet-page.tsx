import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import styles from "./quiet-page.module.css";

interface QuietPageProps {
  /** Where the page hangs; above everything else. */
  readonly trail?: ReactNode;
  /** The heading and the few lines that are the whole page. */
  readonly children: ReactNode;
}

/**
 * A page of one question or one answer: the words on the page's edge, beside them the mill wheel instead of nothing.
 */
export function QuietPage({ trail, children }: QuietPageProps) {
  return (
    <Container className={trail ? styles.below : styles.page}>
      {trail}
      <div className={styles.columns}>
        <div className={styles.words}>{children}</div>
        <img className={styles.wheel} src="/logo.svg" alt="" width="420" height="420" />
      </div>
    </Container>
  );
}
