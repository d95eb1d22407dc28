import { createHash } from "node:crypto";
import type { RequestContext } from "#server/context.ts";

/** How often one network address (or whom `isOverLimit` is told) may do one thing. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /**
   * It holds where the visitor's address is known. Under plain remix-serve it is not: there one counter of all visitors
   * would stop the whole house, which only limits against guessing may.
   */
  readonly needsAddress?: true;
}

/** Tries of one address for one account in a row; then each further one waits twice as long as the one before. */
const freeTries = 5;
const firstWait = 15 * 60;
const longestWait = 4 * 3600;
const remembered = 24 * 3600;

export const limits = {
  /** Any form at all: what people press, with room for many behind one address of a mobile network. */
  form: { name: "form", most: 300, seconds: 300, needsAddress: true },
  signIn: { name: "sign-in", most: 20, seconds: 60 },
  register: { name: "register", most: 10, seconds: 600 },
  forgot: { name: "forgot", most: 10, seconds: 600 },
  newsletter: { name: "newsletter", most: 5, seconds: 60 },
  rating: { name: "rating", most: 10, seconds: 600 },
  /** Codes that may be guessed. */
  voucher: { name: "voucher", most: 15, seconds: 600 },
  /** Carts of guests, each a row in the back office for as long as it keeps them. */
  cart: { name: "cart", most: 60, seconds: 600, needsAddress: true },
  order: { name: "order", most: 30, seconds: 600, needsAddress: true },
  /** Orders to one e-mail, which need not be the sender's: each sends it a letter. */
  orderLetter: { name: "order-letter", most: 8, seconds: 600 },
  ares: { name: "ares", most: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one more of the visitor's address (the listener's, which no header of theirs can change), or of an e-mail, and
 * says whether it is one too many.
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

/** What was counted turned out not to be what the limit is about. */
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
  /** Seconds to wait; 0 = go on. The try is counted before its outcome is known, so that many at once gain nothing. */
  readonly wait: number;
  /** It was right after all: nothing is remembered. */
  forget(): Promise<void>;
  /** Nobody looked at it: this try does not count, those before it do. */
  takeBack(): Promise<void>;
}

/** Until when (milliseconds) there is no further try, and how many waits there were before; all 0 = none. */
interface Lock {
  readonly until: number;
  readonly round: number;
}

/**
 * One more try of this visitor's address to open the account of `email`. From elsewhere the account still opens:
 * whoever guesses locks out nobody but themselves.
 */
export async function tryAccount(context: RequestContext, email: string): Promise<Tries> {
  const who = sha256(`${email.trim().toLowerCase()} ${networkOf(context.ip)}`);
  const key = `tries-lock ${who}`;
  const now = context.now.getTime();
  const stored = await context.store.get(key);
  const lock = readLock(stored);
  if (lock.until > now) return refuse(Math.ceil((lock.until - now) / 1000));
  // Each wait begins a new counter, named by the end of the last one, so tries that come at once share a counter.
  const counter = `tries ${who} ${lock.until}`;
  const count = await context.store.increment(counter, remembered);
  const mayTry = lock.round === 0 ? freeTries : 1;
  const wait = Math.min(firstWait * 2 ** lock.round, longestWait);
  if (count >= mayTry) {
    await context.store.set(key, `${now + wait * 1000} ${lock.round + 1}`, remembered);
    if (count > mayTry) {
      // Nobody looked at it: should the one before it be taken back, this one must not stand in its place.
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

/** Nobody's e-mail stands in the shared store. */
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

/** Who has one address of IPv6 has all of its /64: those count as one. */
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
