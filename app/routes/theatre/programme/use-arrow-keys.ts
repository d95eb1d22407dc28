import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The left and right arrow keys move the focus among the links of a row; all of them stay in the tab order. */
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
