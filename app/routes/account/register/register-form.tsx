import { useForm } from "@conform-to/react";
import { Form, useActionData } from "@remix-run/react";
import { FormFailed } from "#app/components/forms/form-failed.tsx";
import { NameFields } from "#app/components/forms/name-fields.tsx";
import { PasswordFields } from "#app/components/forms/password-fields.tsx";
import { PhoneFields } from "#app/components/forms/phone-fields.tsx";
import { PrivacyNote } from "#app/components/forms/privacy-note.tsx";
import { FormTimestamp } from "#app/components/forms/form-timestamp.tsx";
import { Honeypot } from "#app/components/forms/honeypot.tsx";
import { useBusy } from "#app/components/forms/use-busy.ts";
import { useNotice } from "#app/components/notices.ts";
import { fieldProps, checkboxProps } from "#app/components/forms/field-props.ts";
import { paths } from "#app/domain/paths.ts";
import { registration } from "#app/messages/registration.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import styles from "./register.module.css";
import {
  registrationFieldNames,
  registrationFormId,
  registrationLabels,
  type RegistrationAnswer,
  type RegistrationFields,
} from "./registration-fields.ts";

/** Name, contact and sign-in details; no box is ticked in advance. */
export function RegisterForm({ timestamp }: { readonly timestamp: string }) {
  // The form is submitted only to this page's action.
  const answer = useActionData() as RegistrationAnswer | undefined;
  useNotice(answer);
  const [form, fields] = useForm<RegistrationFields>({
    id: registrationFormId,
    lastResult: answer?.reply,
    defaultValue: { phonePrefix: "+420" },
  });
  const { isBusy, guard } = useBusy();
  const errors = registrationFieldNames.flatMap((name) => {
    const [message] = fields[name].errors ?? [];
    return message ? [{ id: fields[name].id, message: `${registrationLabels[name]}: ${message}` }] : [];
  });
  return (
    <Form
      method="post"
      action={paths.register()}
      id={form.id}
      className={styles.form}
      noValidate
      replace
      onSubmit={guard}
    >
      <ErrorSummary errors={errors} />
      <FormFailed message={answer?.message} />
      <Field
        {...fieldProps(fields.email)}
        label={registrationLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={registration.emailHint}
        required
      />
      <NameFields fields={fields} />
      <PhoneFields fields={fields} />
      <PasswordFields fields={fields} />
      <Checkbox {...checkboxProps(fields.newsletter)} label={registration.newsletter} />
      <Honeypot />
      <FormTimestamp timestamp={timestamp} />
      <div className={styles.end}>
        <Button busy={isBusy}>{isBusy ? registration.submitting : registration.submit}</Button>
        <PrivacyNote />
      </div>
    </Form>
  );
}
