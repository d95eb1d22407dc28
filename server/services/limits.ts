import { createHash } from "node:crypto";
import type { RequestContext } from "#server/context.ts";

/** Rate limit of an action per network address, or per the value given to `isOverLimit`. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /**
   * The limit applies only where the visitor's address is known. Under plain remix-serve it is not: there a single
   * counter of all visitors would block the whole site, which only limits against guessing may do.
   */
  readonly needsAddress?: true;
}

/**
 * Attempts of one address for one account in a row; each further attempt then waits twice as long as the one before.
 */
const freeTries = 5;
const firstWait = 15 * 60;
const longestWait = 4 * 3600;
const remembered = 24 * 3600;

export const limits = {
  /** Any form: enough for many visitors behind one address of a mobile network. */
  form: { name: "form", most: 300, seconds: 300, needsAddress: true },
  signIn: { name: "sign-in", most: 20, seconds: 60 },
  register: { name: "register", most: 10, seconds: 600 },
  forgot: { name: "forgot", most: 10, seconds: 600 },
  newsletter: { name: "newsletter", most: 5, seconds: 60 },
  rating: { name: "rating", most: 10, seconds: 600 },
  /** Voucher codes, which could be guessed. */
  voucher: { name: "voucher", most: 15, seconds: 600 },
  /** Guest carts, each of which is a row in the back office for as long as it is stored there. */
  cart: { name: "cart", most: 60, seconds: 600, needsAddress: true },
  order: { name: "order", most: 30, seconds: 600, needsAddress: true },
  /** Orders per e-mail address, which need not be the visitor's: each order sends an e-mail to it. */
  orderEmail: { name: "order-email", most: 8, seconds: 600 },
  ares: { name: "ares", most: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one more use by the visitor's address (as determined by the listener, so that the visitor's headers cannot
 * change it) or by an e-mail, and returns whether the limit is exceeded.
 */
export async function isOverLimit(
  context: RequestContext,
  limit: Limit,
  email: string | null = null,
): Promise<boolean> {
  if (limit.needsAddress && context.ip === "") return false;
  const count = await context.store.increment(counterOf(context, limit, email), limit.seconds);
  if (count === limit.most + 1) context.log.warn("limit.reached", { limit: limit.name });
  return count > limit.most;
}

/** Undoes the count of a use that turned out not to be subject to the limit. */
export async function giveBack(
  context: RequestContext,
  limit: Limit,
  email: string | null = null,
): Promise<void> {
  await context.store.increment(counterOf(context, limit, email), limit.seconds, -1);
}

function counterOf(context: RequestContext, limit: Limit, email: string | null): string {
  const whom = email === null ? networkOf(context.ip) : sha256(email.trim().toLowerCase());
  return `limit ${limit.name} ${whom}`;
}

export interface Tries {
  /**
   * Seconds to wait; 0 = the attempt is allowed. It is counted before its outcome is known, so that concurrent attempts
   * gain nothing.
   */
  readonly wait: number;
  /** The attempt succeeded: clears the count. */
  forget(): Promise<void>;
  /** The password was not checked: this attempt does not count, earlier ones do. */
  takeBack(): Promise<void>;
}

/** The end of the current wait (milliseconds since 1970) and the number of waits so far; all 0 = none. */
interface Lock {
  readonly until: number;
  readonly round: number;
}

/**
 * Counts an attempt of this visitor's address to sign in to the account of `email`. From other addresses the account
 * stays accessible: an attacker locks out only their own address.
 */
export async function tryAccount(context: RequestContext, email: string): Promise<Tries> {
  const who = sha256(`${email.trim().toLowerCase()} ${networkOf(context.ip)}`);
  const key = `tries-lock ${who}`;
  const now = context.now.getTime();
  const stored = await context.store.get(key);
  const lock = readLock(stored);
  if (lock.until > now) return refuse(Math.ceil((lock.until - now) / 1000));
  // Each wait starts a new counter, named after the end of the last one, so that concurrent attempts share a counter.
  const counter = `tries ${who} ${lock.until}`;
  const count = await context.store.increment(counter, remembered);
  const mayTry = lock.round === 0 ? freeTries : 1;
  const wait = Math.min(firstWait * 2 ** lock.round, longestWait);
  if (count >= mayTry) {
    await context.store.set(key, `${now + wait * 1000} ${lock.round + 1}`, remembered);
    if (count > mayTry) {
      // This attempt was not checked: if the one before it is taken back, this one must not count instead.
      await context.store.increment(counter, remembered, -1);
      return refuse(wait);
    }
  }
  return {
    wait: 0,
    async forget() {
      await context.store.set(key, "", 1);
      await context.store.set(`tries ${who} 0`, "0", 1);
    },
    async takeBack() {
      await context.store.increment(counter, remembered, -1);
      if (count >= mayTry) await context.store.set(key, stored ?? "", remembered);
    },
  };
}

/** Hashes the e-mail, so that the shared store contains no e-mail addresses. */
function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function refuse(wait: number): Tries {
  const nothing = async () => undefined;
  return { wait, forget: nothing, takeBack: nothing };
}

function readLock(text: string | null): Lock {
  const [until = 0, round = 0] = text ? text.split(" ").map(Number) : [];
  return { until, round };
}

/** The holder of one IPv6 address has its whole /64, so the addresses of a /64 count as one. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const start = head.split(":").filter(Boolean);
  const end = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const groups = [...start, ...Array<string>(Math.max(8 - start.length - end.length, 0)).fill("0"), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
