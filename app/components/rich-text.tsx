import { classNames } from "#app/ui/class-names.ts";
import styles from "./rich-text.module.css";

interface RichTextProps {
  readonly html: string;
  /** A page of its own: headings stand to the left of their text where there is room. */
  readonly spread?: boolean;
}

/** A text of the theatre's editors: headings, lists, tables. Sanitised on the server: until then it is hostile. */
export function RichText({ html, spread = false }: RichTextProps) {
  return (
    <div
      className={classNames(styles.text, spread && styles.spread)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
