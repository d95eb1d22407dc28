import type { FieldMetadata } from "@conform-to/react";

/** Props of an `app/ui` control from a conform field: name, id, submitted value and error. */
export function fieldProps(field: FieldMetadata<string | undefined>) {
  return {
    name: field.name,
    id: field.id,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
    error: field.errors?.[0],
  };
}

/** The same for a checkbox: checked only if it was submitted as checked. `value`: what exactly it agrees to. */
export function checkboxProps(field: FieldMetadata<string | undefined>, value = "on") {
  return {
    name: field.name,
    id: field.id,
    value,
    defaultChecked: field.initialValue === value,
    error: field.errors?.[0],
  };
}

/** The same for an e-mail address. */
export function emailProps(field: FieldMetadata<string | undefined>) {
  return { ...fieldProps(field), type: "email", inputMode: "email", autoComplete: "email" } as const;
}
