import { pageParameter } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./pager.module.css";

export const pageOf = czech((page: number, pages: number) => `stránka\u00a0${page} z ${pages}`);

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Path of the list, without the query. */
  readonly path: string;
  readonly search?: string;
  /** The content of each page, instead of its number. */
  readonly names?: readonly string[];
}

/** Pagination links; the first page has no parameter. Renders nothing for a single page. */
export function Pager({ page, pages, path, search = "", names }: PagerProps) {
  if (pages <= 1) return null;
  const to = (target: number) => pagePath(path, search, target);
  return (
    <nav className={styles.pager} aria-label="Stránkování">
      {page > 1 ? (
        <Link className={styles.step} to={to(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          Předchozí
        </Link>
      ) : null}
      <ol className={styles.pages} role="list">
        {shownPages(page, pages).map((shownPage, index) => (
          <li key={shownPage ?? `gap-${index}`}>
            {shownPage === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={classNames(styles.page, names && styles.named)}
                to={to(shownPage)}
                aria-label={names ? undefined : `Stránka ${shownPage}`}
                aria-current={shownPage === page ? "page" : undefined}
              >
                {names?.[shownPage - 1] ?? shownPage}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link className={styles.step} to={to(page + 1)} rel="next" isNext>
          Další
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  );
}

function pagePath(path: string, search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set(pageParameter, String(page));
  else query.delete(pageParameter);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** First, last, current and adjacent pages; null is a gap. */
function shownPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((value) => value >= 1 && value <= pages);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((value, index) => {
    const before = sorted[index - 1] ?? 0;
    return value - before > 1 ? [null, value] : [value];
  });
}
