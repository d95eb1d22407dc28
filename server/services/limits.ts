import type { Id } from "#app/domain/id.ts";
import { createHash } from "node:crypto";
import { networkOf } from "#app/domain/ip-network.ts";
import type { RequestContext } from "#server/context/context.ts";

/** How often one network address, or one target of attacks, may do something. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** The kind of target, whatever the addresses; the functions below take its value. Absent: the address. */
  readonly per?: "email" | "customer" | "cart" | "order";
  /**
   * The limit applies only if the visitor's address is known. Under plain remix-serve it is unknown: a single counter
   * of all visitors would block the whole site, which only limits against guessing may do.
   */
  readonly needsAddress?: true;
}

/** The parts of a request's context for counting. */
export type Counting = Pick<RequestContext, "ip" | "store" | "log" | "now">;

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
  /** Failures only (OWASP ASVS 4.0.3, 2.2.1). Meanwhile the customer can set a new password. */
  signInAccount: { name: "sign-in-account", most: 100, seconds: 3600, per: "email" },
  // A foyer shares one address, and limits by e-mail apply besides.
  register: { name: "register", most: 100, seconds: 600 },
  // Each of these sends an e-mail to an address that need not be the visitor's.
  registerEmail: { name: "register-email", most: 5, seconds: 3600, per: "email" },
  forgot: { name: "forgot", most: 100, seconds: 600 },
  forgotEmail: { name: "forgot-email", most: 5, seconds: 3600, per: "email" },
  // An e-mail to an address that need not be the customer's, and one to the customer's own.
  emailChange: { name: "email-change", most: 20, seconds: 3600, per: "customer" },
  emailChangeEmail: { name: "email-change-email", most: 3, seconds: 3600, per: "email" },
  /** All of the customer's own data, for which the site sends many calls. */
  ownData: { name: "own-data", most: 20, seconds: 3600, per: "customer" },
  newsletter: { name: "newsletter", most: 50, seconds: 60 },
  newsletterEmail: { name: "newsletter-email", most: 5, seconds: 3600, per: "email" },
  rating: { name: "rating", most: 10, seconds: 600 },
  ratingEmail: { name: "rating-email", most: 5, seconds: 3600, per: "email" },
  ratingReport: { name: "rating-report", most: 10, seconds: 600 },
  ratingReportEmail: { name: "rating-report-email", most: 5, seconds: 3600, per: "email" },
  complaint: { name: "complaint", most: 10, seconds: 600 },
  complaintEmail: { name: "complaint-email", most: 5, seconds: 3600, per: "email" },
  /** Failures only: voucher codes, which an attacker could guess. */
  voucher: { name: "voucher", most: 15, seconds: 600 },
  voucherCart: { name: "voucher-cart", most: 15, seconds: 600, per: "cart" },
  /** Previews of gift vouchers, each of which the back office draws. */
  voucherPreview: { name: "voucher-preview", most: 30, seconds: 600, needsAddress: true },
  /**
   * Wrong ones only, counted after the check: secrets in addresses of orders, password links and confirmations, tokens
   * of staff.
   */
  secret: { name: "secret", most: 30, seconds: 600 },
  /** Guest carts, each of which is a row in the back office for as long as it is stored there. */
  cart: { name: "cart", most: 60, seconds: 600, needsAddress: true },
  order: { name: "order", most: 30, seconds: 600, needsAddress: true },
  orderEmail: { name: "order-email", most: 8, seconds: 600, per: "email" },
  // Each sends two e-mails, one of them to an address that need not be the visitor's.
  withdrawal: { name: "withdrawal", most: 10, seconds: 600 },
  withdrawalEmail: { name: "withdrawal-email", most: 5, seconds: 3600, per: "email" },
  /** Payments of an order, each of which the card gateway stores. */
  payment: { name: "payment", most: 10, seconds: 600, per: "order" },
  // Each sends an e-mail to the address of an order, which need not be the visitor's.
  paymentLink: { name: "payment-link", most: 10, seconds: 600 },
  paymentLinkOrder: { name: "payment-link-order", most: 3, seconds: 3600, per: "order" },
  // Each may send an e-mail with all orders of an address, which need not be the visitor's.
  resend: { name: "resend", most: 20, seconds: 600 },
  resendEmail: { name: "resend-email", most: 3, seconds: 3600, per: "email" },
  ares: { name: "ares", most: 30, seconds: 600 },
  aresCustomer: { name: "ares-customer", most: 30, seconds: 600, per: "customer" },
} as const satisfies Record<string, Limit>;

