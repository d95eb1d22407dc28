import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right move the focus among the links of a row, which Tab goes through all the same. */
export function useArrowKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = [...event.currentTarget.querySelectorAll("a")];
    const here = links.findIndex((link) => link === document.activeElement);
    const next = links[here + step];
    if (here < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
}
