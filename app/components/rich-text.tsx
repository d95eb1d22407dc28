import { classNames } from "#app/ui/class-names.ts";
import styles from "./rich-text.module.css";

interface RichTextProps {
  readonly html: string;
  /** For whole pages: headings are to the left of their text on wide screens. */
  readonly spread?: boolean;
}

/** An editor's text: headings, lists, tables. Untrusted input that the server has sanitised. */
export function RichText({ html, spread = false }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, spread && styles.spread)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
