import type { SubmissionResult } from "@conform-to/react";
import {
  data,
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { isSecretPath } from "#app/domain/secret-paths.ts";
import type { Block } from "#app/domain/block.ts";
import type { UnsentForm } from "#app/domain/unsent-form.ts";
import type { NewNotice, Notice } from "#app/domain/notice.ts";
import { formNotNow } from "#app/messages/errors.ts";
import { tooManyTries, unsavedTexts } from "#app/messages/sign-in.ts";
import { notice as noticeCookie } from "#server/cookies/page-state.ts";
import { readForm } from "#server/http/body.ts";
import { refusal } from "#server/http/error-page.ts";
import { foreignReason } from "#server/http/same-origin.ts";
import { hasArea } from "#server/services/has-area.ts";
import { isOverLimit, limits, type Limit } from "#server/services/limits.ts";
import type { RequestContext } from "#server/context/context.ts";
import { commitCookiesWithoutApp, createContextWithoutApp } from "#server/start/plain-remix-serve.ts";
import { answerEqualOnce } from "./equal-posts.ts";
import { checkedPath, enforce, LoginRedirect, pageOf, type Remembered } from "./access.ts";
import { postOnToLogin, readReturned, typedFields } from "./unsent.ts";

export type { Handle } from "#server/http/route-pattern.ts";

/** Marks every loader and action made here; a test of the build's routes checks for it. */
const guarded = Symbol.for("opona.guarded");

/** The context of a request: the request pipeline's, or under plain remix-serve one created here. */
export async function getRequestContext(context: AppLoadContext, request: Request): Promise<RequestContext> {
  return context.requestContext ?? createContextWithoutApp(context, request);
}

/**
 * Enforces the access rule of the requested route (§2) in every loader and action of the page. Under plain remix-serve
 * the rule is unknown: there only the loaders' own `requireCustomer` and `requireGuest` apply.
 */
async function guard(
  { requestContext, access, scope, area }: AppLoadContext,
  isShell = false,
): Promise<void> {
  if (!requestContext) return;
  if (!area || (await hasArea(requestContext, area))) return enforce(requestContext, access, scope);
  // The shell surrounds the 404 page too.
  if (!isShell) notFound();
}

/** Makes a route's loader. `isShell`: it loads the shell, which appears even if the page itself answers 503. */
export function defineLoader<T>(
  handle: (context: RequestContext, args: LoaderFunctionArgs) => Promise<T> | T,
  { isShell = false } = {},
): (args: LoaderFunctionArgs) => Promise<T> {
  async function loader(args: LoaderFunctionArgs): Promise<T> {
    const context = await getRequestContext(args.context, args.request);
    return withCookies(args.context, async () => {
      try {
        await guard(args.context, isShell);
      } catch (refused) {
        // The page's own loader answers the same, inside the shell.
        const isErrorResponse = refused instanceof Response && refused.status >= 400;
        if (!isShell || !isErrorResponse) throw refused;
      }
      return handle(context, args);
    });
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
 * Makes a route's action. It refuses a form from a foreign origin with 403 before reading it (as the request pipeline
 * has done already, if present), a body that is not a form with 415, one that is too long with 413, a request above the
 * limit with 429.
 * @param limit how often one address may send the form; operations that cost more have their own limit in their service
 * @param options `isOneClick`, as in the route's `handle`: mail programs post to the page, and the secret in its
 *   address is all that it needs. The action accepts a form from any origin, and treats a body that is not a form as an
 *   empty one.
 */
export function defineAction<T>(
  limit: Limit,
  handle: (context: RequestContext, submission: Submission) => Promise<T> | T,
  { isOneClick = false, isSignIn = false } = {},
): (args: ActionFunctionArgs) => Promise<T | NotNow> {
  async function action(args: ActionFunctionArgs): Promise<T | NotNow> {
    const { request, params } = args;
    const context = await getRequestContext(args.context, request);
    const foreign = isOneClick ? null : foreignReason(request, context.config.publicOrigin);
    if (foreign || new URL(request.url).searchParams.has("_data")) {
      context.log.warn("refused", { why: foreign ?? "legacy-data" });
      throw new Response(null, { status: foreign ? 403 : 400 });
    }
    const sent = await readForm(request);
    if (!sent.ok && !(isOneClick && sent.error === 415)) throw new Response(null, { status: sent.error });
    const form = sent.ok ? sent.value : new FormData();
    return withCookies(args.context, async () => {
      try {
        await guard(args.context);
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
    });
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
  if (!context.isDocument || !context.wantsRedirect) {
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

/** The upstream fails: server/pipeline/app.ts adds its `Retry-After` to all such answers. */
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

/** Writes the cookies to a response that is returned or thrown: under plain remix-serve no pipeline does so later. */
async function withCookies<T>(context: AppLoadContext, handle: () => Promise<T>): Promise<T> {
  try {
    const answer = await handle();
    await commitCookies(context, answer);
    return answer;
  } catch (thrown) {
    await commitCookies(context, thrown);
    throw thrown;
  }
}

async function commitCookies(context: AppLoadContext, answer: unknown): Promise<void> {
  if (context.contextWithoutApp && answer instanceof Response)
    await commitCookiesWithoutApp(context, answer.headers);
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
  if (context.wantsRedirect || mayBeLost) return redirectWithNotice(context, { to, notice, remembers });
  return data({ notice: notice ? withId(notice) : null, ...rest });
}

/** The same if the upstream failed and the form had nothing but buttons, so that nothing typed is lost. */
export async function respondWithFailure<T extends object = Record<never, never>>(
  context: RequestContext,
  { to, text, data: rest }: { to: string; text: string; data?: T },
) {
  const notice: NewNotice = { kind: "danger", text };
  if (context.wantsRedirect) return redirectWithNotice(context, { to, notice });
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
  if (notice) await context.cookies.write(noticeCookie, withId(notice));
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
