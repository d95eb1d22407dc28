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
    const free = [...head.children].filter((known) => known.isEqualNode(element) || isLinkOf(known, element));
    const known = free.find((item) => before.has(item)) ?? free[0];
    const shown = known ?? (element.cloneNode(true) as Element);
    if (!known && last) last.after(shown);
    else if (!known) head.append(shown);
    applySheet(shown, true);
    before.delete(shown);
    own.set(element, shown);
    last = shown;
  }
  for (const element of before) if (!applySheet(element, false)) element.remove();
}

/** Whether this is the disabled link of a sheet in the document (app/entry.server.tsx). */
function isLinkOf(known: Element, wanted: Element): boolean {
  return sheetOf(known) !== null && known.getAttribute("href") === wanted.getAttribute("href");
}

/** False: the element is not the link of a sheet in the document. */
function applySheet(link: Element, isWanted: boolean): boolean {
  const sheet = sheetOf(link);
  if (sheet) sheet.disabled = !isWanted;
  return sheet !== null;
}

function sheetOf(link: Element): HTMLStyleElement | null {
  if (!(link instanceof HTMLLinkElement) || !link.disabled) return null;
  const sheets = document.head.querySelectorAll<HTMLStyleElement>("style[data-sheet]");
  return [...sheets].find(({ dataset }) => dataset.sheet === link.getAttribute("href")) ?? null;
}
