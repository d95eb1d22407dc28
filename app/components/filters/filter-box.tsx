import type { ReactNode } from "react";
import { filterTexts } from "#app/messages/filters.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
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
      <Fold
        look="box"
        label={filterTexts.filters(chosen)}
        className={styles.filters}
        labelClassName={styles.label}
      >
        <div className={styles.groups}>{children}</div>
      </Fold>
      {beside}
      <Button variant="secondary" className={styles.use}>
        {filterTexts.use}
      </Button>
    </form>
  );
}
