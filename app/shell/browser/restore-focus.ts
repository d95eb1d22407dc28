/**
 * Moves the focus to the link that opened a dialog which has just closed, or to the content if no such link exists any
 * more. Does nothing if an element has the focus: in most cases the browser has already restored it, or the visitor has
 * moved on.
 */
export function restoreFocus(link: HTMLElement | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const next = link?.isConnected ? link : document.querySelector<HTMLElement>("#obsah");
  next?.focus({ preventScroll: true });
}
