import type { FormMetadata } from "@conform-to/react";

/**
 * What an error summary says of a form that came back.
 * @param labels how the form's fields are called, in the order of the form
 */
export function summaryOf(
  form: Pick<FormMetadata<Record<string, unknown>>, "allErrors" | "id">,
  labels: Readonly<Record<string, string>>,
): { readonly id: string; readonly message: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [message] = form.allErrors[name] ?? [];
    return message ? [{ id: `${form.id}-${name}`, message: `${label}: ${message}` }] : [];
  });
}

/** Only the text fields that a form has: whatever else was posted reaches neither the parser nor the page. */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
