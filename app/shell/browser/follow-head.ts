/** A detached head. */
export function createHead(): HTMLHeadElement {
  return document.createElement("head");
}

/**
 * Makes the head of the document contain the wanted elements: it keeps an equal existing one, so that nothing loads
 * again. A style sheet that stands in the document applies while its link is wanted.
 * @param own the elements of the head by the wanted ones that they follow; the function updates it
 */
export function followHead(wanted: Element, own: Map<Element, Element>): void {
  const { head } = document;
  const before = new Set(own.values());
  own.clear();
  let last: Element | undefined;
  for (const element of wanted.children) {
    // Its link in the document is disabled too (app/entry.server.tsx).
    if (applySheet(element, true)) element.setAttribute("disabled", "");
    const free = [...head.children].filter((known) => known.isEqualNode(element));
    const known = free.find((item) => before.has(item)) ?? free[0];
    const shown = known ?? (element.cloneNode(true) as Element);
    if (!known && last) last.after(shown);
    else if (!known) head.append(shown);
    before.delete(shown);
    own.set(element, shown);
    last = shown;
  }
  for (const element of before) if (!applySheet(element, false)) element.remove();
}

/** False: the document does not contain the style sheet of this element. */
function applySheet(link: Element, isWanted: boolean): boolean {
  const address = CSS.escape(String(link.getAttribute("href")));
  const sheet = document.head.querySelector<HTMLStyleElement>(`[data-sheet="${address}"]`);
  if (sheet) sheet.disabled = !isWanted;
  return sheet !== null;
}
