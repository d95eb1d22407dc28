import { useRef, type ReactNode } from "react";
import { czech } from "#app/domain/typography.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./filter-state.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  clear: "Zrušit filtry",
  chips: "Zvolené filtry",
  remove: "Zrušit filtr ",
});

/** An active filter and the URL without it. */
interface FilterChip {
  readonly key: string;
  readonly text: string;
  readonly to: string;
}

interface FilterStateProps {
  /** Text with the number of results. */
  readonly children: ReactNode;
  readonly chips: readonly FilterChip[];
  /** The list without any filter. */
  readonly clearedTo: string;
  /** Called when the visitor removes a filter by its link: the form must not submit a pending change. */
  readonly onRemove: () => void;
}

/** The number of results as a live region, and the active filters: each is a link that removes it. */
export function FilterState({ children, chips, clearedTo, onRemove }: FilterStateProps) {
  const count = useRef<HTMLOutputElement>(null);
  function remove() {
    onRemove();
    // The focused link is removed from the page, so focus moves to the count.
    count.current?.focus({ preventScroll: true });
  }
  return (
    <div className={styles.state}>
      <output ref={count} className={styles.count} tabIndex={-1}>
        {children}
      </output>
      {chips.length > 0 ? (
        <ul className={styles.chips} role="list" aria-label={texts.chips}>
          {chips.map(({ key, text, to }) => (
            <li key={key}>
              <Link className={styles.chip} to={to} preventScrollReset onClick={remove}>
                <HiddenText>{texts.remove}</HiddenText>
                <Typeset>{text}</Typeset>
                <Icon name="close" />
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.clear} to={clearedTo} preventScrollReset onClick={remove}>
              {texts.clear}
            </Link>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
