import { useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { FormTimestamp } from "#app/components/forms/form-timestamp.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { useNotice } from "#app/components/notices.ts";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { forgotPassword } from "#app/messages/password.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import type { ForgotAnswer } from "./forgot-password.action.ts";
import styles from "./forgot-password.module.css";

/** One e-mail field; the answer is the same whether or not an account exists. */
export function ForgotForm({ timestamp }: { readonly timestamp: string }) {
  // The form is submitted only to this page's action.
  const answer = useActionData() as ForgotAnswer | undefined;
  useNotice(answer);
  const [form, fields] = useForm<{ email?: string }>({ id: "obnova", lastResult: answer?.reply });
  const { isBusy, guard } = useBusy();
  const [message] = fields.email.errors ?? [];
  const errors = message ? [{ id: fields.email.id, message: `${forgotPassword.email}: ${message}` }] : [];
  return (
    <Form
      method="post"
      action={paths.forgotPassword()}
      id={form.id}
      className={styles.form}
      noValidate
      replace
      onSubmit={guard}
    >
      <ErrorSummary errors={errors} />
      <FormFailed message={answer?.message} />
      <p>{forgotPassword.intro}</p>
      <Field
        {...fieldProps(fields.email)}
        label={forgotPassword.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Honeypot />
      <FormTimestamp timestamp={timestamp} />
      <div className={styles.buttons}>
        <Button busy={isBusy}>{forgotPassword.submit}</Button>
      </div>
    </Form>
  );
}
