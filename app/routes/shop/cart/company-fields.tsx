import { wired, wiredTick } from "#app/components/wired.ts";
import { orderForm } from "#app/messages/order.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import styles from "./fields.module.css";
import type { OrderFieldset } from "./order-fields.ts";

/** „Nakupuji na firmu“. */
export function CompanyFields({ fields }: { readonly fields: OrderFieldset }) {
  const company = fields.company.getFieldset();
  return (
    <section className={styles.company}>
      <Checkbox {...wiredTick(fields.forCompany)} label={orderForm.company} className={styles.switch} />
      <div className={styles.part}>
        <Field {...wired(company.name)} label="Název firmy" autoComplete="organization" required />
        <div className={styles.pair}>
          <Field {...wired(company.ico)} label="IČO" inputMode="numeric" autoComplete="off" required />
          <Field {...wired(company.dic)} label="DIČ" autoComplete="off" optional />
        </div>
      </div>
    </section>
  );
}
