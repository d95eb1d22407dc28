import type { ReactNode, SelectHTMLAttributes } from "react";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";
import styles from "./field.module.css";

type SelectProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "name" | "required" | "width"> & {
    /** `<option>` elements. */
    readonly children: ReactNode;
  };

/** A native select. */
export function Select(props: SelectProps) {
  const { label, name, id, error, hint, hintId, required, optional, width, children, ...select } = props;
  return (
    <FieldFrame {...{ label, name, id, error, hint, hintId, required, optional, width }}>
      {(wiring) => (
        <span className={styles.selectBox}>
          <select {...select} {...wiring} className={styles.control}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </FieldFrame>
  );
}
