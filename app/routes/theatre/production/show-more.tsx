import type { MouseEvent } from "react";
import { czech } from "#app/domain/typography.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./show-more.module.css";

const texts = czech({
  fewer: "Zobrazit méně",
});

interface ShowMoreProps {
  /** The address that expands or collapses the list. */
  readonly to: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly text: string;
  readonly className?: string;
}

/** A link to the rest of a list, which JavaScript expands without a navigation. */
export function ShowMore({ to, isOpen, onToggle, text, className }: ShowMoreProps) {
  function clicked(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onToggle();
  }
  return (
    <p className={classNames(styles.more, isOpen && styles.open, className)} data-no-print>
      <Link to={to} onClick={clicked} data-live>
        {isOpen ? texts.fewer : text}
        <Icon name="chevron-down" />
      </Link>
    </p>
  );
}
