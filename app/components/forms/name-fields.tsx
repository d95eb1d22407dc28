import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldPair } from "./field-pair.tsx";

type Text = FieldMetadata<string | undefined>;

interface NameFieldsProps {
  readonly fields: { readonly firstName: Text; readonly lastName: Text };
  /** The `autocomplete` section of the fields; none = the visitor's own name. */
  readonly autoComplete?: "shipping";
}

/** First name and surname. */
export function NameFields({ fields, autoComplete }: NameFieldsProps) {
  const kind = autoComplete ? (`${autoComplete} ` as const) : "";
  return (
    <FieldPair>
      <Field {...fieldProps(fields.firstName)} label="Jméno" autoComplete={`${kind}given-name`} required />
      <Field {...fieldProps(fields.lastName)} label="Příjmení" autoComplete={`${kind}family-name`} required />
    </FieldPair>
  );
}
