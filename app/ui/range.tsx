import { useLayoutEffect, useRef } from "react";
import styles from "./range.module.css";

interface RangeProps {
  /** The ends of the scale. */
  readonly low: number;
  readonly high: number;
  readonly step: number;
  /** Values of the two thumbs: within the scale, `from` not above `to`. */
  readonly from: number;
  readonly to: number;
  readonly fromLabel: string;
  readonly toLabel: string;
  /** Text of a value for screen readers. */
  readonly say: (value: number) => string;
  readonly onChange: (from: number, to: number) => void;
}

/**
 * Two thumbs on one line: two native range inputs on top of each other, so that keyboard, touch and screen readers work
 * as with any slider. They have no `name`: the calling component stores the values in form fields.
 */
export function Range({ low, high, step, from, to, fromLabel, toLabel, say, onChange }: RangeProps) {
  const box = useRef<HTMLDivElement>(null);
  const span = high - low || 1;

  // By script and not by a style attribute, which the document's CSP forbids; the server never renders it.
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
        // Near the right end the thumb of `from` must be on top, or neither of the two could be moved.
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
