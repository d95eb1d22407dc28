import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { passwordTexts, minPasswordLength } from "#app/messages/password.ts";
import { Field } from "#app/ui/field.tsx";

type Text = FieldMetadata<string | undefined>;

interface PasswordFieldsProps {
  readonly fields: { readonly password: Text; readonly passwordAgain: Text };
  readonly label?: string;
}

/** A new password and its confirmation; the server never sends the submitted values back. */
export function PasswordFields({ fields, label = passwordTexts.password }: PasswordFieldsProps) {
  return (
    <>
      <Field
        {...fieldProps(fields.password)}
        label={label}
        type="password"
        autoComplete="new-password"
        minLength={minPasswordLength}
        hint={passwordTexts.hint}
        required
      />
      <Field
        {...fieldProps(fields.passwordAgain)}
        label={passwordTexts.again}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
