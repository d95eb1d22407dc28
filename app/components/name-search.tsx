import { Form } from "@remix-run/react";
import { maxNameSearchLength } from "#app/domain/question.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

interface NameSearchProps {
  /** Path of the list. */
  readonly action: string;
  /** Name of the query parameter. */
  readonly name: string;
  /** Id of the field; unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly submit: string;
  /** The current query. */
  readonly question: string;
  readonly className?: string;
}

/** A GET form that filters a list by name. */
export function NameSearch({ action, name, id, label, submit, question, className }: NameSearchProps) {
  return (
    <Form
      action={action}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- many browsers in use do not support <search>
      role="search"
      aria-label={label}
      className={className}
    >
      <Field
        // Remounts the uncontrolled field when client-side navigation changes the query.
        key={question}
        type="search"
        name={name}
        id={id}
        label={label}
        defaultValue={question}
        maxLength={maxNameSearchLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button variant="secondary">{submit}</Button>
    </Form>
  );
}
