const control = 'a[href]:not([tabindex="-1"]), button, summary';

/**
 * Moves the focus on when the answer to a form removes the element that has it: browsers drop it to the beginning of
 * the document. Notices move it themselves (`app/shell/notices/toasts.tsx`).
 */
export function keepFocus(): () => void {
  let last = document.activeElement;

  function remember({ target }: FocusEvent): void {
    if (target instanceof Element) last = target;
  }

  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    const lost = last;
    last = null;
    for (const { target, removedNodes, nextSibling, previousSibling } of records) {
      const removed = [...removedNodes].find((node) => node.contains(lost));
      if (!removed || !(target instanceof HTMLElement)) continue;
      const neighbours = removed.nodeName === "LI" ? [nextSibling, previousSibling] : [];
      // A question or a form that replaces the control which opened it; a page with its own heading begins there.
      const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
      const next = [...neighbours, ...added].map(controlIn).find((found) => found !== undefined);
      return give(next ?? placeIn(target));
    }
  });

  document.addEventListener("focusin", remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

/** The first control of a row: mostly the link with its name. */
function controlIn(row: Node | null): HTMLElement | undefined {
  if (!(row instanceof HTMLElement) || !row.isConnected || row.querySelector("h1")) return undefined;
  return row.querySelector<HTMLElement>(control) ?? undefined;
}

/**
 * The target for the focus in the rest of a list or the answer to a form: its heading, or the element marked for the
 * focus.
 */
function placeIn(place: HTMLElement): HTMLElement | null {
  if (place.closest("[role=status]")) return null;
  const summary = place.closest("details")?.querySelector("summary");
  if (summary) return summary;
  const content = document.getElementById("obsah");
  const around = place.isConnected ? place.closest<HTMLElement>("[tabindex]") : content;
  if (around && around !== content) return around;
  const heading = around && content?.querySelector("h1");
  return heading ?? content;
}

function give(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: element.id === "obsah" });
}
