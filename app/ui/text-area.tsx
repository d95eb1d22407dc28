import type { TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import styles from "./field.module.css";

type TextAreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "required" | "children">;

/** A text field of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, name, id, error, hint, hintId, required, optional, width, rows = 3, ...area } = props;
  return (
    <FieldFrame {...{ label, name, id, error, hint, hintId, required, optional, width }}>
      {(wiring) => <textarea {...area} {...wiring} rows={rows} className={styles.control} />}
    </FieldFrame>
  );
}
