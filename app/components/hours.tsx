import type { ShellData } from "#app/domain/shell-data.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./hours.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** The box office: its current state and hours, or the special hours that replace them. */
export function Hours({ boxOffice: { lines, live } }: Pick<ShellData, "boxOffice">) {
  return (
    <div className="stack gap-2">
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
