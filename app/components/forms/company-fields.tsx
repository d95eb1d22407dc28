import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldPair } from "./field-pair.tsx";

type Text = FieldMetadata<string | undefined>;

/** The invoiced company. */
export function CompanyFields({
  fields,
}: {
  readonly fields: { readonly name: Text; readonly ico: Text; readonly dic: Text };
}) {
  return (
    <>
      <Field {...fieldProps(fields.name)} label="Název firmy" autoComplete="organization" required />
      <FieldPair>
        <Field {...fieldProps(fields.ico)} label="IČO" inputMode="numeric" autoComplete="off" required />
        <Field {...fieldProps(fields.dic)} label="DIČ" autoComplete="off" optional />
      </FieldPair>
    </>
  );
}
