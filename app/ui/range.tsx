import { useLayoutEffect, useRef } from "react";
import styles from "./range.module.css";

interface RangeProps {
  /** The ends of the scale. */
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** Where the two thumbs stand; within the scale, never crossed. */
  readonly from: number;
  readonly to: number;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** How a value is read aloud. */
  readonly say: (value: number) => string;
  readonly onChange: (from: number, to: number) => void;
}

/**
 * Two thumbs on one line: two native range inputs over each other, so that keys, touch and readers work as with any
 * slider. They carry no name; whoever uses them keeps the values in fields of a form.
 */
export function Range({ low, high, step, from, to, fromLabel, toLabel, say, onChange }: RangeProps) {
  const box = useRef<HTMLDivElement>(null);
  const span = high - low || 1;

  // By script and not by a style attribute: this never stands in a document from the server, whose policy forbids it.
  useLayoutEffect(() => {
    box.current?.style.setProperty("--from", String((from - low) / span));
    box.current?.style.setProperty("--to", String((to - low) / span));
  }, [from, to, low, span]);

  const scale = { min: low, max: high, step, className: styles.thumb } as const;
  return (
    <div ref={box} className={styles.range}>
      <input
        type="range"
        {...scale}
        // At the right end the lower thumb must be the upper one of the two, or both would be stuck.
        data-top={from - low > span / 2 || undefined}
        aria-label={fromLabel}
        aria-valuetext={say(from)}
        value={from}
        onChange={({ currentTarget }) => onChange(Math.min(currentTarget.valueAsNumber, to), to)}
      />
      <input
        type="range"
        {...scale}
        aria-label={toLabel}
        aria-valuetext={say(to)}
        value={to}
        onChange={({ currentTarget }) => onChange(from, Math.max(currentTarget.valueAsNumber, from))}
      />
    </div>
  );
}
