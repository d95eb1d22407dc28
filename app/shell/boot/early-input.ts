/** A press or a change that came before hydration, with the state of the field after it. */
export interface EarlyInput {
  readonly target: HTMLElement;
  readonly type: "click" | "input" | "change";
  value?: string;
  checked?: boolean;
}

/**
 * Records presses of buttons that only JavaScript handles, and changes of fields. Links and forms work without, and a
 * list's filters are submitted as without JavaScript: the page comes sooner than the code would.
 */
export function recordEarlyInput(
  early: EarlyInput[],
  on: (target: EventTarget, name: string, listener: (event: Event) => void) => void,
): void {
  on(window, "click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
    if (button) early.push({ target: button, type: "click" });
  });
  for (const type of ["input", "change"] as const) {
    on(window, type, (event) => {
      const target = event.target as HTMLInputElement;
      if (isFilter(target)) {
        if (type === "change") target.form?.requestSubmit();
        return;
      }
      let input = early.find((known) => known.target === target && known.type === type);
      if (!input) early.push((input = { target, type }));
      // React resets a field whose value it decides as soon as it renders it again.
      input.value = target.value;
      input.checked = target.checked;
    });
  }
}

function isFilter({ form, type }: HTMLInputElement): boolean {
  return form?.method === "get" && /^(?:checkbox|radio|select)/u.test(type);
}
