/**
 * A browser that translates the page moves React's texts into elements of its own: React then changes texts that nobody
 * sees, and fails if it removes one. The site works without JavaScript, so in a translated page it does.
 */

/** Chrome and Google's translator wrap every text twice, Edge's marks the elements. */
const traces = "[_msttexthash],body font > font";
/** The events that the app's code hears below the window. */
const events = [
  "click",
  "submit",
  "reset",
  "input",
  "change",
  "invalid",
  "keydown",
  "keyup",
  "focusin",
  "focusout",
  "pointerdown",
  "pointerup",
  "pointermove",
  "pointerover",
  "pointerout",
  "mousedown",
  "mouseup",
  "mouseover",
  "mouseout",
  "touchstart",
  "touchend",
  "wheel",
  "visibilitychange",
];
const classes = /\btranslated-(?:ltr|rtl)\b/;
export function isTranslated(): boolean {
  const { className } = document.documentElement;
  return classes.test(className) || document.querySelector(traces) !== null;
}

/**
 * Watches the page while the app's code handles it; call before that code runs. After a translation, links and forms
 * lead to documents, as without JavaScript, and the code hears none of the visitor's events.
 */
export function watchTranslation(): void {
  let address: string | undefined;
  // Listeners at the window itself run in the order of their registration.
  for (const name of ["focus", "pageshow", "popstate"]) {
    addEventListener(name, (event) => {
      if (address === undefined) return;
      event.stopImmediatePropagation();
      if (name === "popstate" && address !== location.pathname + location.search) location.reload();
    });
  }
  const check = () => {
    if (!isTranslated()) return;
    observer.disconnect();
    address = location.pathname + location.search;
    delete document.documentElement.dataset.scripted;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) dialog.close();
    for (const name of events) addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.documentElement, { attributeFilter: ["class", "_msttexthash"] });
  observer.observe(document.body, { attributeFilter: ["_msttexthash"], childList: true, subtree: true });
  // A browser may have translated it since the boot script checked.
  check();
}
