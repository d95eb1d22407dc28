import { useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { PasswordFields } from "#app/components/forms/password-fields.tsx";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { changePassword, passwordTexts } from "#app/messages/password.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { ChangeAnswer } from "./change-password.action.ts";
import styles from "./change-password.module.css";

interface ChangeFormProps {
  readonly answer: Extract<ChangeAnswer, { kind: "again" }> | null;
}

const labels = { password: passwordTexts.newPassword, passwordAgain: passwordTexts.again } as const;

/** The new password, twice. */
export function ChangeForm({ answer }: ChangeFormProps) {
  const [form, fields] = useForm<{ password?: string; passwordAgain?: string }>({
    id: "zmena-hesla",
    lastResult: answer?.reply,
  });
  const { isBusy, guard } = useBusy();
  const errors = (["password", "passwordAgain"] as const).flatMap((name) => {
    const [message] = fields[name].errors ?? [];
    return message ? [{ id: fields[name].id, message: `${labels[name]}: ${message}` }] : [];
  });
  return (
    <Form method="post" id={form.id} className={styles.form} noValidate replace onSubmit={guard}>
      <ErrorSummary errors={errors} />
      <FormFailed message={answer?.message} />
      <p>{changePassword.intro}</p>
      <PasswordFields fields={fields} label={labels.password} />
      <Button busy={isBusy}>{changePassword.submit}</Button>
    </Form>
  );
}
