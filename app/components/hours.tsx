import type { ShellData } from "#app/domain/shell.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Typeset } from "./typeset.tsx";
import styles from "./hours.module.css";

/** What is said of the box office: whether it is open now, its hours, or what holds in their place. */
export function Hours({ boxOffice: { lines, live } }: Pick<ShellData, "boxOffice">) {
  return (
    <div className={styles.hours}>
      {live ? <p className={classNames(styles.live, live.isOpen && styles.open)}>{live.text}</p> : null}
      {lines.map(({ label, text }) => (
        <p key={text} className={label ? styles.times : undefined}>
          {label ? <span>{label} </span> : null}
          <Typeset>{text}</Typeset>
        </p>
      ))}
    </div>
  );
}
