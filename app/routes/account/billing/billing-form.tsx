import { IcoField } from "#app/components/forms/company-fields.tsx";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { ValidatedForm } from "#app/components/forms/validated-form.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { fieldProps } from "#app/components/forms/field-props.ts";
import type { BilledCompany } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { billingTexts } from "#app/messages/account.ts";
import { companyRegister } from "#app/messages/company-register.ts";
import { Field } from "#app/ui/field.tsx";
import { billingLabels, type BillingAnswer } from "./billing-fields.ts";
import styles from "./billing.module.css";

interface BillingFormProps {
  readonly company: BilledCompany | null;
  readonly countries: readonly Country[];
  /** The back office looks companies up in the register. */
  readonly canFind: boolean;
  readonly answer: BillingAnswer | null;
}

const kinds = { found: "success", dissolved: "warning", missing: "warning", failed: "warning" } as const;

/** The company's numbers, name and address. IČO is first, because the register can fill in the rest from it. */
export function BillingForm({ company, countries, canFind, answer }: BillingFormProps) {
  return (
    <ValidatedForm
      action={paths.billing()}
      id="fakturace"
      className={styles.form}
      labels={billingLabels}
      answer={answer?.kind === "again" ? answer : null}
      defaultValue={
        answer?.kind === "asked" ? answer.values : company ? { ...company, dic: company.dic ?? "" } : {}
      }
      intent={["save", "ares"]}
      preventScrollReset
    >
      {(fields) => (
        <>
          {/* Enter in a field saves: it triggers the first submit button of the form. */}
          <input type="submit" name="intent" value="save" hidden />
          <IcoField
            field={fields.ico}
            find={
              canFind ? (
                <SubmitButton intent="ares" variant="secondary">
                  {companyRegister.find}
                </SubmitButton>
              ) : null
            }
            answer={
              answer?.kind === "asked"
                ? { kind: kinds[answer.outcome], text: billingTexts[answer.outcome] }
                : null
            }
          />
          <Field
            {...fieldProps(fields.name)}
            label={billingLabels.name}
            autoComplete="organization"
            required
          />
          <Field
            {...fieldProps(fields.dic)}
            label={billingLabels.dic}
            autoComplete="off"
            width="half"
            optional
          />
          <AddressFields fields={fields} countries={countries} autoComplete="billing" />
          <div className={styles.buttons}>
            <SubmitButton intent="save">{billingTexts.save}</SubmitButton>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
