import type { SubmissionResult } from "@conform-to/react";
import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isSecretPath } from "#app/domain/secret-paths.ts";
import type { Block } from "#app/domain/block.ts";
import type { UnsentForm } from "#app/domain/unsent-form.ts";
import type { NewNotice, Notice } from "#app/domain/notice.ts";
import { formNotNow } from "#app/messages/errors-texts.ts";
import { tooManyTries, unsavedTexts } from "#app/messages/sign-in-texts.ts";
import { storeNotice } from "#server/cookies/page-state.ts";
import { formType } from "#server/http/body.ts";
import { refusal } from "#server/http/plain-page.ts";
import { hasArea } from "#server/services/has-area.ts";
import { isOverLimit, limits, type Limit } from "#server/services/limits.ts";
import type { RequestContext } from "#server/context/context.ts";
import { answerEqualOnce } from "./equal-posts.ts";
import { checkedPath, enforce, LoginRedirect, pageOf, type Remembered } from "./access.ts";
import { postOnToLogin, readReturned, typedFields } from "./unsent.ts";

export type { Handle } from "#server/http/route-pattern.ts";

/** Marks every loader and action made here; a test of the build's routes checks for it. */
const guarded = Symbol.for("opona.guarded");

/** Enforces the access rule of the requested route (§2) in every loader and action of the page. */
async function guard(context: RequestContext, isShell = false): Promise<void> {
  const { access, scope, area } = context.route;
  if (!area || (await hasArea(context, area))) return enforce(context, access, scope);
  // The shell surrounds the 404 page too.
  if (!isShell) notFound();
}

/** Makes a route's loader. `isShell`: it loads the shell, which appears even if the page itself answers 503. */
export function defineLoader<T>(
  handle: (context: RequestContext, args: LoaderFunctionArgs) => Promise<T> | T,
  { isShell = false } = {},
): (args: LoaderFunctionArgs) => Promise<T> {
  async function loader(args: LoaderFunctionArgs): Promise<T> {
    try {
      await guard(args.context.requestContext, isShell);
    } catch (refused) {
      // The page's own loader answers the same, inside the shell.
      const isErrorResponse = refused instanceof Response && refused.status >= 400;
      if (!isShell || !isErrorResponse) throw refused;
    }
    return handle(args.context.requestContext, args);
  }
  return Object.assign(loader, { [guarded]: "loader" });
}

export interface Submission {
  readonly form: FormData;
  readonly request: Request;
  readonly params: ActionFunctionArgs["params"];
  /**
   * The session had ended before the visitor sent the form: the page shows it again, and nothing changes
   * (server/actions/unsent.ts).
   */
  readonly isReturned?: true;
}

/**
 * Makes a route's action. It answers a request above the limit with 429. The pipeline has refused a form from a foreign
 * origin and a body that is no form.
 * @param limit how often one address may send the form; operations that cost more have their own limit in their service
 */
export function defineAction<T>(
  limit: Limit,
  handle: (context: RequestContext, submission: Submission) => Promise<T> | T,
  { isSignIn = false } = {},
): (args: ActionFunctionArgs) => Promise<T | NotNow> {
  async function action(args: ActionFunctionArgs): Promise<T | NotNow> {
    const { request, params } = args;
    const context = args.context.requestContext;
    const form = await formOf(request);
    try {
      await guard(context);
      if (await isOverLimit(context, limit)) return tooManyRequests(context, form, limit.seconds);
      const returned = isSignIn ? undefined : await readReturned(context, form);
      if (returned === null) return await respondLost(context);
      if (returned) return await handle(context, { form: returned, request, params, isReturned: true });
      const answer = async () => handle(context, { form, request, params });
      // The answer to the first press, which is still in progress, has the result.
      const busy = () => keepForm(context, form, formNotNow);
      return await answerEqualOnce<T | NotNow>(context, form, answer, busy);
    } catch (thrown) {
      if (thrown instanceof LoginRedirect) throw await postOnToLogin(context, thrown);
      // The customer cannot be identified now (server/actions/access.ts).
      const isOutage = thrown instanceof Response && thrown.status === 503 && thrown.body === null;
      if (isOutage) return keepForm(context, form, formNotNow);
      throw thrown;
    }
  }
  return Object.assign(action, { [guarded]: "action", limit });
}

type NotNow = ReturnType<typeof limited<{ readonly notice: Notice }>>;

/** Ends an action above its limit whose form cannot show the message. */
export function tooManyRequests(context: RequestContext, form: FormData, wait: number): NotNow {
  return keepForm(context, form, tooManyTries(wait), refusedFor(wait));
}

/**
 * Ends an action that the site cannot handle now, and whose form it cannot show now. A fetcher's page stays as it is
 * and gets a notice; a document request gets the error page, which can send the same form once more. An order form
 * comes back filled in instead: the law allows sending an order only from beside its total (§ 1826a of the Civil Code).
 */
export function keepForm(
  context: RequestContext,
  form: FormData,
  message: string,
  refused: ResponseInit = unavailable,
): NotNow {
  if (!context.request.isDocument || !context.request.wantsRedirect) {
    return data({ notice: withId({ kind: "danger", text: message }) }, refused);
  }
  const isOrder = ["order", "choose"].includes(String(form.get("intent")));
  const fields = typedFields(form).map(
    ([name, value]) => [name, isOrder && name === "intent" ? "choose" : value] as const,
  );
  const action = context.url.pathname + context.url.search;
  throw Response.json({ message, action, fields, isOrder } satisfies UnsentForm, refused);
}

