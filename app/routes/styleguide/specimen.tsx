import type { ReactNode } from "react";
import styles from "./styleguide.module.css";

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A chapter of the style page. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Of the piece, as the code calls it. */
  readonly name: string;
  /** Which states are shown, and what the pointer or the keyboard adds to them. */
  readonly states?: string;
  /** The piece stands over the whole width, not beside others. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A piece with its name, in all its states. */
export function Specimen({ name, states, isWide = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p className={styles.name}>
        <code>{name}</code>
        {states ? <span> {states}</span> : null}
      </p>
      <div className={isWide ? styles.wide : styles.row}>{children}</div>
    </div>
  );
}
