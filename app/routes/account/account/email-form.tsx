import { AccountSection } from "#app/components/account/account-section.tsx";
import { emailProps } from "#app/components/forms/field-props.ts";
import { FormTimestamp } from "#app/components/forms/timestamp-field.tsx";
import { CurrentPassword } from "#app/components/forms/password-fields.tsx";
import { SubmitButton } from "#app/components/forms/post-form.tsx";
import { ValidatedForm, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { Field } from "#app/ui/field.tsx";
import styles from "./account.module.css";

const texts = czech({
  title: "Změna e-mailu",
  intro:
    "Na nový e-mail vám pošleme odkaz, kterým změnu potvrdíte. Pak vás všude odhlásíme a přihlásíte se už novým e-mailem. Odběr novinek převedeme na něj.",
  email: "Nový e-mail",
  password: "Současné heslo",
  submit: "Změnit e-mail",
});

const labels = { email: texts.email, password: texts.password } as const;

interface EmailFormProps {
  readonly answer: RefusedForm | null;
  readonly timestamp: string;
}

/** „Změna e-mailu“: the new address and the current password; an e-mail to the new address asks for a confirmation. */
export function EmailForm({ answer, timestamp }: EmailFormProps) {
  return (
    <AccountSection id="zmena-emailu" title={texts.title} intro={texts.intro}>
      <ValidatedForm
        action={paths.account()}
        id="novy-email"
        className={styles.form}
        labels={labels}
        answer={answer}
        intent="email"
        preventScrollReset
      >
        {(fields) => (
          <>
            <FormTimestamp timestamp={timestamp} />
            <Field {...emailProps(fields.email)} label={labels.email} required />
            <CurrentPassword field={fields.password} label={labels.password} />
            <SubmitButton intent="email">{texts.submit}</SubmitButton>
          </>
        )}
      </ValidatedForm>
    </AccountSection>
  );
}
