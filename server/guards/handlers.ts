import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import type { Limited } from "#app/domain/limited.ts";
import type { Notice } from "#app/domain/notice.ts";
import { tooManyTries } from "#app/messages/sign-in.ts";
import { notice as noticeCookie } from "#server/cookies/notice.ts";
import { readForm } from "#server/http/body.ts";
import { foreignReason } from "#server/http/same-origin.ts";
import { defaultServices } from "#server/container.ts";
import { isOverLimit, type Limit } from "#server/services/limits.ts";
import { makeNotice } from "#server/services/notices.ts";
import { commitCookies, createRequestContext, type RequestContext } from "#server/context.ts";
import { enforce } from "./access.ts";
import { safePath } from "./safe-path.ts";

/** On every loader and action made here; a test over the build's routes looks for it. */
const guarded = Symbol.for("opona.guarded");

/**
 * The visits by Remix's load context. The front puts its own here; without a front (plain remix-serve) the context
 * is empty and the first loader opens one.
 */
const visits = new WeakMap<AppLoadContext, { visit: Promise<RequestContext>; hasFront: boolean; access: unknown }>();

/** Called by the front: the visit that loaders and actions given this context will see, and who may pass. */
export function setRequestContext(context: AppLoadContext, visit: RequestContext, access: unknown): void {
  visits.set(context, { visit: Promise.resolve(visit), hasFront: true, access });
}

/**
 * The guard of the route that was asked for (§2), in every loader and action of the page. Without a front nobody knows
 * the route: there the loaders' own `requireCustomer` and `requireGuest` stand alone.
 */
async function guard(context: AppLoadContext, visit: RequestContext): Promise<void> {
  const known = visits.get(context);
  if (known?.hasFront) await enforce(visit, known.access);
}

/** The visit of a request: the front's, or one opened now from the process's own configuration. */
export function getRequestContext(context: AppLoadContext, request: Request): Promise<RequestContext> {
  const known = visits.get(context);
  if (known) return known.visit;
  const visit = defaultServices().then((house) => createRequestContext(request, house, crypto.randomUUID()));
  visits.set(context, { visit, hasFront: false, access: undefined });
  return visit;
}

/** Puts the visit's cookies on an answer that no front will see; the front does it itself, once, at its door. */
export async function commitCookiesWithoutApp(context: AppLoadContext, headers: Headers): Promise<void> {
  const known = visits.get(context);
  if (known && !known.hasFront) commitCookies(await known.visit, headers);
}

/**
 * Makes a route's loader. `isFrame`: it loads what stands around the page, which is shown even when the page itself
 * answers 503.
 */
export function defineLoader<T>(
  handle: (visit: RequestContext, args: LoaderFunctionArgs) => Promise<T> | T,
  { isFrame = false } = {},
): (args: LoaderFunctionArgs) => Promise<T> {
  async function loader(args: LoaderFunctionArgs): Promise<T> {
    const visit = await getRequestContext(args.context, args.request);
    return withCookies(args.context, async () => {
      try {
        await guard(args.context, visit);
      } catch (refused) {
        const isOutage = refused instanceof Response && refused.status === 503;
        if (!isFrame || !isOutage) throw refused;
      }
      return handle(visit, args);
    });
  }
  return Object.assign(loader, { [guarded]: "loader" });
}

export interface Submission {
  readonly form: FormData;
  readonly request: Request;
  readonly params: ActionFunctionArgs["params"];
}

/**
 * Makes a route's action. A form from a foreign origin is refused with 403 before it is read (the front did so
 * already where there is one), a body that is no form with 415, a long one with 413, one too many with 429.
 * @param limit how often an address may send it; what costs more than a form has a limit of its own in its service
 */
export function defineAction<T>(
  limit: Limit,
  handle: (visit: RequestContext, submission: Submission) => Promise<T> | T,
): (args: ActionFunctionArgs) => Promise<T | TooOften> {
  async function action({ request, params, context }: ActionFunctionArgs): Promise<T | TooOften> {
    const visit = await getRequestContext(context, request);
    const foreign = foreignReason(request, visit.config.publicOrigin);
    if (foreign || new URL(request.url).searchParams.has("_data")) {
      visit.log.warn("refused", { why: foreign ?? "legacy-data" });
      throw new Response(null, { status: foreign ? 403 : 400 });
    }
    const form = await readForm(request);
    if (!form.ok) throw new Response(null, { status: form.status });
    return withCookies(context, async () => {
      await guard(context, visit);
      if (await isOverLimit(visit, limit)) return tooManyRequests(visit, form.value, limit.seconds);
      return handle(visit, { form: form.value, request, params });
    });
  }
  return Object.assign(action, { [guarded]: "action", limit });
}

type TooOften = ReturnType<typeof limited<{ readonly notice: Notice }>>;

/**
 * Ends an action that was asked for too often and has no form of its own to say so in. The page of a script stays as
 * it is and gets a notice; a document becomes the page of the 429, which can send the same form once more. An order is
 * shown again instead, filled in: it may be sent from beside its total only (§ 1826a of the Civil Code).
 */
export function tooManyRequests(visit: RequestContext, form: FormData, wait: number): TooOften {
  if (!visit.isDocument || !visit.wantsRedirect) {
    return limited({ notice: makeNotice({ kind: "danger", text: tooManyTries(wait) }) }, wait);
  }
  const isOrder = form.get("intent") === "order";
  const fields = [...form].flatMap(([name, value]) => {
    // A password is never sent back.
    if (typeof value !== "string" || /password|current/i.test(name)) return [];
    return [[name, isOrder && name === "intent" ? "choose" : value] as const];
  });
  const action = visit.url.pathname + visit.url.search;
  throw Response.json({ wait, action, fields, isOrder } satisfies Limited, refusedFor(wait));
}

/** Ends an action with 429: `body` keeps what was typed; `wait` seconds until another try makes sense. */
export function limited<T>(body: T, wait: number) {
  return data(body, refusedFor(wait));
}

function refusedFor(wait: number) {
  return { status: 429, headers: { "Retry-After": String(wait) } };
}

/**
 * Puts the visit's cookies on a response that is answered or thrown: under plain remix-serve no front does it later.
 */
async function withCookies<T>(context: AppLoadContext, handle: () => Promise<T>): Promise<T> {
  try {
    const answer = await handle();
    if (answer instanceof Response) await commitCookiesWithoutApp(context, answer.headers);
    return answer;
  } catch (thrown) {
    if (thrown instanceof Response) await commitCookiesWithoutApp(context, thrown.headers);
    throw thrown;
  }
}

/** Ends the loader or action with the 404 page. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: "This page could not be found" });
}

/**
 * Ends a successful action: 303 to `to` with the notice in the flash cookie where a plain form was sent, else the
 * notice as data for the script that sent it.
 */
export async function respondWithNotice<T extends object = Record<never, never>>(
  visit: RequestContext,
  { to, notice, data: rest }: { to: string; notice?: Notice; data?: T },
) {
  if (visit.wantsRedirect) return redirectWithNotice(visit, { to, notice });
  return data({ notice: notice ?? null, ...rest });
}

/** Ends an action with a 303 whoever sent the form: the page around it will be another one. */
export async function redirectWithNotice(
  visit: RequestContext,
  { to, notice }: { readonly to: string; readonly notice?: Notice | undefined },
): Promise<never> {
  if (notice) await visit.cookies.write(noticeCookie, notice);
  throw redirect(safePath(to), 303);
}

/** Ends an action whose form has errors: 422 with what the form needs to show them. */
export function unprocessable<T>(body: T) {
  return data(body, { status: 422 });
}
