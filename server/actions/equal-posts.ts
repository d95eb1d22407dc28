import { data } from "@remix-run/node";
import { z } from "zod";
import { authSession } from "#server/cookies/session.ts";
import { cart } from "#server/cookies/cart-and-order.ts";
import { createEncryption } from "#server/cookies/seal.ts";
import type { RequestContext } from "#server/context/context.ts";
import { hasFormTimestamp, signForm } from "#server/services/signed-timestamp.ts";

/** In seconds: longer than a press waits, and longer than a visitor without an answer goes on pressing. */
const keptFor = 60;

/** An action's answer, as replicas share it. */
const answerSchema = z.object({
  /** A response is thrown, data is returned; `init`: null for data alone. */
  isResponse: z.boolean(),
  init: z.object({ status: z.number(), headers: z.array(z.tuple([z.string(), z.string()])) }).nullable(),
  /** The text of a response, or the data. */
  body: z.unknown(),
  /** `Set-Cookie` lines. */
  cookies: z.array(z.string()),
  /** Presses up to this one arrived before the answer; for a form with its own timestamp, all presses did. */
  upTo: z.number().nullable(),
});

type Answer = z.infer<typeof answerSchema>;

/**
 * Makes one of equal forms of one visitor, sent one after the other: a second press that arrives before the answer to
 * the first one waits, and gets that answer. Afterwards it is a second wish, and so is a press after another form
 * (three pieces, two, three again). A form with its own timestamp is an exception: its success is final. Returns `busy`
 * if the first one takes too long.
 */
export async function answerEqualOnce<T>(
  context: RequestContext,
  form: FormData,
  answer: () => Promise<T>,
  busy: () => T,
): Promise<T> {
  const visitor = await visitorOf(context, form);
  const fields = [...form];
  if (visitor === null || fields.some(([, value]) => typeof value !== "string")) return answer();
  const { store, config, now, url } = context;
  const digest = signForm(context, JSON.stringify([visitor, url.pathname, url.search, fields]));
  const isOwn = hasFormTimestamp(context, form);
  // Two numbers that differ by as much as before while no other form of the visitor comes between equal ones.
  const all = await store.increment(`posts ${signForm(context, visitor.join(" "))}`, keptFor);
  const press = await store.increment(`presses ${digest}`, keptFor);
  const key = `post ${digest} ${isOwn ? "" : all - press}`;
  const { seal, unseal } = createEncryption(config.sessionSecrets, "equal-posts");

  const inTurn = async (): Promise<() => T> => {
    const sealed = await store.get(key);
    const known = sealed === null ? null : answerSchema.safeParse(await unseal(sealed, now)).data;
    if (known && (known.upTo === null || known.upTo >= press)) return () => giveAgain<T>(context, known);
    const [given, give] = await settle(answer);
    const presses = await store.increment(`presses ${digest}`, keptFor, 0);
    const isFinal = isOwn && (given.init?.status ?? 200) < 400;
    if (isFinal || presses > press) {
      const headers = new Headers();
      context.cookies.writeTo(headers);
      const kept: Answer = { ...given, cookies: headers.getSetCookie(), upTo: isFinal ? null : presses };
      const expires = new Date(now.getTime() + keptFor * 1000);
      await store.set(key, await seal(kept, now, expires), keptFor);
    }
    return give;
  };
  return (await store.lock<() => T>(key, inTurn, busy))();
}

/**
 * Identifies one person with certainty: by a session or a cart. Without them, by the same e-mail from the same network at
 * the same time.
 */
async function visitorOf({ cookies, ip }: RequestContext, form: FormData): Promise<readonly string[] | null> {
  const session = await cookies.read(authSession);
  if (session) return ["session", session.sid];
  const guest = await cookies.read(cart);
  if (guest) return ["cart", guest.tempId];
  return form.get("email") ? ["network", ip] : null;
}

/**
 * The answer as the store keeps it, and as the first press gets it. The site's own failure is thrown: the next press
 * tries again.
 */
async function settle<T>(answer: () => Promise<T>) {
  try {
    const value = await answer();
    const { body, init } = isWithInit(value)
      ? { body: value.data, init: value.init && initOf(value.init.status ?? 200, value.init.headers) }
      : { body: value, init: null };
    return [{ isResponse: false, body, init }, (): T => value] as const;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const again = (): T => {
      throw thrown;
    };
    const body = thrown.body === null ? null : await thrown.clone().text();
    return [{ isResponse: true, body, init: initOf(thrown.status, thrown.headers) }, again] as const;
  }
}

function giveAgain<T>(context: RequestContext, { isResponse, body, init, cookies }: Answer): T {
  context.cookies.adopt(cookies);
  // The same action made it, for an equal form.
  if (!isResponse) return (init ? data(body, init) : body) as T;
  throw new Response(typeof body === "string" ? body : null, init ?? undefined);
}

/** The result of Remix's `data`. */
function isWithInit(value: unknown): value is ReturnType<typeof data<unknown>> {
  return typeof value === "object" && value !== null && Reflect.get(value, "type") === "DataWithResponseInit";
}

function initOf(status: number, headers: HeadersInit | undefined): NonNullable<Answer["init"]> {
  return { status, headers: [...new Headers(headers)] };
}
