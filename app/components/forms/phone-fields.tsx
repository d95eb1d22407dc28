import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { phonePrefixes } from "#app/domain/account/phone.ts";
import { czech } from "#app/domain/typography.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import styles from "./fields.module.css";

const texts = czech({
  phoneHint: "Telefon předáme jen dopravci, aby vás mohl zastihnout.",
});

type Text = FieldMetadata<string | undefined>;

/** An optional phone number: its prefix (§3) and the number. */
export function PhoneFields({
  fields,
}: {
  readonly fields: { readonly phonePrefix: Text; readonly phone: Text };
}) {
  const phone = fieldProps(fields.phone);
  const hintId = `${phone.id}-hint`;
  return (
    <div className={styles.phone}>
      <Select {...fieldProps(fields.phonePrefix)} label="Předvolba" autoComplete="tel-country-code">
        <option value="">bez předvolby</option>
        {phonePrefixes.map((prefix) => (
          <option key={prefix} value={prefix}>
            {prefix}
          </option>
        ))}
      </Select>
      <Field
        {...phone}
        label="Telefon"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        optional
        hintId={hintId}
      />
      <p className={styles.hint} id={hintId}>
        {texts.phoneHint}
      </p>
    </div>
  );
}
