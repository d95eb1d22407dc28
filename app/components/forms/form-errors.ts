import type { FormMetadata } from "@conform-to/react";

/**
 * Items of the error summary of an invalid form.
 * @param labels labels of the form's fields by name, in the order of the form
 */
export function errorSummary(
  form: Pick<FormMetadata<Record<string, unknown>>, "allErrors" | "id">,
  labels: Readonly<Record<string, string>>,
): { readonly id: string; readonly message: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [message] = form.allErrors[name] ?? [];
    return message ? [{ id: `${form.id}-${name}`, message: `${label}: ${message}` }] : [];
  });
}

/** Only the form's own text fields: other submitted values reach neither the parser nor the page. */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
