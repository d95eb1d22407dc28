import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./drop-down.module.css";

interface DropDownProps {
  readonly label: ReactNode;
  /** Drop-downs of one group close one another. */
  readonly group: string;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
  /** The panel takes the whole width of the nearest positioned ancestor instead of being aligned with its label. */
  readonly wide?: boolean;
}

/**
 * A native `<details>`: from 1024 px its panel overlays the page, below that it expands in place. JavaScript only
 * closes it on Escape and on a press outside.
 */
export function DropDown({ label, group, children, onOpen, wide = false }: DropDownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function pressed({ target }: PointerEvent) {
      const own = details.current;
      if (!own?.open || (target instanceof Node && own.contains(target))) return;
      if (window.matchMedia("(min-width: 1024px)").matches) own.open = false;
    }
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, []);

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles Escape of its content
    <details
      ref={details}
      className={classNames(styles.dropDown, wide && styles.wide)}
      onKeyDown={closeOnEscape}
      onToggle={(event) => (event.currentTarget.open ? onOpen?.() : undefined)}
      {...{ name: group }}
    >
      <summary className={styles.summary}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
