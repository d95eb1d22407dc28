import { useForm, type DefaultValue, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import type { Notice } from "#app/domain/notice.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormFailed } from "./form-failed.tsx";
import { PostForm, type PostFormProps } from "./post-form.tsx";

/** 422, 429, 410 (`isGone`) or 503: the form as the visitor typed it, without passwords. */
export interface RefusedForm {
  readonly kind: "again";
  readonly form?: string;
  readonly reply: SubmissionResult;
  readonly message: string | null;
  readonly isGone?: true;
}

/** A form's answer that is no redirect. `form`: its name, if the page has several. */
export type FormAnswer<T = null> =
  | RefusedForm
  | { readonly kind: "done"; readonly form?: string; readonly value: T; readonly notice?: Notice | null };

/** The form's values as conform represents them: text, whatever their meaning. */
type Values<Name extends string> = Partial<Record<Name, string>>;

interface ValidatedFormProps<Name extends string> extends Omit<PostFormProps, "children" | "defaultValue"> {
  readonly id: string;
  /** Labels of the form's fields by name, in the order of the form. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly answer: FormAnswer<unknown> | null | undefined;
  readonly defaultValue?: NoInfer<DefaultValue<Values<Name>>>;
  /** Stands before the messages. */
  readonly intro?: ReactNode;
  readonly children: (fields: ReturnType<typeof useForm<Values<Name>>>[1]) => ReactNode;
}

/** A form that the server validates: the messages of its action's answer, then the fields as the visitor typed them. */
export function ValidatedForm<Name extends string>(props: ValidatedFormProps<Name>) {
  const { labels, answer: answered, defaultValue, intro, children, ...rest } = props;
  const answer = answered?.kind === "again" ? answered : null;
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
