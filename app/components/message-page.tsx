import type { ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import styles from "./message-page.module.css";

interface MessagePageProps {
  /** Breadcrumbs, above everything else. */
  readonly trail?: ReactNode;
  /** The whole content: a heading and a few lines. */
  readonly children: ReactNode;
}

/** A page with a single question or message: the text on the left, the logo's mill wheel beside it as decoration. */
export function MessagePage({ trail, children }: MessagePageProps) {
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
