/**
 * Elements that the cart's panel and the toasts must not cover (WCAG 2.4.11): the heading, the control with the focus,
 * the changed line of the cart, the cookie bar. Loaded with the first of them.
 */

import { consentBarId } from "#app/shell/consent/consent-ids.ts";

const rows = "#zbozi > li";
/** Distance below the visible elements, in pixels. */
const gap = 8;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The rectangles that have to stay visible, without those under the header or outside the window. */
export function keptFree(isHeadingKept = true): DOMRect[] {
  const { activeElement: focused, body } = document;
  const heading = document.querySelector("#obsah h1");
  // The words only: the heading's box is as wide as the page.
  const words = document.createRange();
  if (heading) words.selectNodeContents(heading);
  const isOwn = !focused || focused === body || focused.matches("#obsah, [role=status] *, header section *");
  const inPage = [
    ...document.querySelectorAll(`${rows}[aria-busy]`),
    isHeadingKept ? words : null,
    isOwn ? null : focused.closest(rows),
  ];
  const end = headerEnd();
  const seen = inPage.flatMap((item) => {
    const { left, top, width, bottom } = item?.getBoundingClientRect() ?? new DOMRect();
    const from = Math.max(top, end);
    return bottom > from && from < innerHeight ? [new DOMRect(left, from, width, bottom - from + gap)] : [];
  });
  const whole = [document.getElementById(consentBarId), isOwn ? null : focused];
  return [...seen, ...whole.flatMap((item) => item?.getBoundingClientRect() ?? [])];
}

export function headerEnd(): number {
  return document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
}

export function isCovering(box: DOMRect, kept: readonly DOMRect[]): boolean {
  return kept.some(
    ({ top, bottom, left, right }) =>
      box.top < bottom && box.bottom > top && box.left < right && box.right > left,
  );
}

/**
 * The uppermost of the free stretches beside `kept` that `box` fits in with its height, or the highest one.
 * @param window from the header's end to the window's
 */
export function freeSpan(box: DOMRect, kept: readonly DOMRect[], window: Span): Span {
  const beside = kept
    .filter(({ left, right }) => box.left < right && box.right > left)
    .toSorted((item, other) => item.top - other.top);
  const spans: Span[] = [];
  let { top } = window;
  for (const item of beside) {
    spans.push({ top, bottom: Math.min(item.top, window.bottom) });
    top = Math.max(top, item.bottom);
  }
  spans.push({ top, bottom: window.bottom });
  const height = (span: Span) => span.bottom - span.top;
  const fitting = spans.find((span) => height(span) >= box.height);
  return fitting ?? spans.reduce((best, span) => (height(span) > height(best) ? span : best));
}

const placers = new Set<() => void>();

/**
 * Calls `place` now and whenever the focus or the window changes, in the order of registration, until the caller ends
 * it.
 */
export function keepPlaced(place: () => void): () => void {
  placers.add(place);
  placeAll();
  return () => void placers.delete(place);
}

export function placeAll(): void {
  for (const place of placers) place();
}

document.addEventListener("focusin", placeAll);
addEventListener("resize", placeAll);
