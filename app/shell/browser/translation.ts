/**
 * A browser that translates the page moves React's texts into elements of its own: React then changes texts that nobody
 * sees, and fails if it removes one. The site works without JavaScript, so in a translated page it does.
 */

/** Chrome and Google's translator wrap every text twice, Edge's marks the elements. */
const traces = "[_msttexthash],body font > font";
const classes = /\btranslated-(?:ltr|rtl)\b/;
export function isTranslated(): boolean {
  const { className } = document.documentElement;
  return classes.test(className) || document.querySelector(traces) !== null;
}

/**
 * Watches the page while the app's code handles it; call before that code runs. After a translation a copy takes the
 * page's place, of which React knows nothing: links and forms lead to documents, as without JavaScript.
 */
export function watchTranslation(containerId: string): void {
  const check = () => {
    if (!isTranslated()) return;
    observer.disconnect();
    delete document.documentElement.dataset.scripted;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
    const page = document.getElementById(containerId);
    page?.replaceWith(copyOf(page));
    const address = location.pathname + location.search;
    // The router shows neighbouring history entries in the page that is no longer there.
    addEventListener("popstate", () => {
      if (address !== location.pathname + location.search) location.reload();
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(document.documentElement, { attributeFilter: ["class", "_msttexthash"] });
  observer.observe(document.body, { attributeFilter: ["_msttexthash"], childList: true, subtree: true });
  // A browser may have translated it since the script in the head checked.
  check();
}

/** A copy has what the visitor typed and ticked, but not what they selected. */
function copyOf(page: HTMLElement): Node {
  const copy = page.cloneNode(true) as HTMLElement;
  const selects = copy.querySelectorAll("select");
  for (const [at, { value }] of page.querySelectorAll("select").entries()) {
    const select = selects[at];
    if (select) select.value = value;
  }
  return copy;
}
