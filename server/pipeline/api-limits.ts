import { createHash } from "node:crypto";
import { parseJson } from "#app/domain/parse-json.ts";
import {
  firstExceeded,
  giveBack,
  isOverLimit,
  limits,
  tryAccount,
  type Counting,
  type Limit,
  type Use,
} from "../services/limits.ts";

/** The price of a call, as the standalone back office states it. */
interface Price {
  readonly cost: "read" | "form" | "costly" | "secret" | "account";
  /** The kind of token that the call takes. */
  readonly token?: "customer" | "staff" | "optional";
}

/** The price of a call; null: the call does not exist. */
export type PriceOf = (request: Request) => Price | null;

/** A call of the standalone back office from outside. */
interface ApiCall {
  readonly price: Price;
  readonly authorization: string | null;
  /** As sent; JSON or not. Null: a GET. */
  readonly body: Uint8Array | null;
}

interface Passage {
  /** Seconds to wait; 0 = the call may go on. */
  readonly wait: number;
  /**
   * Call it with the status of the answer to a call that went on. Returns the seconds to wait, for a 429 instead of the
   * answer; 0: the caller gets the answer.
   */
  settle(status: number): Promise<number>;
}

/** The limits of any form, of sign-ins and of secrets come on top; the pages have the same ones. */
export const apiLimits = {
  form: { name: "api-form", most: 60, seconds: 600, needsAddress: true },
  email: { name: "api-email", most: 20, seconds: 3600, per: "email" },
} as const satisfies Record<string, Limit>;

/**
 * Counts a call to `/api/*` of the standalone back office, which is open to everybody, by what it costs: by address,
 * stricter for what is costly, and for passwords and secrets with the counters of the pages. Calls of the site itself do
 * not come this way.
 */
export async function passApi(context: Counting, call: ApiCall): Promise<Passage> {
  const { cost, token } = call.price;
  if (cost === "account") return passAccount(context, token === "customer" ? tokenOf(call) : emailIn(call));
  if (cost === "secret") return countGuess(context, (status) => status === 404 || status === 410);
  const over = await firstExceeded(context, ...usesOf(cost, call));
  if (over) return fixed(over.seconds);
  return token === "staff" && call.authorization !== null
    ? countGuess(context, (status) => status === 401, "staff.wrong-token")
    : fixed(0);
}

function usesOf(cost: "read" | "form" | "costly", call: ApiCall): readonly Use[] {
  if (cost === "read") return [];
  if (cost === "form") return [[limits.form]];
  const email = emailIn(call);
  return email === "" ? [[apiLimits.form]] : [[apiLimits.form], [apiLimits.email, email]];
}

/** @param event of the log line for each wrong secret up to the limit */
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

/** A wait, or 0 for a call whose answer changes no count. */
function fixed(wait: number): Passage {
  return { wait, settle: async () => 0 };
}

/** Whether the answer means that the secret was wrong. */
function isJudged(status: number): boolean {
  return status >= 400 && status < 500;
}

/** The field `email` of a JSON object; empty if the body is something else, which the backend refuses. */
function emailIn({ body }: ApiCall): string {
  const sent = parseJson(new TextDecoder().decode(body ?? new Uint8Array()));
  const isObject = sent.ok && typeof sent.value === "object" && sent.value !== null;
  const email: unknown = isObject ? Reflect.get(sent.value ?? {}, "email") : "";
  return typeof email === "string" ? email : "";
}

/** A bearer token names its account, and the store gets only its hash. */
function tokenOf({ authorization }: ApiCall): string {
  return `token ${createHash("sha256")
    .update(authorization ?? "")
    .digest("base64url")}`;
}
