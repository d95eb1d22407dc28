import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { fieldProps, checkboxProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { companyRegister } from "#app/messages/errors-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import styles from "./customer-fields.module.css";
import type { OrderAnswer } from "../answers.ts";
import type { OrderFieldset } from "./order-fields.ts";
import { CompanyFields, IcoField } from "#app/components/forms/company-fields.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country, Delivery } from "#app/domain/shop/checkout.ts";
import { AddressCards } from "./address-cards.tsx";
import { deliverableCountries } from "./offer.ts";

const texts = czech({
  company: "Nakupuji na firmu",
  differentAddress: "Doručit na jinou adresu",
  confirmation: "Pošleme na něj potvrzení objednávky.",
  tickets: "Pošleme na něj potvrzení a po zaplacení i vstupenky.",
});

interface CompanySectionProps {
  readonly fields: OrderFieldset;
  /** The back office looks companies up in the register. */
  readonly canFind: boolean;
  /** The answer to the form that looked one up: of the page, or of its script. */
  readonly answer: OrderAnswer | null;
  readonly busy: boolean;
}

/** „Nakupuji na firmu“. */
export function CompanySection({ fields, canFind, answer, busy }: CompanySectionProps) {
  const company = fields.company.getFieldset();
  return (
    <section className={styles.company}>
      <Checkbox {...checkboxProps(fields.forCompany)} label={texts.company} />
      <div className={styles.part}>
        <CompanyFields
          fields={company}
          ico={
            <IcoField
              field={company.ico}
              error={answer?.reply.error?.["company.ico"]?.[0]}
              find={
                canFind ? (
                  <Button
                    variant="secondary"
                    name="intent"
                    value="ares"
                    formAction={`${paths.cart()}#${company.ico.id}`}
                    busy={busy}
                  >
                    {companyRegister.find}
                  </Button>
                ) : null
              }
              answer={answer?.register ?? null}
            />
          }
        />
      </div>
    </section>
  );
}

interface AddressSectionProps {
  readonly fields: OrderFieldset;
  /** The customer's saved addresses, the default one first; none = only the fields. */
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
  readonly delivery: Delivery | null;
}

/**
 * Addresses. CSS shows them after the choice of a delivery to an address, or of a company, so this works without
 * JavaScript. The server ignores hidden fields too.
 */
export function AddressSection({ fields, addresses, countries, delivery }: AddressSectionProps) {
  const elsewhere = fields.deliveryAddress.getFieldset();
  return (
    <section className={`${styles.section} ${styles.address}`}>
      <h2 className="h3">Adresa</h2>
      <AddressCards fields={fields} addresses={addresses} countries={countries}>
        <AddressFields fields={fields.address.getFieldset()} countries={countries} autoComplete="billing" />
      </AddressCards>
      <div className={styles.elsewhere}>
        <Checkbox {...checkboxProps(fields.elsewhere)} label={texts.differentAddress} />
        <div className={styles.part}>
          <NameFields fields={elsewhere} autoComplete="shipping" />
          <AddressFields
            fields={elsewhere}
            countries={deliverableCountries(delivery, countries)}
            autoComplete="shipping"
          />
        </div>
      </div>
    </section>
  );
}

/** Contact details of the person who orders. */
export function ContactFields({
  fields,
  hasPhone,
  sendsEmail,
}: {
  readonly fields: OrderFieldset;
  readonly hasPhone: boolean;
  /** The back office e-mails the order's confirmation. */
  readonly sendsEmail: boolean;
}) {
  const hint = hasPhone ? texts.confirmation : texts.tickets;
  return (
    <section className={styles.section}>
      <h2 className="h3">Kontakt</h2>
      <Field
        {...fieldProps(fields.email)}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint={sendsEmail ? hint : undefined}
      />
      <NameFields fields={fields} />
      {hasPhone ? <PhoneFields fields={fields} /> : null}
    </section>
  );
}
