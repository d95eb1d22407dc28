/** In the browser: what the visitor typed and chose before React took over the page. */

/** Dispatched at the window when the app's code handles the page. */
export const liveEvent = "opona:live";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
  value: string;
  checked: boolean;
  /** The field's index in `alike`: React may render another element in its place. */
  readonly index: number;
}

const typed = new Map<Field, Typed>();
let focused: { readonly target: HTMLElement; readonly index: number } | null = null;
let watching: AbortController | undefined;

/**
 * Call before hydration, during which React resets choices, and texts that the document has filled in. Remembers the
 * fields that differ from the document.
 */
export function watchFields(container: HTMLElement): void {
  rememberChanged(container);
  watching = new AbortController();
  const on = { capture: true, signal: watching.signal };
  const onInput = ({ target }: Event) => remember(target as Field);
  for (const name of ["input", "change"]) container.addEventListener(name, onInput, on);
  container.addEventListener("focusin", onFocus, on);
  onFocus();
}

function rememberChanged(within: ParentNode): void {
  for (const field of within.querySelectorAll<Field>("input, textarea, select")) {
    if (isChanged(field)) remember(field);
  }
}

function remember(field: Field): void {
  const { value } = field;
  const checked = field instanceof HTMLInputElement && field.checked;
  const known = typed.get(field);
  if (known) Object.assign(known, { value, checked });
  else typed.set(field, { value, checked, index: indexOf(field) });
}

function onFocus(): void {
  const target = document.activeElement;
  if (target instanceof HTMLElement) focused = { target, index: indexOf(target) };
}

/**
 * Call when hydration changes the document: if React did not find the server's elements, it has rendered others, and
 * typing goes on in those. A click on a box may have made React hydrate at once: then the box has changed, but the
 * browser reports that only after the click.
 */
export function putBack(): void {
  rememberChanged(document);
  for (const [field, input] of typed) {
    const other = field.isConnected ? undefined : (alike(field)[input.index] as Field | undefined);
    if (!other) continue;
    if (isTextField(other)) other.value = input.value;
    typed.delete(field);
    typed.set(other, input);
  }
  if (focused && !focused.target.isConnected) alike(focused.target)[focused.index]?.focus();
}

/** Call after hydration: React hears of the fields that differ from the document, and repeats early presses. */
export function takeOver(page: Window): void {
  watching?.abort();
  document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  for (const [field, input] of typed) if (field.isConnected) repeat(field, input);
  typed.clear();
  page.dispatchEvent(new Event(liveEvent));
}

/** In milliseconds. */
export function timeSinceLoad(): number {
  const [document] = performance.getEntriesByType("navigation");
  const loadedAt = document instanceof PerformanceNavigationTiming ? document.loadEventEnd : 0;
  return performance.now() - loadedAt;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  return field.value !== field.defaultValue || (isBox(field) && field.checked !== field.defaultChecked);
}

function repeat(field: Field, { value, checked }: Typed): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isBox(field)) {
    // A click unticks no radio: the one that the visitor ticked does.
    if (checked !== field.defaultChecked && (checked || field.type === "checkbox")) tick(field, checked);
  } else if (isTextField(field) && value !== field.defaultValue) write(field, value);
}

/** A click that changes the box: React ignores a click after which the box has the known state. */
function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

/** React ignores an event of a field whose value it knows; only the prototype's setter changes it unknown to React. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  const prototype: object = Object.getPrototypeOf(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  // Null for a number or an e-mail, if the browser allows no selection by script.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(field.type);
}

function isTextField(target: Field): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return target.type !== "file";
  return target instanceof HTMLTextAreaElement;
}

/** The document's elements of the same name or, without one, of the same class. */
function alike(target: HTMLElement): HTMLElement[] {
  const name = target.getAttribute("name");
  const mark = name === null ? `class="${target.className}"` : `name="${name}"`;
  return [...document.querySelectorAll<HTMLElement>(`${target.localName}[${mark}]`)];
}

const indexOf = (target: HTMLElement) => alike(target).indexOf(target);
