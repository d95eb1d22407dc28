import type { FieldMetadata } from "@conform-to/react";
import { useState, type ReactNode } from "react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { minPasswordLength, passwordStrength, passwordTexts } from "#app/messages/sign-in-texts.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import styles from "./password-fields.module.css";

type Text = FieldMetadata<string | undefined>;

interface PasswordFieldsProps {
  readonly fields: { readonly password: Text; readonly passwordAgain: Text };
  readonly label?: string;
}

/** A new password and its confirmation; the server never sends the submitted values back. */
export function PasswordFields({ fields, label = passwordTexts.password }: PasswordFieldsProps) {
  const [type, toggle] = useShownPassword(fields.password.id);
  const [length, setLength] = useState(0);
  return (
    <>
      <Field
        {...fieldProps(fields.password)}
        label={label}
        type={type}
        autoComplete="new-password"
        minLength={minPasswordLength}
        hint={passwordStrength(length)}
        onChange={(event) => setLength(Array.from(event.currentTarget.value).length)}
        required
      />
      <Field
        {...fieldProps(fields.passwordAgain)}
        label={passwordTexts.again}
        type={type}
        autoComplete="new-password"
        required
      />
      {toggle}
    </>
  );
}

/** The password that the account has now. */
export function CurrentPassword({ field, label }: { readonly field: Text; readonly label: string }) {
  const [type, toggle] = useShownPassword(field.id);
  return (
    <>
      <Field {...fieldProps(field)} label={label} type={type} autoComplete="current-password" required />
      {toggle}
    </>
  );
}

/** The type of a password's input, and the checkbox that shows the typed password; only with JavaScript. */
function useShownPassword(id: string): readonly [type: "text" | "password", toggle: ReactNode] {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <div className={styles.show}>
      <Checkbox
        id={`${id}-show`}
        label={passwordTexts.show}
        onChange={(event) => setShown(event.currentTarget.checked)}
      />
    </div>
  );
  return [isShown ? "text" : "password", toggle];
}
