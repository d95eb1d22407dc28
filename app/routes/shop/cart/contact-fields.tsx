import { wired } from "#app/components/wired.ts";
import { phonePrefixes } from "#app/domain/phone.ts";
import { orderForm } from "#app/messages/order.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import styles from "./fields.module.css";
import type { OrderFieldset } from "./order-fields.ts";

/** Who orders. */
export function ContactFields({ fields }: { readonly fields: OrderFieldset }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Kontakt</h2>
      <Field
        {...wired(fields.email)}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="Pošleme na něj potvrzení objednávky."
      />
      <div className={styles.pair}>
        <Field {...wired(fields.firstName)} label="Jméno" autoComplete="given-name" required />
        <Field {...wired(fields.lastName)} label="Příjmení" autoComplete="family-name" required />
      </div>
      <div className={styles.phone}>
        <Select {...wired(fields.phonePrefix)} label="Předvolba" autoComplete="tel-country-code">
          <option value="">bez předvolby</option>
          {phonePrefixes.map((prefix) => (
            <option key={prefix} value={prefix}>
              {prefix}
            </option>
          ))}
        </Select>
        <Field
          {...wired(fields.phone)}
          label="Telefon"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          optional
          hint={orderForm.phoneHint}
        />
      </div>
    </section>
  );
}
