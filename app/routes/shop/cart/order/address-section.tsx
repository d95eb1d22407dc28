import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { checkboxProps } from "#app/components/forms/field-props.ts";
import type { SavedAddress } from "#app/domain/account/account.ts";
import type { Country, Delivery } from "#app/domain/shop/checkout.ts";
import { orderForm } from "#app/messages/order.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { AddressCards } from "./address-cards.tsx";
import styles from "./fields.module.css";
import { deliverableCountries } from "./offer.ts";
import type { OrderFieldset } from "./order-fields.ts";

interface AddressSectionProps {
  readonly fields: OrderFieldset;
  /** The customer's saved addresses, the default one first; none = only the fields. */
  readonly addresses: readonly SavedAddress[];
  readonly countries: readonly Country[];
  readonly delivery: Delivery | null;
}

/**
 * Addresses. CSS alone shows them when a delivery to an address or a company is chosen, so it works without JavaScript;
 * the server ignores hidden fields too.
 */
export function AddressSection({ fields, addresses, countries, delivery }: AddressSectionProps) {
  const elsewhere = fields.deliveryAddress.getFieldset();
  return (
    <section className={`${styles.section} ${styles.address}`}>
      <h2 className={styles.title}>Adresa</h2>
      <AddressCards fields={fields} addresses={addresses} countries={countries}>
        <AddressFields fields={fields.address.getFieldset()} countries={countries} autoComplete="billing" />
      </AddressCards>
      <div className={styles.elsewhere}>
        <Checkbox
          {...checkboxProps(fields.elsewhere)}
          label={orderForm.differentAddress}
          className={styles.switch}
        />
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