/** An order as a target, only with its secret: ids can be guessed, and nobody else may use up its limits. */
export function orderTarget(id: Id, hash: string): string {
  return `${id} ${hash}`;
}

/** A limit with its target, if it is not the visitor's address. */
export type Use = readonly [limit: Limit, target?: string];

/**
 * Counts one more use by the visitor's address (as determined by the listener, so that the visitor's headers cannot
 * change it) or of a target, and returns whether the limit is exceeded.
 */
export async function isOverLimit(context: Counting, limit: Limit, target?: string): Promise<boolean> {
  if (limit.needsAddress && context.ip === "") return false;
  const count = await context.store.increment(counterOf(context, limit, target), limit.seconds);
  if (count === limit.most + 1) context.log.warn("limit.reached", { limit: limit.name });
  return count > limit.most;
}

/** Counts one more use of each limit, up to the first exceeded one, and returns that one. */
export async function firstExceeded(context: Counting, ...uses: readonly Use[]): Promise<Limit | null> {
  for (const [limit, target] of uses) {
    if (await isOverLimit(context, limit, target)) return limit;
  }
  return null;
}

/** Undoes the count of a use to which the limit does not apply after all. */
export async function giveBack(context: Counting, limit: Limit, target?: string): Promise<void> {
  await context.store.increment(counterOf(context, limit, target), limit.seconds, -1);
}

function counterOf(context: Counting, limit: Limit, target: string | undefined): string {
  const whom = target === undefined ? networkOf(context.ip) : sha256(target.trim().toLowerCase());
  return `limit ${limit.name} ${whom}`;
}

export interface Tries {
  /**
   * Seconds to wait; 0 = the attempt is allowed. Counts it before its outcome is known, so that concurrent attempts
   * gain nothing.
   */
  readonly wait: number;
  /** The attempt succeeded: clears the count. */
  forget(): Promise<void>;
  /** Nobody checked the password: this attempt does not count, earlier ones do. */
  takeBack(): Promise<void>;
}

/** The end of the current wait (milliseconds since 1970) and the number of waits so far; all 0 = none. */
interface Lock {
  readonly until: number;
  readonly round: number;
}

/**
 * Counts an attempt of this visitor's address to sign in to the account of `email`. From other addresses the account
 * stays accessible, so that an attacker locks out only their own address, up to the limit of all addresses together.
 */
export async function tryAccount(context: Counting, email: string): Promise<Tries> {
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
      // Nobody checked this attempt: if the one before it is taken back, this one must not count instead.
      await context.store.increment(counter, remembered, -1);
      return refuse(wait);
    }
  }
  async function takeBack(): Promise<void> {
    await context.store.increment(counter, remembered, -1);
    if (count >= mayTry) await context.store.set(key, stored ?? "", remembered);
  }
  if (await isOverLimit(context, limits.signInAccount, email)) {
    await takeBack();
    return refuse(limits.signInAccount.seconds);
  }
  return {
    wait: 0,
    async forget() {
      await context.store.set(key, "", 1);
      await context.store.set(`tries ${who} 0`, "0", 1);
      await giveBack(context, limits.signInAccount, email);
    },
    async takeBack() {
      await takeBack();
      await giveBack(context, limits.signInAccount, email);
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
