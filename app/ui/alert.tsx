import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./alert.module.css";
import { Typeset } from "./typeset.tsx";

export type AlertKind = "info" | "success" | "warning" | "danger";

interface AlertProps {
  readonly kind: AlertKind;
  readonly title?: ReactNode;
  /** `status` or `alert` when it appears as a response; nothing when it is part of the page from the start. */
  readonly role?: "status" | "alert";
  readonly className?: string;
  readonly children: ReactNode;
}

/** A message in the page. The icon and the border convey its kind, never colour alone. */
export function Alert({ kind, title, role, className, children }: AlertProps) {
  return (
    <div className={classNames(styles.alert, styles[kind], className)} role={role}>
      <Icon name={kind === "success" ? "check" : kind === "info" ? "info" : "alert"} />
      <div className={styles.body}>
        <Typeset>
          {title ? <p className={styles.title}>{title}</p> : null}
          {children}
        </Typeset>
      </div>
    </div>
  );
}
