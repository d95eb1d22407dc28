import { emailProps, fieldProps } from "#app/components/forms/field-props.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { complaintPath, longestDefect, remedies } from "#app/domain/shop/complaint.ts";
import { complaintTexts as texts } from "#app/messages/withdrawal-texts.ts";
import { Field } from "#app/ui/field.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import styles from "./complaint.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** The form's fields in order, with their labels in the error summary. */
const labels = {
  order: texts.order,
  item: texts.item,
  defect: texts.defect,
  remedy: texts.remedy,
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
} as const;

/** The values from an order. `items`: names of its lines, to choose from. */
export interface ComplaintPrefill {
  readonly order: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly items: readonly string[];
}

interface ComplaintFormProps {
  readonly prefill: ComplaintPrefill | null;
  readonly answer: FormAnswer<unknown> | null;
}

export function ComplaintForm({ prefill, answer }: ComplaintFormProps) {
  const { items = [], ...known } = prefill ?? {};
  const list = items.length > 0 ? "zbozi-z-objednavky" : undefined;
  return (
    <ValidatedForm
      action={complaintPath()}
      id="reklamace"
      className={styles.form}
      labels={labels}
      answer={answer}
      defaultValue={{ ...known, ...(items.length === 1 && { item: items[0] }) }}
      intro={
        <p>
          <Typeset>{texts.intro}</Typeset>
        </p>
      }
    >
      {(fields) => (
        <>
          <Field
            {...fieldProps(fields.order)}
            label={labels.order}
            hint={<Typeset>{texts.orderHint}</Typeset>}
            autoComplete="off"
            maxLength={40}
            required
          />
          <Field
            {...fieldProps(fields.item)}
            label={labels.item}
            hint={texts.itemHint}
            list={list}
            maxLength={200}
            required
          />
          {list ? (
            <datalist id={list}>
              {items.map((item) => (
                <option key={item}>{item}</option>
              ))}
            </datalist>
          ) : null}
          <TextArea
            {...fieldProps(fields.defect)}
            label={labels.defect}
            hint={texts.defectHint}
            maxLength={longestDefect}
            rows={5}
            required
          />
          <RadioGroup
            id={fields.remedy.id}
            legend={labels.remedy}
            hint={texts.remedyHint}
            error={fields.remedy.errors?.[0] ?? null}
          >
            {remedies.map((remedy) => (
              <RadioCard
                key={remedy}
                name={fields.remedy.name}
                value={remedy}
                label={texts.remedies[remedy]}
                defaultChecked={fields.remedy.initialValue === remedy}
                required
              />
            ))}
          </RadioGroup>
          <Field {...fieldProps(fields.name)} label={labels.name} autoComplete="name" required />
          <Field
            {...emailProps(fields.email)}
            label={labels.email}
            hint={texts.emailHint}
            maxLength={254}
            required
          />
          <Field
            {...fieldProps(fields.phone)}
            label={labels.phone}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            optional
          />
          <Honeypot />
          <PrivacyNote />
          <div className={styles.buttons}>
            <SubmitButton>{texts.submit}</SubmitButton>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
