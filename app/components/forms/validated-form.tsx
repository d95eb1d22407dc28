import { useForm, type DefaultValue, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFailed } from "./form-failed.tsx";
import { PostForm, type PostFormProps } from "./post-form.tsx";

/** An action's answer to a form that was not accepted: the form as it was typed, without passwords. */
export interface FormAnswer {
  readonly reply: SubmissionResult;
  readonly message: string | null;
}

/** The form's values as conform represents them: text, whatever their meaning. */
type Values<Name extends string> = Partial<Record<Name, string>>;

interface ValidatedFormProps<Name extends string> extends Omit<PostFormProps, "children" | "defaultValue"> {
  readonly id: string;
  /** Labels of the form's fields by name, in the order of the form. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly answer: FormAnswer | null | undefined;
  readonly defaultValue?: NoInfer<DefaultValue<Values<Name>>>;
  /** Stands before the messages. */
  readonly intro?: ReactNode;
  readonly children: (fields: ReturnType<typeof useForm<Values<Name>>>[1]) => ReactNode;
}

/** A form that the server validates: the messages of its action's answer, then the fields as they were typed. */
export function ValidatedForm<Name extends string>(props: ValidatedFormProps<Name>) {
  const { labels, answer, defaultValue, intro, children, ...rest } = props;
  const [form, fields] = useForm<Values<Name>>({ id: props.id, lastResult: answer?.reply, defaultValue });
  return (
    <PostForm {...rest} noValidate>
      {intro}
      <ErrorSummary errors={errorSummary(form, labels)} />
      <FormFailed message={answer?.message} />
      {children(fields)}
    </PostForm>
  );
}

/** The errors of the form's fields, then those that the upstream found in no field of it. */
function errorSummary(
  { allErrors, id }: Pick<FormMetadata, "allErrors" | "id">,
  labels: Readonly<Record<string, string>>,
) {
  const own = Object.entries(labels).flatMap(([name, label]) => {
    const [message] = allErrors[name] ?? [];
    return message ? [{ id: `${id}-${name}`, message: `${label}: ${message}` }] : [];
  });
  const others = Object.entries(allErrors).flatMap(([name, messages]) =>
    Object.hasOwn(labels, name) ? [] : messages,
  );
  return [...own, ...[...new Set(others)].map((message) => ({ id: null, message }))];
}

/** Only the form's own text fields: other submitted values reach neither the parser nor the page. */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const name of names) {
    const value = form.get(name);
    if (typeof value === "string") own.append(name, value);
  }
  return own;
}
