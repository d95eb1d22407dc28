import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldFrame, type FieldFrameProps, type FieldWiring } from "./field-frame.tsx";
import styles from "./field.module.css";

type FieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "required" | "width" | "children"> & {
    /**
     * Replaces the input, for a control of another kind; it gets the connecting attributes and spreads them on itself.
     */
    readonly children?: (wiring: FieldWiring) => ReactNode;
  };

/** A one-line text field with its label, hint and error. All input attributes pass through. */
export function Field(props: FieldProps) {
  const {
    label,
    name,
    id,
    error,
    hint,
    hintId,
    required,
    optional,
    width,
    children,
    type = "text",
    ...input
  } = props;
  return (
    <FieldFrame {...{ label, name, id, error, hint, hintId, required, optional, width }}>
      {children ?? ((wiring) => <input {...input} {...wiring} type={type} className={styles.control} />)}
    </FieldFrame>
  );
}
