import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-column.module.css";

interface PageColumnProps {
  /** A measure for reading (about 70 characters) instead of the page's width. */
  readonly narrow?: boolean;
  readonly as?: "div" | "section" | "nav";
  readonly className?: string;
  readonly "data-no-print"?: boolean;
  readonly children: ReactNode;
}

/** The page's column: 1140 px, 1446 px on full HD (§9), with the gutter inside narrow screens. */
export function PageColumn({
  narrow = false,
  as: Tag = "div",
  className,
  children,
  ...rest
}: PageColumnProps) {
  return (
    <Tag className={classNames(styles.column, narrow && styles.narrow, className)} {...rest}>
      {children}
    </Tag>
  );
}
