import type { ReactNode } from "react";
import styles from "./styleguide.module.css";

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the style guide. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Name of the component or folder in the code. */
  readonly name: string;
  /** The states shown, and the states that the pointer or the keyboard adds. */
  readonly states?: string;
  /** The component takes the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A component with its name, in all its states. */
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
