import type { KeyboardEvent } from "react";

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Attributes of a field with a whole number. Not `type=number`: there the wheel over a focused field changes the value
 * unnoticed. The server checks the limits; here they only bound the steps.
 */
export function wholeNumber(least: number, most: number) {
  return {
    inputMode: "numeric",
    pattern: "[0-9]*",
    autoComplete: "off",
    "data-least": least === 1 ? undefined : least,
    "data-most": most,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (stepByKey(event.currentTarget, event.key)) event.preventDefault();
    },
  } as const;
}

/** Handles ↑ and ↓ in a field of `wholeNumber`; false for another key or field. */
export function stepByKey(field: HTMLInputElement, key: string): boolean {
  const by = field.dataset.most && arrows[key];
  if (by) step(field, by);
  return Boolean(by);
}

/** Changes the number in a field of `wholeNumber`; a text that is no number counts as 0. */
export function step(field: HTMLInputElement, by: number): void {
  const { least = 1, most } = field.dataset;
  field.value = String(Math.min(Math.max((Number(field.value) || 0) + by, Number(least)), Number(most)));
}
