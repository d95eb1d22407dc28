import { emailProps, fieldProps } from "#app/components/forms/field-props.ts";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { complaintPath, remedies } from "#app/domain/shop/complaint.ts";
import { complaintTexts as texts } from "#app/messages/complaint.ts";
import { Field } from "#app/ui/field.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { complaintLabels, type ComplaintPrefill } from "./complaint-fields.ts";
import styles from "./complaint.module.css";

interface ComplaintFormProps {
  readonly prefill: ComplaintPrefill | null;
  readonly answer: FormAnswer | null;
}

export function ComplaintForm({ prefill, answer }: ComplaintFormProps) {
  const { items = [], ...known } = prefill ?? {};
  const list = items.length > 0 ? "zbozi-z-objednavky" : undefined;
  return (
    <ValidatedForm
      action={complaintPath()}
      id="reklamace"
      className={styles.form}
      labels={complaintLabels}
      answer={answer}
      defaultValue={{ ...known, ...(items.length === 1 && { item: items[0] }) }}
      intro={<p>{texts.intro}</p>}
    >
      {(fields) => (
        <>
          <Field
            {...fieldProps(fields.order)}
            label={complaintLabels.order}
            hint={texts.orderHint}
            autoComplete="off"
            maxLength={40}
            required
          />
          <Field
            {...fieldProps(fields.item)}
            label={complaintLabels.item}
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
            label={complaintLabels.defect}
            hint={texts.defectHint}
            maxLength={2_000}
            rows={5}
            required
          />
          <RadioGroup
            id={fields.remedy.id}
            legend={complaintLabels.remedy}
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
          <Field {...fieldProps(fields.name)} label={complaintLabels.name} autoComplete="name" required />
          <Field
            {...emailProps(fields.email)}
            label={complaintLabels.email}
            hint={texts.emailHint}
            maxLength={254}
            required
          />
          <Field
            {...fieldProps(fields.phone)}
            label={complaintLabels.phone}
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
