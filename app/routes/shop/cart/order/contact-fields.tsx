import { Link } from "@remix-run/react";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { orderForm } from "#app/messages/order.ts";
import { Field } from "#app/ui/field.tsx";
import styles from "./fields.module.css";
import type { OrderFieldset } from "./order-fields.ts";

/** Contact details of the person who orders. */
export function ContactFields({
  fields,
  isGuest,
}: {
  readonly fields: OrderFieldset;
  readonly isGuest: boolean;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Kontakt</h2>
      {isGuest ? (
        <p>
          {orderForm.haveAccount} <Link to={paths.login(paths.cart())}>{orderForm.signIn}</Link>
          {orderForm.whySignIn}
        </p>
      ) : null}
      <Field
        {...fieldProps(fields.email)}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="Pošleme na něj potvrzení objednávky."
      />
      <NameFields fields={fields} />
      <PhoneFields fields={fields} />
    </section>
  );
}
