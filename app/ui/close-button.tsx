import { classNames } from "./class-names.ts";
import styles from "./close-button.module.css";
import { Icon } from "./icon.tsx";

interface CloseButtonProps {
  /** Accessible name, if „Zavřít“ alone is not clear enough. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Without it the button submits its form. */
  readonly onClick?: () => void;
}

/** The close button in the upper right corner of a dialog or popup; its parent must be positioned. */
export function CloseButton({ label = "Zavřít", className, onClick }: CloseButtonProps) {
  return (
    <button
      type={onClick ? "button" : "submit"}
      className={classNames(styles.close, className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
