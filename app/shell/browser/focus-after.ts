/**
 * Gives the focus to the link that opened a dialog which has just closed, or to the content where that link is gone or
 * there was none. The browser has given it back by itself in most cases, and somebody may have moved on already.
 */
export function focusAfter(link: HTMLElement | null): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const next = link?.isConnected ? link : document.querySelector<HTMLElement>("#obsah");
  next?.focus({ preventScroll: true });
}
