import { type Id, idField } from "#app/domain/id.ts";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { FormTimestamp } from "#app/components/forms/timestamp-field.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { checkboxProps } from "#app/components/forms/field-props.ts";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { splitPhone } from "#app/domain/account/phone.ts";
import { addressTexts } from "#app/messages/account-texts.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./address-form.module.css";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
const labels = {
  firstName: "Jméno",
  lastName: "Příjmení",
  street: "Ulice a číslo popisné",
  zip: "PSČ",
  city: "Město",
  country: "Země",
  phonePrefix: "Předvolba",
  phone: "Telefon",
  isDefault: "Výchozí adresa",
} as const;

interface AddressFormProps {
  /** Null = a new address. */
  readonly id: Id | null;
  /** As stored; null for a new address, and if it cannot be read. */
  readonly address: SavedAddress | null;
  readonly countries: readonly Country[];
  readonly answer: RefusedForm | null;
  readonly timestamp: string;
}

export function AddressForm({ id, address, countries, answer, timestamp }: AddressFormProps) {
  const phone = splitPhone(address?.phone ?? null);
  return (
    <ValidatedForm
      action={paths.address({ id: id ?? 0 })}
      id="adresa"
      className={styles.form}
      labels={labels}
      answer={answer}
      defaultValue={{ ...(address && textsOf(address)), phonePrefix: phone.prefix, phone: phone.number }}
      intent="save"
      preventScrollReset
    >
      {(fields) => (
        <>
          {id === null ? null : <input type="hidden" name="id" value={idField(id)} />}
          <FormTimestamp timestamp={timestamp} />
          <NameFields fields={fields} autoComplete="shipping" />
          <AddressFields fields={fields} countries={countries} autoComplete="shipping" />
          <PhoneFields fields={fields} />
          {/* The default address has no checkbox: it stays the default until another one replaces it. */}
          {address?.isDefault ? (
            <input type="hidden" name="isDefault" value="on" />
          ) : (
            <Checkbox {...checkboxProps(fields.isDefault)} label={addressTexts.makeDefault} />
          )}
          <div className={styles.buttons}>
            <SubmitButton intent="save">{addressTexts.save}</SubmitButton>
            <Link to={paths.addresses()} preventScrollReset>
              {addressTexts.close}
            </Link>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}

function textsOf({ firstName, lastName, street, city, zip, country }: SavedAddress) {
  return { firstName, lastName, street, city, zip, country };
}
