import styles from "./rich-text.module.css";

/** A text of the theatre's editors: headings, lists, tables. Sanitised on the server: until then it is hostile. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
