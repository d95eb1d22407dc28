import type { ReactNode } from "react";
import { filterTexts } from "#app/messages/filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./filter-box.module.css";

interface FilterBoxProps {
  /** The list's own path. */
  readonly path: string;
  readonly label: string;
  /** How many filters are on. */
  readonly chosen: number;
  readonly onSubmit: () => void;
  /** What stands beside the filters, e.g. the order. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Filters as a GET form, side by side where there is room, else behind one button. A script sends it by itself. */
export function FilterBox({ path, label, chosen, onSubmit, beside, children }: FilterBoxProps) {
  return (
    <form
      className={styles.form}
      action={path}
      aria-label={label}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <details className={styles.filters}>
        <summary className={styles.summary}>
          {filterTexts.filters(chosen)}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.groups}>{children}</div>
      </details>
      {beside}
      <Button variant="secondary" className={styles.use}>
        {filterTexts.use}
      </Button>
    </form>
  );
}
