import { Form, useActionData, useNavigation, type FormProps } from "@remix-run/react";
import { useContext, type ComponentProps, type FormEvent } from "react";
import { useNotice } from "#app/components/notice-context.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorsVisible } from "#app/ui/visible-errors.ts";

/**
 * The answer of the page's action, whose notice the shell shows. `T`: what the action answers; the page's forms are
 * submitted only to it.
 */
export function useAnswer<T>(): T | undefined {
  const answer = useActionData() as T | undefined;
  useNotice(answer);
  return answer;
}

type Intent = string | readonly string[] | undefined;

/**
 * Whether a submission of the page's form (the one with `intent`, if the page has several) is in progress; `guard`
 * blocks a second submission meanwhile. After the action's answer the visitor can submit the form again immediately,
 * even during revalidation.
 */
export function useBusy(intent?: Intent) {
  const { formData, formMethod } = useNavigation();
  const isOurs = intent === undefined || [intent].flat().includes(String(formData?.get("intent")));
  const isWaiting = !useContext(ErrorsVisible);
  const isBusy = isWaiting && formMethod === "POST" && isOurs;
  const guard = (event: FormEvent) => {
    if (isBusy) event.preventDefault();
  };
  return { isBusy, guard };
}

export interface PostFormProps extends Omit<FormProps, "method" | "onSubmit"> {
  /** The `intent` of its buttons, if the page has several forms. */
  readonly intent?: Intent;
}

/** A form that blocks a second submission while the first one is in progress. */
export function PostForm({ intent, ...props }: PostFormProps) {
  const { guard } = useBusy(intent);
  return <Form method="post" {...props} onSubmit={guard} />;
}

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "name" | "value" | "busy"> {
  /** If the page has several forms. */
  readonly intent?: string;
}

/** The button of a `PostForm`, marked as busy during the submission of the form. */
export function SubmitButton({ intent, ...props }: SubmitButtonProps) {
  const { isBusy } = useBusy(intent);
  return <Button name={intent && "intent"} value={intent} {...props} busy={isBusy} />;
}
