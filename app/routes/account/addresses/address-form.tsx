import { useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { errorSummary } from "#app/components/forms/form-errors.ts";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { checkboxProps } from "#app/components/forms/field-props.ts";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { splitPhone } from "#app/domain/account/phone.ts";
import { addressTexts } from "#app/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { addressLabels, type AddressAnswer, type AddressFormFields } from "./address-form-fields.ts";
import styles from "./address-form.module.css";

interface AddressFormProps {
  /** Null = a new address. */
  readonly address: SavedAddress | null;
  readonly countries: readonly Country[];
  readonly answer: Extract<AddressAnswer, { kind: "again" }> | null;
}

export function AddressForm({ address, countries, answer }: AddressFormProps) {
  const phone = splitPhone(address?.phone ?? null);
  const [form, fields] = useForm<AddressFormFields>({
    id: "adresa",
    lastResult: answer?.reply,
    defaultValue: { ...(address && textsOf(address)), phonePrefix: phone.prefix, phone: phone.number },
  });
  const busy = useBusy("save");
  return (
    <Form
      method="post"
      action={paths.address({ id: address?.id ?? 0 })}
      id={form.id}
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={busy.guard}
    >
      <ErrorSummary errors={errorSummary(form, addressLabels)} />
      <FormFailed message={answer?.message} />
      {address ? <input type="hidden" name="id" value={address.id} /> : null}
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
        <Button name="intent" value="save" busy={busy.isBusy}>
          {addressTexts.save}
        </Button>
        <Link to={paths.addresses()} preventScrollReset>
          {addressTexts.close}
        </Link>
      </div>
    </Form>
  );
}

function textsOf({ firstName, lastName, street, city, zip, country }: SavedAddress): AddressFormFields {
  return { firstName, lastName, street, city, zip, country };
}