/** Ends an action whose form came back from the sign-in to another customer than the one who typed it. */
function respondLost(context: RequestContext): Promise<never> {
  const notice: NewNotice = { kind: "danger", text: unsavedTexts.lost };
  return redirectWithNotice(context, { to: pageOf(context), notice });
}

/** The sentence of a refusal whose form, with the messages beside its fields, cannot be shown. */
export function sentencesOf(message: string | null, reply: SubmissionResult): string {
  const beside = Object.values(reply.error ?? {}).flatMap((errors) => errors ?? []);
  return [...new Set(message === null ? beside : [message, ...beside])].join(" ");
}

/** The upstream fails: the pipeline adds its `Retry-After` to all such answers (server/pipeline/caching.ts). */
export const unavailable = { status: 503 };

/**
 * Runs `work`, which checks the secret in the address. It counts each wrong one, and ends with 429 if this network
 * address has tried too many. A right one always passes: a foreign page can make its visitors try wrong ones, by
 * pictures, and would lock them and their network out of their own orders. Secrets of 122 bits are not found by trying.
 */
export async function withSecret<T>(
  context: RequestContext,
  work: () => Promise<T>,
  isWrong: (result: T) => boolean,
): Promise<T> {
  const result = await work();
  if (isWrong(result) && (await isOverLimit(context, limits.secret)))
    throw new Response(null, refusedFor(limits.secret.seconds));
  return result;
}

/** Ends an action with 429. `body` contains the typed values; `wait`: seconds until a retry makes sense. */
export function limited<T>(body: T, wait: number) {
  return data(body, refusedFor(wait));
}

/** The status of a request above its limit. `wait`: seconds until another one makes sense. */
export function refusedFor(wait: number) {
  return { status: 429, headers: { "Retry-After": String(wait) } };
}

/** Empty if the body has another type: a mail program that ends the newsletter may send `multipart/form-data`. */
async function formOf(request: Request): Promise<FormData> {
  const isForm = request.headers.get("Content-Type")?.toLowerCase().startsWith(formType) ?? false;
  return isForm ? request.formData() : new FormData();
}

/** Ends the loader with the 404 page if the back office does not offer what the page consists of. */
export function requireOffered(block: Block<unknown>): void {
  if (!block.ok && block.error === "not-offered") notFound();
}

/** The answer of an endpoint that has no file to send: a page for the visitor. */
export function refusedFile({ config }: RequestContext, status: 404 | 503): Response {
  return refusal(config, status);
}

/** Ends the loader or action with the 404 page. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "This page could not be found" });
}

/**
 * Ends a successful action: 303 to `to` with the notice in the flash cookie if the visitor sent the form without
 * JavaScript, or if the browser may refuse the cookies on which the action depends, else the notice as data for the
 * fetcher.
 */
export async function respondWithNotice<T extends object = Record<never, never>>(
  context: RequestContext,
  { to, notice, remembers, data: rest }: Pick<Redirection, "to" | "notice" | "remembers"> & { data?: T },
) {
  const mayBeLost = remembers !== undefined && !context.cookies.wereSent;
  if (context.request.wantsRedirect || mayBeLost)
    return redirectWithNotice(context, { to, notice, remembers });
  return data({ notice: notice ? withId(notice) : null, ...rest });
}

/** The same if the upstream failed and the form had nothing but buttons, so that nothing typed is lost. */
export async function respondWithFailure<T extends object = Record<never, never>>(
  context: RequestContext,
  { to, text, data: rest }: { to: string; text: string; data?: T },
) {
  const notice: NewNotice = { kind: "danger", text };
  if (context.request.wantsRedirect) return redirectWithNotice(context, { to, notice });
  return data({ notice: withId(notice), ...rest }, unavailable);
}

/** Call it at the event, never during the rendering of a page. */
function withId(notice: NewNotice): Notice {
  return { id: crypto.randomUUID(), ...notice };
}

interface Redirection {
  readonly to: string;
  readonly notice?: NewNotice | undefined;
  /**
   * The client-side router opens a document too, as it does for every address with a secret: only for a form with
   * `replace`, as Back must not return to it.
   */
  readonly isDocument?: boolean;
  /** The browser sends the form once more, to `to` (307). */
  readonly isPostedOn?: boolean;
  /** The things that are lost if the browser refuses cookies. */
  readonly remembers?: Remembered | undefined;
}

/** Ends an action with a 303, also for a fetcher, because the page and its shell change. */
export async function redirectWithNotice(
  context: RequestContext,
  { to, notice, isDocument = false, isPostedOn = false, remembers }: Redirection,
): Promise<never> {
  if (notice) await storeNotice(context.cookies, withId(notice));
  if (isPostedOn) throw redirect(to, 307);
  throw (isDocument || isSecretPath(to) ? redirectDocument : redirect)(
    checkedPath(context, to, remembers),
    303,
  );
}

/** Ends an action whose form has errors: 422 with the data that the form needs to show them. */
export function unprocessable<T>(body: T) {
  return data(body, { status: 422 });
}
