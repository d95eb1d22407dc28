import { emailProps, fieldProps } from "#app/components/forms/field-props.ts";
import { FormTimestamp } from "#app/components/forms/form-timestamp.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { ValidatedForm, type FormAnswer } from "#app/components/forms/validated-form.tsx";
import { enquiryPath } from "#app/domain/theatre/enquiry-path.ts";
import { enquiryKinds } from "#app/domain/theatre/enquiry.ts";
import { enquiryTexts as texts } from "#app/messages/enquiry.ts";
import { Field } from "#app/ui/field.tsx";
import { RadioCard, RadioGroup } from "#app/ui/radio-card.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { EnquiryForm as Opened } from "#server/services/theatre/enquiry-form.ts";
import { enquiryFields as labels, longestNote } from "./enquiry-fields.ts";
import styles from "./enquiry.module.css";

interface EnquiryFormProps extends Opened {
  readonly timestamp: string;
  readonly answer: FormAnswer | undefined;
}

const titlesId = "tituly-divadla";

export function EnquiryForm({ prefill, titles, timestamp, answer }: EnquiryFormProps) {
  return (
    <ValidatedForm
      action={enquiryPath()}
      id="poptavka"
      className={styles.form}
      labels={labels}
      answer={answer}
      defaultValue={prefill}
      intro={<p>{texts.intro}</p>}
      replace
    >
      {(fields) => (
        <>
          <RadioGroup id={fields.kind.id} legend={labels.kind} error={fields.kind.errors?.[0] ?? null}>
            {enquiryKinds.map((kind) => (
              <RadioCard
                key={kind}
                name={fields.kind.name}
                value={kind}
                label={texts.kinds[kind].label}
                description={texts.kinds[kind].hint}
                defaultChecked={fields.kind.initialValue === kind}
                required
              >
                {kind === "school" ? (
                  <Field
                    {...fieldProps(fields.grade)}
                    label={labels.grade}
                    hint={texts.gradeHint}
                    maxLength={120}
                    optional
                  />
                ) : null}
              </RadioCard>
            ))}
          </RadioGroup>
          <Field
            {...fieldProps(fields.people)}
            label={labels.people}
            hint={texts.peopleHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            required
          />
          <Field
            {...fieldProps(fields.title)}
            label={labels.title}
            hint={texts.wishedHint}
            list={titles.length > 0 ? titlesId : undefined}
            autoComplete="off"
            maxLength={200}
            optional
          />
          {titles.length > 0 ? (
            <datalist id={titlesId}>
              {titles.map((title) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its value is its label
                <option key={title} value={title} />
              ))}
            </datalist>
          ) : null}
          <Field
            {...fieldProps(fields.date)}
            label={labels.date}
            hint={texts.dateHint}
            autoComplete="off"
            maxLength={120}
            optional
          />
          <Field
            {...fieldProps(fields.organisation)}
            label={labels.organisation}
            hint={texts.organisationHint}
            autoComplete="organization"
            maxLength={200}
          />
          <Field
            {...fieldProps(fields.name)}
            label={labels.name}
            autoComplete="name"
            maxLength={120}
            required
          />
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
          <TextArea
            {...fieldProps(fields.note)}
            label={labels.note}
            hint={texts.noteHint}
            maxLength={longestNote}
            rows={5}
            optional
          />
          <Honeypot />
          <FormTimestamp timestamp={timestamp} />
          <PrivacyNote />
          <div className={styles.buttons}>
            <SubmitButton>{texts.submit}</SubmitButton>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
