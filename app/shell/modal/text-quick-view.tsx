import { RichText } from "#app/components/rich-text.tsx";
import type { QuickView } from "#app/domain/quick-view.ts";
import { Alert } from "#app/ui/alert.tsx";
import styles from "./text-quick-view.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface TextQuickViewProps {
  readonly text: Extract<QuickView, { kind: "text" }>;
  readonly headingId: string;
}

/** An information page without the shell. */
export function TextQuickView({ text: { title, html, sample }, headingId }: TextQuickViewProps) {
  return (
    <div className={styles.text}>
      <h2 id={headingId}>
        <Typeset isHeading>{title}</Typeset>
      </h2>
      {sample ? (
        <Alert kind="warning">
          <p>Vzorový text – před spuštěním nechte zkontrolovat právníkem.</p>
        </Alert>
      ) : null}
      <RichText html={html} />
    </div>
  );
}
