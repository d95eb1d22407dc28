import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AddressFields } from "#app/components/forms/address-fields.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { errorSummary } from "#app/components/forms/form-errors.ts";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { fieldProps } from "#app/components/forms/field-props.ts";
import type { BilledCompany } from "#app/domain/account/account.ts";
import type { Country } from "#app/domain/shop/checkout.ts";
import { paths } from "#app/domain/paths.ts";
import { billingTexts } from "#app/messages/account.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { billingLabels, type BillingAnswer, type BillingFields } from "./billing-fields.ts";
import styles from "./billing.module.css";

interface BillingFormProps {
  readonly company: BilledCompany | null;
  readonly countries: readonly Country[];
  readonly answer: BillingAnswer | null;
}

const kinds = { found: "success", dissolved: "warning", missing: "warning", failed: "warning" } as const;

/** The company's numbers, name and address. IČO is first, because the register can fill in the rest from it. */
export function BillingForm({ company, countries, answer }: BillingFormProps) {
  const [form, fields] = useForm<BillingFields>({
    id: "fakturace",
    lastResult: answer?.kind === "again" ? answer.reply : null,
    defaultValue:
      answer?.kind === "asked" ? answer.values : company ? { ...company, dic: company.dic ?? "" } : {},
  });
  const saving = useBusy("save");
  const asking = useBusy("ares");
  return (
    <Form
      method="post"
      action={paths.billing()}
      id={form.id}
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        saving.guard(event);
        asking.guard(event);
      }}
    >
      <ErrorSummary errors={errorSummary(form, billingLabels)} />
      <FormFailed message={answer?.kind === "again" ? answer.message : null} />
      {/* Enter in a field saves: it triggers the first submit button of the form. */}
      <input type="submit" name="intent" value="save" hidden />
      <div className={styles.find}>
        <div className={styles.ico}>
          <Field
            {...fieldProps(fields.ico)}
            label={billingLabels.ico}
            hint={billingTexts.findHint}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <Button name="intent" value="ares" variant="secondary" busy={asking.isBusy}>
            {billingTexts.find}
          </Button>
        </div>
        {answer?.kind === "asked" ? (
          <Alert kind={kinds[answer.outcome]} role="alert">
            <p>{billingTexts[answer.outcome]}</p>
          </Alert>
        ) : null}
      </div>
      <Field {...fieldProps(fields.name)} label={billingLabels.name} autoComplete="organization" required />
      <Field {...fieldProps(fields.dic)} label={billingLabels.dic} autoComplete="off" width="half" optional />
      <AddressFields fields={fields} countries={countries} autoComplete="billing" />
      <div className={styles.buttons}>
        <Button name="intent" value="save" busy={saving.isBusy}>
          {billingTexts.save}
        </Button>
      </div>
    </Form>
  );
}
