import { createHash } from "node:crypto";
import { parseJson } from "#app/domain/parse-json.ts";
import { endpoints, type Endpoint, type EndpointName } from "#server/upstream/endpoints.ts";
import {
  firstExceeded,
  giveBack,
  isOverLimit,
  limits,
  tryAccount,
  type Counting,
  type Limit,
  type Use,
} from "./limits.ts";

/** A call of the standalone back office from outside. */
interface ApiCall {
  readonly method: string;
  readonly pathname: string;
  readonly authorization: string | null;
  /** As sent; JSON or not. Null: a reading. */
  readonly body: Uint8Array | null;
}

interface Passage {
  /** Seconds to wait; 0 = the call is passed on. */
  readonly wait: number;
  /**
   * Has to be called with the status of the answer to a call that was passed on. Seconds to wait, which are answered
   * instead; 0: the answer is passed back.
   */
  settle(status: number): Promise<number>;
}

/** Beside the limits of any form, of sign-ins and of secrets, which are those of the pages. */
export const apiLimits = {
  form: { name: "api-form", most: 60, seconds: 600, needsAddress: true },
  email: { name: "api-email", most: 20, seconds: 3600, per: "email" },
} as const satisfies Record<string, Limit>;

/** The account whose password a call names. */
const accounts: Partial<Record<EndpointName, (call: ApiCall) => string>> = {
  logIn: emailIn,
  savePassword: tokenOf,
  askForEmailChange: tokenOf,
  deleteAccount: tokenOf,
};

/**
 * Counts a call to `/api/*` of the standalone back office, which is open to everybody: by address, stricter for forms,
 * and for passwords and secrets with the counters of the pages. Calls of the site itself do not come this way.
 */
export async function passApi(context: Counting, call: ApiCall): Promise<Passage> {
  const name = nameOf(call);
  const account = name && accounts[name];
  if (account) return passAccount(context, account(call));
  if (name && isReading(call) && endpoints[name].path.includes("{hash}"))
    return countGuess(context, (status) => status === 404 || status === 410);
  const over = await firstExceeded(context, ...usesOf(name, call));
  if (over) return fixed(over.seconds);
  // With a token, and no call of the site: only those of staff answer 401 then.
  return name === null && call.authorization !== null
    ? countGuess(context, (status) => status === 401, "staff.wrong-token")
    : fixed(0);
}

/** Forms are sent by POST. A reading that makes a cart or asks the register of companies costs as much. */
function usesOf(name: EndpointName | null, call: ApiCall): readonly Use[] {
  if (isReading(call)) return name === "registeredCompany" || isChangingRead(call) ? [[apiLimits.form]] : [];
  if (name === null || call.method !== "POST") return [[limits.form]];
  const email = emailIn(call);
  return email === "" ? [[apiLimits.form]] : [[apiLimits.form], [apiLimits.email, email]];
}

/** @param event for the log, of each wrong one up to the limit */
function countGuess(context: Counting, isWrong: (status: number) => boolean, event?: string): Passage {
  return {
    wait: 0,
    async settle(status) {
      if (!isWrong(status)) return 0;
      if (await isOverLimit(context, limits.secret)) return limits.secret.seconds;
      if (event) context.log.warn(event);
      return 0;
    },
  };
}

async function passAccount(context: Counting, account: string): Promise<Passage> {
  const over = await firstExceeded(context, [limits.signIn]);
  if (over) return fixed(over.seconds);
  const tries = await tryAccount(context, account);
  if (tries.wait > 0) return fixed(tries.wait);
  return {
    wait: 0,
    async settle(status) {
      if (status < 400) {
        await tries.forget();
        await giveBack(context, limits.signIn);
      } else if (!isJudged(status)) await tries.takeBack();
      return 0;
    },
  };
}

/** A wait, or a passage whose answer changes no count (0). */
function fixed(wait: number): Passage {
  return { wait, settle: async () => 0 };
}

function isReading({ method }: ApiCall): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether the answer says that the secret was wrong. */
function isJudged(status: number): boolean {
  return status >= 400 && status < 500;
}

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name: name as EndpointName,
  method,
  segments: path.split("/"),
}));

/** Whether a GET or HEAD changes something, as the one does that makes a cart. */
export function isChangingRead(call: Pick<ApiCall, "method" | "pathname">): boolean {
  const name = nameOf(call);
  if (!name) return false;
  const endpoint: Endpoint = endpoints[name];
  return endpoint.repeat === "never";
}

/**
 * The name of a call by its method, where HEAD is answered as GET, and its path, which Hono decodes too; the first
 * that matches, words before names.
 */
function nameOf({ method, pathname }: Pick<ApiCall, "method" | "pathname">): EndpointName | null {
  const segments = decoded(pathname).split("/");
  const found = patterns.filter(
    (pattern) =>
      pattern.method === (method === "HEAD" ? "GET" : method) &&
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, index) => segment.startsWith("{") || segment === segments[index]),
  );
  return found.toSorted((a, b) => namesIn(a.segments) - namesIn(b.segments))[0]?.name ?? null;
}

function namesIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith("{")).length;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The field `email` of a JSON object; empty where the body is something else, which the backend refuses. */
function emailIn({ body }: ApiCall): string {
  const sent = parseJson(new TextDecoder().decode(body ?? new Uint8Array()));
  const isObject = sent.ok && typeof sent.value === "object" && sent.value !== null;
  const email: unknown = isObject ? Reflect.get(sent.value ?? {}, "email") : "";
  return typeof email === "string" ? email : "";
}

/** A bearer token names its account, and is not stored as it is. */
function tokenOf({ authorization }: ApiCall): string {
  return `token ${createHash("sha256")
    .update(authorization ?? "")
    .digest("base64url")}`;
}
