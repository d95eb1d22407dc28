import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./checkbox.module.css";
import { useVisibleError } from "./visible-errors.ts";
import { Typeset } from "./typeset.tsx";

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "type" | "children"> & {
  readonly label: ReactNode;
  /** Without a name the form does not submit it; then it needs an id. */
  readonly name?: string;
  readonly id?: string;
  readonly error?: string | null;
  readonly hint?: ReactNode;
};

/** A single checkbox. Never ticked in advance unless the visitor ticked it. The error's id is `{id}-error`. */
export function Checkbox({ label, name, id = name, error: serverError, hint, ...input }: CheckboxProps) {
  const error = useVisibleError(serverError);
  return (
    <Typeset>
      <div className={classNames("stack gap-1", Boolean(error) && styles.wrong)}>
        {error ? (
          <p className="error" id={`${id}-error`}>
            {error}
          </p>
        ) : null}
        <label className={styles.label} htmlFor={id}>
          <input
            {...input}
            type="checkbox"
            id={id}
            name={name}
            className={styles.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`)}
          />
          <span>{label}</span>
        </label>
        {hint ? (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        ) : null}
      </div>
    </Typeset>
  );
}
