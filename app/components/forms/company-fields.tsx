import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { fieldProps } from "#app/components/forms/field-props.ts";
import { czech } from "#app/domain/typography.ts";
import { Alert, type AlertKind } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldPair } from "./field-pair.tsx";
import styles from "./fields.module.css";

const texts = czech({
  hint: "Stačí vyplnit IČO, název a sídlo doplníme z registru.",
});

type Text = FieldMetadata<string | undefined>;

/** The answer of the register of companies. */
export interface RegisterAnswer {
  readonly kind: AlertKind;
  readonly text: string;
}

interface IcoFieldProps {
  readonly field: Text;
  /** An error that replaces the field's own. */
  readonly error?: string | undefined;
  /** The button that looks the company up; null: the back office cannot. */
  readonly find: ReactNode;
  readonly answer: RegisterAnswer | null;
}

/** The IČO with the button that fills in the other fields from it. */
export function IcoField({ field, error, find, answer }: IcoFieldProps) {
  const own = fieldProps(field);
  return (
    <div className={find ? styles.find : undefined}>
      <div className={styles.ico}>
        <Field
          {...own}
          error={error ?? own.error}
          label="IČO"
          hint={find ? texts.hint : undefined}
          autoComplete="off"
          required
        />
        {find}
      </div>
      {answer ? (
        <Alert kind={answer.kind} role="alert">
          <p id={`${field.id}-answer`} className={styles.answer}>
            {answer.text}
          </p>
        </Alert>
      ) : null}
    </div>
  );
}

interface CompanyFieldsProps {
  readonly fields: { readonly name: Text; readonly dic: Text };
  /** IČO is first, because the register can fill in the rest from it. */
  readonly ico: ReactNode;
}

/** The invoiced company. */
export function CompanyFields({ fields, ico }: CompanyFieldsProps) {
  return (
    <>
      {ico}
      <FieldPair>
        <Field {...fieldProps(fields.name)} label="Název firmy" autoComplete="organization" required />
        <Field {...fieldProps(fields.dic)} label="DIČ" autoComplete="off" optional />
      </FieldPair>
    </>
  );
}
