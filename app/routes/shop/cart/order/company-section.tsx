import { CompanyFields } from "#app/components/forms/company-fields.tsx";
import { checkboxProps } from "#app/components/forms/field-props.ts";
import { orderForm } from "#app/messages/order.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./fields.module.css";
import type { OrderFieldset } from "./order-fields.ts";

/** „Nakupuji na firmu“. */
export function CompanySection({ fields }: { readonly fields: OrderFieldset }) {
  return (
    <section className={styles.company}>
      <Checkbox {...checkboxProps(fields.forCompany)} label={orderForm.company} className={styles.switch} />
      <div className={styles.part}>
        <CompanyFields fields={fields.company.getFieldset()} />
      </div>
    </section>
  );
}
