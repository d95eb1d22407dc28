import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PasswordFields as NewPasswordFields } from "#app/components/forms/password-fields.tsx";
import { errorSummary } from "#app/components/forms/form-errors.ts";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { accountTexts } from "#app/messages/account.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { passwordLabels, type AccountAnswer, type PasswordFields } from "./account-fields.ts";
import styles from "./account.module.css";

interface PasswordFormProps {
  /** For the browser's password manager. */
  readonly email: string;
  readonly answer: Extract<AccountAnswer, { kind: "again" }> | null;
}

/** „Změna hesla“: the current password, and the new one twice. */
export function PasswordForm({ email, answer }: PasswordFormProps) {
  const [form, fields] = useForm<PasswordFields>({ id: "heslo", lastResult: answer?.reply });
  const busy = useBusy("password");
  return (
    <AccountSection id="zmena-hesla" title={accountTexts.password} intro={accountTexts.passwordHint}>
      <Form
        method="post"
        action={paths.account()}
        id={form.id}
        className={styles.form}
        noValidate
        preventScrollReset
        onSubmit={busy.guard}
      >
        <ErrorSummary errors={errorSummary(form, passwordLabels)} />
        <FormFailed message={answer?.message} />
        <input type="hidden" autoComplete="username" value={email} />
        <Field
          {...fieldProps(fields.current)}
          label={passwordLabels.current}
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields fields={fields} label={passwordLabels.password} />
        <Button name="intent" value="password" busy={busy.isBusy}>
          {accountTexts.changePassword}
        </Button>
      </Form>
    </AccountSection>
  );
}
