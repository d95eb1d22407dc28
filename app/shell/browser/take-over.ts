import { alike, type EarlyInput } from "#app/shell/boot/early-input.ts";

/** Call after hydration: passes the visitor's earlier actions on to the router and React. */
export function takeOver(page: Window): void {
  const boot = page.opona;
  if (!boot) return;
  boot.end();
  if (boot.hasMoved) page.dispatchEvent(new PopStateEvent("popstate", { state: page.history.state }));
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const input of boot.early.splice(0)) if (input.target.isConnected) replay(input);
}

/**
 * Call when hydration changes the document: if React did not find the server's elements, it has rendered others, and
 * typing goes on in those.
 */
export function putBack(page: Window): void {
  for (const input of page.opona?.early ?? []) {
    const other = input.target.isConnected ? undefined : alike(input.target)[input.index];
    if (!other) continue;
    if (input.type === "input" && isTextField(other)) other.value = input.value ?? "";
    if (input.type === "focus") other.focus();
    input.target = other;
  }
}

function replay({ target, type, value = "", checked = false }: EarlyInput): void {
  if (type === "focus") return;
  if (type === "click") target.click();
  else if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(target.type)) {
    if (type === "change" && checked !== target.defaultChecked) tick(target, checked);
  } else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event(type, { bubbles: true }));
  } else if (isTextField(target) && value !== target.defaultValue) write(target, value, type);
}

/** A click that changes the box: React ignores a click after which the box has the known state. */
function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(target: HTMLElement): target is TextField {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** React ignores an event of a field whose value it knows; only the prototype's setter changes it unknown to React. */
function write(field: TextField, value: string, type: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype: object = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  // Null for a number or an e-mail, if the browser allows no selection by script.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
