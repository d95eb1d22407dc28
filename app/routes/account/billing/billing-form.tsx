import { IcoField } from "#app/components/forms/company-fields.tsx";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { fieldProps } from "#app/components/forms/field-props.ts";
import type { BilledCompany } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { billingTexts } from "#app/messages/account-texts.ts";
import { companyRegister } from "#app/messages/errors-texts.ts";
import { Field } from "#app/ui/field.tsx";
import styles from "./billing.module.css";

/** The form's fields in order, with their labels in the error summary; the upstream's errors use the same names. */
const labels = {
  ico: "IČO",
  name: "Název firmy",
  dic: "DIČ",
  street: "Ulice a číslo popisné",
  zip: "PSČ",
  city: "Město",
  country: "Země",
} as const;

export const billingFields = Object.keys(labels);

/** The register's answer: the form filled in from it, or as the customer typed it. */
export interface Lookup {
  /** Each answer gets a new id, which resets the form to its values. */
  readonly id: string;
  readonly values: Partial<Record<keyof typeof labels, string>>;
  readonly outcome: "found" | "dissolved" | "missing" | "foreign" | "failed";
}

export type BillingAnswer = FormAnswer<Lookup | null>;

interface BillingFormProps {
  readonly company: BilledCompany | null;
  readonly countries: readonly Country[];
  /** The back office looks companies up in the register. */
  readonly canFind: boolean;
  readonly answer: BillingAnswer | null;
}

const kinds = {
  found: "success",
  dissolved: "warning",
  missing: "warning",
  foreign: "warning",
  failed: "warning",
} as const;

/** The company's numbers, name and address. IČO is first, because the register can fill in the rest from it. */
export function BillingForm({ company, countries, canFind, answer }: BillingFormProps) {
  const lookup = answer?.kind === "done" ? answer.value : null;
  return (
    <ValidatedForm
      action={paths.billing()}
      id="fakturace"
      className="stack gap-4"
      labels={labels}
      answer={answer}
      defaultValue={lookup ? lookup.values : company ? { ...company, dic: company.dic ?? "" } : {}}
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
            answer={lookup && { kind: kinds[lookup.outcome], text: billingTexts[lookup.outcome] }}
          />
          <Field {...fieldProps(fields.name)} label={labels.name} autoComplete="organization" required />
          <Field {...fieldProps(fields.dic)} label={labels.dic} autoComplete="off" width="half" optional />
          <AddressFields fields={fields} countries={countries} autoComplete="billing" />
          <div className={styles.buttons}>
            <SubmitButton intent="save">{billingTexts.save}</SubmitButton>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
