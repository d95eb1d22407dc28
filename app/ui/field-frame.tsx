import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./field.module.css";
import { useVisibleError } from "./visible-errors.ts";
import { Typeset } from "./typeset.tsx";

/** Attributes that connect a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly name: string;
  /** Defaults to `name`; give one if two forms of a page use the same name. */
  readonly id?: string;
  readonly error?: string | null;
  readonly hint?: ReactNode;
  /** The id of a hint that stands elsewhere: below a row of fields, so that their labels stay on one line. */
  readonly hintId?: string;
  readonly required?: boolean;
  /** Adds „(nepovinné)“ after the label. */
  readonly optional?: boolean;
  /** Width of the control, by its expected content: a post code is shorter than a street. */
  readonly width?: "full" | "half" | "short";
}

interface WiredProps extends FieldFrameProps {
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label, control, hint and error, connected once for every kind of field. The error's id is `{id}-error`. */
export function FieldFrame(props: WiredProps) {
  const { label, name, id = name, hint, hintId, required = false, optional = false, width = "full" } = props;
  const error = useVisibleError(props.error);
  const described = classNames(Boolean(hint) && `${id}-hint`, hintId, Boolean(error) && `${id}-error`);
  const wiring: FieldWiring = {
    id,
    name,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described,
  };
  return (
    <div className={classNames(styles.frame, styles[width], Boolean(error) && styles.wrong)}>
      <Typeset>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional ? <span className={styles.optional}> (nepovinné)</span> : null}
        </label>
        {hint ? (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
        {error ? (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        ) : null}
      </Typeset>
      {props.children(wiring)}
    </div>
  );
}
