import { classNames } from "./class-names.ts";
import styles from "./close-button.module.css";
import { Icon } from "./icon.tsx";

interface CloseButtonProps {
  /** What it closes, where „Zavřít“ alone would not say it. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly onClick: () => void;
}

/** The cross in the upper right corner of what lies above the page; its parent is positioned. */
export function CloseButton({ label = "Zavřít", className, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.close, className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
