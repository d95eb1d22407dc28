import { Form } from "@remix-run/react";
import { longestName } from "#app/domain/question.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

interface NameSearchProps {
  /** The list's own path. */
  readonly action: string;
  /** Of the query parameter. */
  readonly name: string;
  /** Of the field; unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly submit: string;
  /** What the list was searched for. */
  readonly question: string;
  readonly className?: string;
}

/** A GET form that narrows a list to what is called so. */
export function NameSearch({ action, name, id, label, submit, question, className }: NameSearchProps) {
  return (
    <Form
      action={action}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many browsers in use know no <search>
      role="search"
      aria-label={label}
      className={className}
    >
      <Field
        // The page may have changed around a field that stays.
        key={question}
        type="search"
        name={name}
        id={id}
        label={label}
        defaultValue={question}
        maxLength={longestName}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="secondary">{submit}</Button>
    </Form>
  );
}
