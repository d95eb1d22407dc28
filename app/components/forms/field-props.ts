import type { FieldMetadata } from "@conform-to/react";

/** What a control of `ui` needs of a conform field: its name, id, what was typed and what is wrong with it. */
export function fieldProps(field: FieldMetadata<string | undefined>) {
  return {
    name: field.name,
    id: field.id,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
    error: field.errors?.[0],
  };
}

/** The same for a checkbox: ticked only where the visitor ticked it. */
export function checkboxProps(field: FieldMetadata<string | undefined>) {
  return {
    name: field.name,
    id: field.id,
    defaultChecked: field.initialValue === "on",
    error: field.errors?.[0],
  };
}
