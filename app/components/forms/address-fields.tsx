import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { hasNumericPostcode } from "#app/domain/account/postcode.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import styles from "./fields.module.css";

type Text = FieldMetadata<string | undefined>;

interface AddressFieldsProps {
  readonly fields: { readonly street: Text; readonly city: Text; readonly zip: Text; readonly country: Text };
  readonly countries: readonly Country[];
  /** The `autocomplete` section of the fields. */
  readonly autoComplete: "billing" | "shipping";
}

export function AddressFields({ fields, countries, autoComplete: kind }: AddressFieldsProps) {
  const offered = withTyped(countries, fields.country.initialValue);
  return (
    <>
      <Field
        {...fieldProps(fields.street)}
        label="Ulice a&nbsp;číslo popisné"
        autoComplete={`${kind} address-line1`}
        required
      />
      <div className={styles.town}>
        <Field
          {...fieldProps(fields.zip)}
          label="PSČ"
          // Postcodes of other countries have letters, which a phone's numeric keyboard lacks.
          inputMode={offered.every(({ code }) => hasNumericPostcode(code)) ? "numeric" : undefined}
          autoComplete={`${kind} postal-code`}
          required
        />
        <Field {...fieldProps(fields.city)} label="Město" autoComplete={`${kind} address-level2`} required />
      </div>
      <Select
        {...fieldProps(fields.country)}
        label="Země"
        width="half"
        autoComplete={`${kind} country`}
        required
      >
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Without its option a select would change a country that the visitor chose while the list could still be read. */
function withTyped(countries: readonly Country[], code: string | undefined): readonly Country[] {
  if (!code || !/^[A-Z]{2}$/.test(code) || countries.some((country) => country.code === code))
    return countries;
  return [...countries, { code, name: code }];
}
