import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AccountSection } from "#app/components/account/account-section.tsx";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { errorSummary } from "#app/components/forms/form-errors.ts";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { accountTexts } from "#app/messages/account.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { removeLabels, type AccountAnswer, type RemoveFields } from "./account-fields.ts";
import styles from "./account.module.css";

const anchor = "smazat-ucet";

interface RemoveAccountProps {
  /** Whether the confirmation is shown; it has its own address, so that it works without JavaScript. */
  readonly asks: boolean;
  readonly answer: Extract<AccountAnswer, { kind: "again" }> | null;
}

/** „Smazat účet“ with a confirmation that requires the password. */
export function RemoveAccount({ asks, answer }: RemoveAccountProps) {
  return (
    <AccountSection id={anchor} title={accountTexts.remove}>
      <p>{accountTexts.removeText}</p>
      {asks ? (
        <Question answer={answer} />
      ) : (
        <p>
          <ButtonLink
            variant="danger"
            size="small"
            to={`${paths.account()}?smazat=1#${anchor}`}
            preventScrollReset
            rel="nofollow"
          >
            {accountTexts.remove}
          </ButtonLink>
        </p>
      )}
    </AccountSection>
  );
}

function Question({ answer }: Pick<RemoveAccountProps, "answer">) {
  const [form, fields] = useForm<RemoveFields>({ id: "smazani", lastResult: answer?.reply });
  const busy = useBusy("delete");
  return (
    <Form
      method="post"
      action={`${paths.account()}?smazat=1`}
      id={form.id}
      className={styles.form}
      noValidate
      preventScrollReset
      onSubmit={busy.guard}
    >
      <ErrorSummary errors={errorSummary(form, removeLabels)} />
      <FormFailed message={answer?.message} />
      <p className={styles.warning}>{accountTexts.removeQuestion}</p>
      <Field
        {...fieldProps(fields.password)}
        label={removeLabels.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <div className={styles.buttons}>
        <Button name="intent" value="delete" variant="danger" busy={busy.isBusy}>
          {accountTexts.removeConfirm}
        </Button>
        <ButtonLink variant="quiet" to={paths.account()} preventScrollReset>
          {accountTexts.removeCancel}
        </ButtonLink>
      </div>
    </Form>
  );
}
