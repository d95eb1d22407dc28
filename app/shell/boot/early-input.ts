import { step, stepByKey } from "#app/ui/whole-number.ts";

/** A press or a change that came before hydration, with the state of the field after it; first: the last focus. */
export interface EarlyInput {
  target: HTMLElement;
  /** The target's index in `alike`: React may render another element in its place. */
  index: number;
  readonly type: "focus" | "click" | "input" | "change";
  value?: string;
  checked?: boolean;
}

/**
 * Links that JavaScript opens in place: `data-live` marks one, or a gallery whose pictures are links. Also the choices
 * of the cookie bar: a new document would lose the visitor's place.
 */
export const live =
  "a:is([data-live],[data-modal],[data-consent-settings],[data-gallery]),[data-live] a:has(img),#volba-cookies button";

/** The link or button at a press that waits for the code; without the code the browser follows or submits it. */
export function liveLinkAt({ target }: Event): Element | null {
  const { scripted } = document.documentElement.dataset;
  return scripted !== undefined && target instanceof Element ? target.closest(live) : null;
}

/**
 * Records changes of fields, and presses of controls that only JavaScript handles, or handles differently from the
 * browser. Other links and forms work without it. The browser submits the filters of a list and the steppers of the
 * cart as without JavaScript: the next page comes sooner than the code would.
 */
export function recordEarlyInput(
  early: EarlyInput[],
  on: (target: EventTarget, name: string, listener: (event: Event) => void) => void,
): void {
  const focus: EarlyInput = { target: document.documentElement, index: 0, type: "focus" };
  early.push(focus);
  on(window, "focusin", ({ target }) => {
    if (target instanceof HTMLElement) Object.assign(focus, { target, index: indexOf(target) });
  });
  const press = (target: HTMLElement) => early.push({ target, index: indexOf(target), type: "click" });
  on(window, "click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    const link = liveLinkAt(event);
    if (link instanceof HTMLElement && !ctrlKey && !metaKey && !shiftKey && !altKey) {
      event.preventDefault();
      // A visitor without an answer presses again; the second press would close the panel.
      if (!early.some((input) => input.target === link && input.type === "click")) press(link);
    }
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (button && !isStep(button)) press(button);
  });
  on(window, "keydown", (event) => {
    const { target, key } = event as KeyboardEvent;
    if (target instanceof HTMLInputElement && stepByKey(target, key))
      target.dispatchEvent(new Event("input", { bubbles: true }));
  });
  for (const type of ["input", "change"] as const) {
    on(window, type, (event) => {
      const target = event.target as HTMLInputElement;
      if (isFilter(target)) {
        if (type === "change") target.form?.requestSubmit();
        return;
      }
      const known = early.filter((input) => input.target === target);
      if (!known.some((input) => input.type === type)) {
        const input: EarlyInput = { target, index: indexOf(target), type };
        early.push(input);
        known.push(input);
      }
      // React resets a field whose value it decides as soon as it renders it again.
      for (const input of known) Object.assign(input, { value: target.value, checked: target.checked });
    });
  }
}

/** The document's elements of the same name or, without one, of the same class. */
export function alike(target: HTMLElement): HTMLElement[] {
  const name = target.getAttribute("name");
  const mark = name === null ? `class="${target.className}"` : `name="${name}"`;
  return [...document.querySelectorAll<HTMLElement>(`${target.localName}[${mark}]`)];
}

const indexOf = (target: HTMLElement) => alike(target).indexOf(target);

function isFilter({ form, type }: HTMLInputElement): boolean {
  return form?.method === "get" && /^(?:checkbox|radio|select)/u.test(type);
}

/** Steps a quantity, and presses the button of its form that stores it, if any. */
function isStep(button: HTMLElement): boolean {
  const box = button.parentElement?.querySelector("input");
  if (!button.dataset.step || !box) return false;
  step(box, Number(button.dataset.step));
  const store = button.closest("form")?.querySelector<HTMLButtonElement>('button[value="quantity"]');
  if (store) store.form?.requestSubmit(store);
  else box.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
