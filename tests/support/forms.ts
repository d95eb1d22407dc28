import {
  attribute,
  elements,
  everyElement,
  isInClosedDialog,
  nameOf,
  roleOf,
  type Element,
} from "./page-queries.ts";

/** The request that a browser without JavaScript sends for a form. */
export interface Sending {
  readonly method: "GET" | "POST";
  /** As written in the form or its button; null = the page's own address. */
  readonly action: string | null;
  readonly fields: URLSearchParams;
}

export type Values = Readonly<Record<string, string | boolean | readonly string[]>>;

/** The button with this name (text: a part of its name), the only one or the `nth` (from 0) of several. */
export function findButton(page: Element, name: string | RegExp, nth?: number): Element {
  const found = elements(page, "*", (element) => {
    if (element.tagName === "summary" || roleOf(element) !== "button") return false;
    if (isInClosedDialog(element)) return false;
    const called = nameOf(element, page);
    return typeof name === "string" ? called.includes(name) : name.test(called);
  });
  const button = nth === undefined && found.length > 1 ? undefined : found[nth ?? 0];
  if (!button) {
    const names = elements(page, "button").map((element) => nameOf(element, page));
    throw new Error(`${found.length} buttons called ${String(name)}; the page has: ${names.join(" | ")}`);
  }
  return button;
}

/** Presses a button: sends its form with its current values, and with `values` filled in by field name. */
export function press(page: Element, button: Element, values: Values = {}): Sending {
  const form = formOf(page, button);
  const controls = elements(
    page,
    "*",
    (element) => isControl(element) && formOf(page, element, false) === form,
  );
  const fields = new URLSearchParams();
  const unused = new Set(Object.keys(values));
  for (const control of controls) {
    const name = attribute(control, "name");
    if (name === null || isDisabled(page, control)) continue;
    if (isButton(control)) {
      if (control === button) fields.append(name, attribute(control, "value") ?? "");
      continue;
    }
    const given = values[name];
    unused.delete(name);
    for (const value of valuesOf(control, given)) fields.append(name, value);
  }
  if (unused.size > 0)
    throw new Error(`The form has no field ${[...unused].join(", ")}; it sends ${fields.toString()}`);
  return {
    method:
      (attribute(button, "formmethod") ?? attribute(form, "method"))?.toLowerCase() === "post"
        ? "POST"
        : "GET",
    action: attribute(button, "formaction") ?? attribute(form, "action"),
    fields,
  };
}

function formOf(page: Element, control: Element): Element;
function formOf(page: Element, control: Element, required: false): Element | null;
function formOf(page: Element, control: Element, required = true): Element | null {
  const id = attribute(control, "form");
  const form = elements(page, "form", (candidate) =>
    id === null ? everyElement(candidate).includes(control) : attribute(candidate, "id") === id,
  )[0];
  if (!form && required) throw new Error("A button outside of a form does nothing without JavaScript");
  return form ?? null;
}

function isControl(element: Element): boolean {
  return ["input", "select", "textarea", "button"].includes(element.tagName);
}

function isButton(element: Element): boolean {
  return (
    element.tagName === "button" ||
    ["submit", "button", "image", "reset"].includes(attribute(element, "type") ?? "")
  );
}

function isDisabled(page: Element, control: Element): boolean {
  if (attribute(control, "disabled") !== null) return true;
  return elements(page, "fieldset", (set) => attribute(set, "disabled") !== null).some((set) =>
    everyElement(set).includes(control),
  );
}

function valuesOf(control: Element, given: Values[string] | undefined): readonly string[] {
  const own = attribute(control, "value");
  const type = attribute(control, "type");
  if (control.tagName === "input" && (type === "checkbox" || type === "radio")) {
    const value = own ?? "on";
    const checked =
      given === undefined
        ? attribute(control, "checked") !== null
        : typeof given === "boolean"
          ? given
          : [given].flat().includes(value);
    return checked ? [value] : [];
  }
  if (given !== undefined) return typeof given === "boolean" ? [given ? "on" : ""] : [given].flat();
  if (control.tagName === "select") {
    const options = elements(control, "option");
    const chosen = options.find((option) => attribute(option, "selected") !== null) ?? options[0];
    return chosen ? [attribute(chosen, "value") ?? ""] : [];
  }
  if (control.tagName === "textarea") {
    return [control.childNodes.map((node) => ("value" in node ? node.value : "")).join("")];
  }
  return [own ?? ""];
}
