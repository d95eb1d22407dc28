import { useRef } from "react";
import { Icon } from "./icon.tsx";
import styles from "./stepper.module.css";
import { step, wholeNumber } from "./whole-number.ts";

interface StepperProps {
  readonly name: string;
  /** Accessible name with the counted item: „Počet kusů: Tričko Plachta“. */
  readonly label: string;
  /** Accessible names of the − and + buttons, with the counted item: „Ubrat kus: Tričko Plachta“. */
  readonly buttons: { readonly less: string; readonly more: string };
  readonly id?: string;
  /** A text if the visitor typed no number. */
  readonly defaultValue?: number | string;
  readonly min?: number;
  readonly max?: number;
  /** Called with every valid whole number on a step or on blur, for a form that submits itself. */
  readonly onSettle?: (value: number) => void;
  /** The id of the error message. */
  readonly errorId?: string | undefined;
  /** Without the − and + buttons: a product card has only the box. */
  readonly bare?: boolean;
}

/** A quantity: a box exactly 2.5 rem wide (§9). The − and + buttons appear only with JavaScript. */
export function Stepper(props: StepperProps) {
  const {
    name,
    label,
    buttons,
    id,
    defaultValue = 1,
    min = 1,
    max = 99,
    onSettle,
    errorId,
    bare = false,
  } = props;
  const box = useRef<HTMLInputElement>(null);

  function settle() {
    const typed = box.current?.value.trim() ?? "";
    const value = Number(typed);
    if (/^\d+$/u.test(typed) && value >= min && value <= max) onSettle?.(value);
  }

  function stepBy(by: 1 | -1) {
    if (box.current) step(box.current, by);
    settle();
  }

  return (
    <span className={styles.stepper}>
      {bare ? null : (
        <button type="button" className={styles.button} onClick={() => stepBy(-1)} aria-label={buttons.less}>
          <Icon name="minus" />
        </button>
      )}
      <input
        ref={box}
        className={styles.box}
        {...wholeNumber(min, max)}
        id={id}
        name={name}
        aria-label={label}
        defaultValue={defaultValue}
        required
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onBlur={settle}
      />
      {bare ? null : (
        <button type="button" className={styles.button} onClick={() => stepBy(1)} aria-label={buttons.more}>
          <Icon name="plus" />
        </button>
      )}
    </span>
  );
}
