import type { ReactNode } from "react";
import { czech } from "#app/domain/typography.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import styles from "./filter-box.module.css";

const texts = czech({
  filters: (chosen: number) => (chosen > 0 ? `Filtry (${chosen})` : "Filtry"),
  use: "Použít filtry",
});

interface FilterBoxProps {
  /** Path of the list. */
  readonly path: string;
  readonly label: string;
  /** Number of active filters. */
  readonly chosen: number;
  readonly onSubmit: () => void;
  /** Content beside the filters, e.g. the order. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Filters as a GET form, side by side on wide screens, otherwise behind one button. JavaScript submits it on change.
 */
export function FilterBox({ path, label, chosen, onSubmit, beside, children }: FilterBoxProps) {
  const use = (
    <Button variant="secondary" className={styles.use}>
      {texts.use}
    </Button>
  );
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
      <Disclosure
        look="box"
        label={texts.filters(chosen)}
        className={styles.filters}
        labelClassName={styles.label}
      >
        <div className={styles.groups}>
          {children}
          {beside ? null : use}
        </div>
      </Disclosure>
      {beside}
      {beside ? use : null}
    </form>
  );
}
