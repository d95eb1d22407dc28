import { unsavedTexts } from "#app/messages/sign-in-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { toLogin } from "#server/actions/access.ts";
import {
  notFound,
  respondWithFailure,
  respondWithNotice,
  tooManyRequests,
  type Submission,
} from "#server/actions/handlers.ts";
import type { Outcome } from "../services/outcome.ts";

interface ButtonDefinition<T, A> {
  /** Path of the page with the button. */
  readonly page: (submission: Submission) => string;
  /** A customer's button: if the session has ended meanwhile, it leads to the sign-in. */
  readonly isCustomers?: boolean;
  readonly texts: {
    readonly failed: string;
    readonly uncertain?: string;
    /** Instead of the 404 page. */
    readonly gone?: string;
    /** Nothing failed, but the action had nothing to do. */
    readonly refused?: string;
  };
  readonly send: (context: RequestContext, submission: Submission) => Promise<Outcome<T>>;
  readonly done: (context: RequestContext, value: T, submission: Submission) => Promise<A> | A;
}

/**
 * Makes the action of a form that is only a button: it loses nothing typed, so every answer is a notice of the page.
 */
export function defineButton<T, A>({ page, isCustomers, texts, send, done }: ButtonDefinition<T, A>) {
  return async (context: RequestContext, submission: Submission) => {
    const to = page(submission);
    const data = { kind: "done", value: null } as const;
    if (submission.isReturned) {
      const notice = { kind: "info", asks: true, text: unsavedTexts.again } as const;
      return respondWithNotice(context, { to, notice, data });
    }
    const outcome = await send(context, submission);
    switch (outcome.kind) {
      case "done":
        return done(context, outcome.value, submission);
      case "limited":
        return tooManyRequests(context, submission.form, outcome.wait);
      case "gone":
        if (texts.gone === undefined) return notFound();
        return respondWithNotice(context, { to, notice: { kind: "danger", text: texts.gone }, data });
      case "signed-out":
        if (isCustomers) return toLogin(context);
        return respondWithFailure(context, { to, text: texts.failed, data });
      case "failed":
        if (outcome.reason === "refused" && texts.refused !== undefined) {
          const notice = { kind: "info", asks: false, text: texts.refused } as const;
          return respondWithNotice(context, { to, notice, data });
        }
        return respondWithFailure(context, { to, text: texts.failed, data });
      case "uncertain":
        return respondWithFailure(context, { to, text: texts.uncertain ?? texts.failed, data });
      case "invalid":
        return respondWithFailure(context, { to, text: texts.failed, data });
    }
  };
}
