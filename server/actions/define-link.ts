import { z } from "zod";
import type { LinkTexts } from "#app/messages/shell-texts.ts";
import type { RequestContext } from "#server/context/context.ts";
import { notFound, withSecret } from "#server/actions/handlers.ts";
import { defineForm } from "./define-form.ts";
import type { Outcome } from "../services/outcome.ts";

/** The secret in the address of an e-mail's link; an impossible one is 404. */
export function linkToken(segment: string | undefined): string {
  return segment !== undefined && /^[\w.~-]{8,300}$/.test(segment) ? segment : notFound();
}

interface LinkDefinition<T, A> {
  readonly texts: LinkTexts;
  readonly use: (context: RequestContext, token: string) => Promise<Outcome<T>>;
  readonly done: (context: RequestContext, value: T) => Promise<A> | A;
}

/** Makes the action of an e-mail's link: a form that is one button, and the token in its address. */
export function defineLink<T, A>({ texts, use, done }: LinkDefinition<T, A>) {
  return defineForm({
    schema: z.object({}),
    texts,
    send: (context, _input, { params }) =>
      withSecret(
        context,
        () => use(context, linkToken(params.token)),
        ({ kind }) => kind === "gone",
      ),
    done,
  });
}

/** The page itself shows the success. */
export function doneHere() {
  return { kind: "done", value: null } as const;
}
