import { useForm } from "@conform-to/react";
import { Form, Link, useActionData } from "@remix-run/react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { useNotice } from "#app/components/notices.ts";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { signInTexts } from "#app/messages/sign-in.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import type { logInByForm } from "./login.action.ts";
import styles from "./login.module.css";

interface LoginFields extends Record<string, unknown> {
  readonly email: string;
  readonly password: string;
}

type Answer = Awaited<ReturnType<typeof logInByForm>>["data"];

/** E-mail and password; submitted as a document request, because signing in changes the whole shell. */
export function LoginForm({ redirect }: { readonly redirect: string | null }) {
  const answer = useActionData() as Answer | undefined;
  useNotice(answer);
  const [form, fields] = useForm<LoginFields>({ id: "prihlaseni", lastResult: answer?.reply });
  const { isBusy, guard } = useBusy();
  const errors = [fields.email, fields.password].flatMap(({ id, name, errors: [message] = [] }) =>
    message
      ? [{ id, message: `${name === "email" ? signInTexts.email : signInTexts.password}: ${message}` }]
      : [],
  );
  return (
    <Form
      method="post"
      action={paths.login(redirect ?? undefined)}
      id={form.id}
      className={styles.form}
      noValidate
      replace
      onSubmit={guard}
    >
      <ErrorSummary errors={errors} />
      <FormFailed message={answer?.message} />
      {redirect === null ? null : <input type="hidden" name="redirect" value={redirect} />}
      <Field
        {...fieldProps(fields.email)}
        label={signInTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        required
      />
      <Field
        {...fieldProps(fields.password)}
        label={signInTexts.password}
        type="password"
        autoComplete="current-password"
        required
      />
      <div className={styles.buttons}>
        <Button busy={isBusy}>{signInTexts.submit}</Button>
        <Link to={paths.forgotPassword()}>{signInTexts.forgotten}</Link>
      </div>
    </Form>
  );
}
