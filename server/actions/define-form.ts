import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { honeypotName } from "#app/components/forms/honeypot.tsx";
import { ownFields, type RefusedForm } from "#app/components/forms/validated-form.tsx";
import { honeypotFilled, noPublicOrigin } from "#app/messages/errors.ts";
import { tooManyTries, unsavedTexts } from "#app/messages/sign-in.ts";
import type { RequestContext } from "#server/context/context.ts";
import { toLogin } from "#server/actions/access.ts";
import { keepForm, refusedFor, sentencesOf, unavailable, type Submission } from "#server/actions/handlers.ts";
import type { FieldErrors, Outcome } from "../services/outcome.ts";

interface FormDefinition<S extends z.ZodObject, T, A> {
  /** Of a page with several forms. */
  readonly name?: string;
  /** Its keys are the only fields that the action reads, except `alsoTyped`. */
  readonly schema: S | ((form: FormData, context: RequestContext) => S | Promise<S>);
  /** Fields that the schema reads together with another one, and that the page shows again. */
  readonly alsoTyped?: readonly string[];
  /** Fields that the site never sends back to the browser. */
  readonly secrets?: readonly string[];
  /** If the form has a honeypot: the form's name in the log. */
  readonly honeypot?: string;
  /** A form of a customer: if the session has ended meanwhile, it leads to the sign-in. */
  readonly isCustomers?: boolean;
  readonly texts: Texts;
  /**
   * Whether the page can show the form now; if it cannot, the error page shows the refusal and keeps what the visitor
   * typed. Without it the page always can.
   */
  readonly isShown?: (context: RequestContext) => Promise<boolean>;
  readonly send: (context: RequestContext, input: z.output<S>, submission: Submission) => Promise<Outcome<T>>;
  /** Ends the action, mostly by a redirect. */
  readonly done: (
    context: RequestContext,
    value: T,
    input: z.output<S>,
    submission: Submission,
  ) => Promise<A> | A;
  /** Instead of the sentences of `texts`. */
  readonly uncertain?: (context: RequestContext) => Promise<A> | A;
  readonly gone?: (context: RequestContext) => Promise<A> | A;
}

interface Texts {
  readonly failed: string;
  readonly uncertain?: string;
  readonly gone?: string;
  /** 422. */
  readonly refused?: string;
  /** 409. */
  readonly alreadySaved?: string;
  readonly tokenTooLong?: string;
  readonly limited?: (wait: number) => string;
}

/**
 * Makes the action of a form: reads it, sends it, and answers 422, 429, 410 or 503 with the form as the visitor typed
 * it. Errors of its fields stand beside them, all others above the form.
 */
export function defineForm<S extends z.ZodObject, T, A>(form: FormDefinition<S, T, A>) {
  return async (context: RequestContext, submission: Submission) => {
    const schema =
      typeof form.schema === "function" ? await form.schema(submission.form, context) : form.schema;
    const names = [...new Set([...Object.keys(schema.shape), ...(form.alsoTyped ?? [])])];
    const read = parseWithZod(ownFields(submission.form, names), { schema });
    const hideFields = [...(form.secrets ?? [])];
    const again = async (init: ResponseInit, message: string | null, more: AgainMore = {}) => {
      const { beside: fieldErrors = {}, ...rest } = more;
      const whole = read.reply({ hideFields, fieldErrors });
      const reply = submission.isReturned ? { initialValue: whole.initialValue } : whole;
      const isAway = form.isShown && context.request.wantsRedirect && !(await form.isShown(context));
      if (isAway) return keepForm(context, submission.form, sentencesOf(message, reply), init);
      const named = form.name !== undefined && { form: form.name };
      return data<RefusedForm>({ kind: "again", ...named, reply, message, ...rest }, init);
    };
    if (submission.isReturned) return again({ status: 200 }, unsavedTexts.again);
    if (read.status !== "success") return again({ status: 422 }, null);
    if (form.honeypot !== undefined && submission.form.get(honeypotName)) {
      context.log.info(`${form.honeypot}.honeypot`);
      return again({ status: 422 }, honeypotFilled);
    }
    const { texts } = form;
    const outcome = await form.send(context, read.value, submission);
    switch (outcome.kind) {
      case "done":
        return form.done(context, outcome.value, read.value, submission);
      case "invalid": {
        const { beside, above } = sortErrors(outcome.errors, names);
        const hasErrors = above.length + Object.keys(beside).length > 0;
        return again({ status: 422 }, hasErrors ? above.join(" ") || null : texts.failed, { beside });
      }
      case "limited":
        return again(refusedFor(outcome.wait), (texts.limited ?? tooManyTries)(outcome.wait));
      case "gone":
        if (form.gone) return form.gone(context);
        if (texts.gone === undefined) return again(unavailable, texts.failed);
        return again({ status: 410 }, texts.gone, { isGone: true });
      case "failed": {
        const { status, message = texts.failed } = reasonOf(outcome.reason, texts);
        return again({ status }, message);
      }
      case "uncertain":
        if (form.uncertain) return form.uncertain(context);
        return again(unavailable, texts.uncertain ?? texts.failed);
      case "signed-out":
        return form.isCustomers ? toLogin(context) : again(unavailable, texts.failed);
    }
  };
}

interface AgainMore extends Pick<RefusedForm, "isGone"> {
  /** Errors by field. */
  readonly beside?: Record<string, string[]>;
}

function reasonOf(reason: Extract<Outcome, { kind: "failed" }>["reason"], texts: Texts) {
  switch (reason) {
    case "refused":
      return { status: texts.refused === undefined ? 503 : 422, message: texts.refused };
    case "known":
      return { status: 409, message: texts.alreadySaved };
    case "no-origin":
      return { status: 503, message: noPublicOrigin };
    case "token-too-long":
      return { status: 503, message: texts.tokenTooLong };
    case undefined:
      return { status: 503 };
  }
}

/** The errors of the form's own fields, and all others. */
export function sortErrors(errors: FieldErrors, names: readonly string[]) {
  const beside: Record<string, string[]> = {};
  const above: string[] = [];
  for (const [name, texts] of Object.entries(errors)) {
    if (names.includes(name)) beside[name] = [...texts];
    else above.push(...texts);
  }
  return { beside, above };
}

/** Makes the action of a page whose forms name themselves in `intent`; any other intent is a bad request. */
export function byIntent(
  forms: Readonly<Record<string, (context: RequestContext, submission: Submission) => Promise<unknown>>>,
) {
  return (context: RequestContext, submission: Submission): Promise<unknown> => {
    const intent = String(submission.form.get("intent"));
    const form = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
    if (!form) throw new Response(null, { status: 400 });
    return form(context, submission);
  };
}
