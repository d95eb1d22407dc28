/**
 * The popups of §4: closed dialogs of the document, which the script opens non-modally when they are due. Without
 * JavaScript none opens.
 */
import { isAnythingOpen, isFormInUse, isModalOpen } from "#app/shell/browser/open-layers.ts";
import { closedPopupKey, store, stored } from "#app/shell/browser/session-storage.ts";

/** §9, milliseconds: the intro after the load of the document, the newsletter's after the first load of the visit. */
const delays = { intro: 3_000, newsletter: 60_000 } as const;
/** How often a popup that is due checks again whether it may open, in milliseconds. */
const patience = 1_000;

type Name = keyof typeof delays;

const selector = "dialog[data-popup]";
const begun = "opona.begun";

export function openPopups(): void {
  addEventListener("load", () => {
    const since = Number(stored(window, begun)) || Date.now();
    store(window, begun, String(since));
    setTimeout(openWhenPossible, delays.intro, "intro");
    setTimeout(openWhenPossible, since + delays.newsletter - Date.now(), "newsletter");
  });
  // Runs before React's listeners, which are on the document.
  addEventListener("submit", onSubmit, true);
  addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKeyDown);
}

/**
 * A popup waits while anything is open or a form is in use, and on pages that hide it (`app/shell/popups`) or allow
 * none (`app/components/account/entry-page.tsx`).
 */
function openWhenPossible(name: Name): void {
  const popup = document.querySelector<HTMLDialogElement>(`dialog[data-popup=${name}]`);
  if (!popup || stored(window, closedPopupKey(name))) return;
  const other = document.querySelector<HTMLDialogElement>(`${selector}[open]`);
  // Of two strips the later one takes the place; the other one may still open later.
  const givesWay = other?.matches("[data-purchase]:not(:hover, :focus-within)") && name === "newsletter";
  const mustWait =
    isAnythingOpen() ||
    isFormInUse() ||
    (other && !givesWay) ||
    document.querySelector("[data-no-popups]") ||
    popup.hidden;
  if (mustWait) setTimeout(openWhenPossible, patience, name);
  else {
    if (other) other.open = false;
    // It stays a strip after the answer to the cookie bar: a poster would appear under the pointer.
    popup.toggleAttribute("data-strip", document.querySelector("#souhlas") !== null);
    // Unlike `show()`, the attribute does not move the focus.
    popup.open = true;
  }
}

/** The form that records the closing of a popup. */
function onSubmit(event: Event): void {
  const form = event.target;
  const popup =
    form instanceof HTMLFormElement && form.dataset.dismiss !== undefined && form.closest("dialog");
  if (!popup) return;
  event.preventDefault();
  event.stopPropagation();
  close(popup);
}

function onClick({ target }: Event): void {
  const link = target instanceof Element && target.closest(`${selector} a[data-dismiss]`);
  const popup = link && link.closest("dialog");
  if (popup) close(popup);
}

/** Esc closes it, unless another element handles the key: a modal above, a field or an open list. */
function onKeyDown(event: KeyboardEvent): void {
  const popup = document.querySelector<HTMLDialogElement>(`${selector}[open]:not([hidden])`);
  if (!popup || event.key !== "Escape" || event.defaultPrevented || isModalOpen()) return;
  const target = event.target instanceof Element ? event.target : null;
  const isElsewhere =
    isAnythingOpen() || target?.closest('input, textarea, select, details[open], [aria-expanded="true"]');
  if (!isElsewhere || popup.contains(target)) close(popup);
}

function close(popup: HTMLDialogElement): void {
  const hadFocus = popup.contains(document.activeElement);
  popup.open = false;
  store(window, closedPopupKey(popup.dataset.popup ?? ""), "1");
  if (hadFocus) document.querySelector<HTMLElement>("#obsah")?.focus({ preventScroll: true });
  const form = popup.querySelector<HTMLFormElement>("form[data-dismiss]");
  if (!form) return;
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  // Also while the visitor follows the popup's link to another page. Without an answer the popup opens again later.
  fetch(`${form.action}.data`, { method: "POST", body, keepalive: true }).catch(() => {});
}
