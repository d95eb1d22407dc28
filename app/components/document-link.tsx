import { formatShortDate } from "#app/domain/dates.ts";
import type { TheatreDocument } from "#app/domain/theatre-document.ts";
import { paths } from "#app/domain/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./document-link.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** A link to a file with its type, size and date: „PDF, 1,2 MB, 15. 6. 2026“. */
export function DocumentLink({ document }: { readonly document: TheatreDocument }) {
  const { title, file, type, size, date } = document;
  return (
    <a className={styles.document} href={paths.file(file)}>
      <Icon name="document" />
      <span className={styles.title}>
        <Typeset>{title}</Typeset>
      </span>
      <span className={styles.facts}>
        {[type, size > 0 && formatSize(size)].filter(Boolean).join(", ")},{" "}
        <time dateTime={date}>{formatShortDate(date)}</time>
      </span>
    </a>
  );
}

/** `1,2 MB`, `34 kB`: decimal units, as Czech public offices use them; sizes below 0.1 MB in whole kilobytes. */
function formatSize(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
  const megabytes = Math.round(bytes / 100_000) / 10;
  return `${String(megabytes).replace(".", ",")}\u00a0MB`;
}
