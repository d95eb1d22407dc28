import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  /** `plus`: a line of text after a red +. `box`: a bordered box of full width with a chevron at its end. */
  readonly look: "plus" | "box";
  readonly label: ReactNode;
  readonly id?: string;
  /** Open initially; the visitor may close it. */
  readonly open?: boolean;
  readonly className?: string;
  readonly labelClassName?: string;
  readonly children: ReactNode;
}

/** A native `<details>`: content that few visitors need, collapsed to one line. */
export function Disclosure({
  look,
  label,
  id,
  open = false,
  className,
  labelClassName,
  children,
}: DisclosureProps) {
  return (
    <details id={id} className={classNames(styles[look], className)} open={open || undefined}>
      <summary className={classNames(styles.label, labelClassName)}>
        {label}
        {look === "box" ? <Icon name="chevron-down" /> : null}
      </summary>
      {children}
    </details>
  );
}
