import { createHash } from "node:crypto";
import type { Visit } from "#server/visit.ts";

/** How often one somebody may do one thing. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** Tries of one address for one account in a row; then each further one waits twice as long as the one before. */
const freeTries = 5;
const firstWait = 15 * 60;
const longestWait = 4 * 3600;
const remembered = 24 * 3600;

export const limits = {
  signIn: { name: "sign-in", most: 20, seconds: 60 },
  register: { name: "register", most: 10, seconds: 600 },
  forgot: { name: "forgot", most: 10, seconds: 600 },
  newsletter: { name: "newsletter", most: 5, seconds: 60 },
  rating: { name: "rating", most: 10, seconds: 600 },
  voucher: { name: "voucher", most: 30, seconds: 600 },
  ares: { name: "ares", most: 30, seconds: 600 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one more of the visitor's address (the listener's, which no header of theirs can change) and says whether it
 * is one too many.
 */
export async function isOverLimit(visit: Visit, limit: Limit): Promise<boolean> {
  const count = await visit.store.increment(`limit ${limit.name} ${visit.ip}`, limit.seconds);
  if (count === limit.most + 1) visit.log.warn("limit.reached", { limit: limit.name });
  return count > limit.most;
}

export interface Tries {
  /** Seconds to wait; 0 = go on. The try is counted before its outcome is known, so that many at once gain nothing. */
  readonly wait: number;
  /** It was right after all: nothing is remembered. */
  forget(): Promise<void>;
}

/** One more try of this visitor's address to open the account of `email`. */
export async function tryAccount(visit: Visit, email: string): Promise<Tries> {
  const who = createHash("sha256").update(`${email.trim().toLowerCase()} ${visit.ip}`).digest("base64url");
  const lock = `tries-lock ${who}`;
  const now = visit.now.getTime();
  const until = Number((await visit.store.get(lock)) ?? 0);
  if (until > now) return { wait: Math.ceil((until - now) / 1000), forget: async () => undefined };
  const count = await visit.store.increment(`tries ${who} ${until}`, remembered);
  const mayTry = until === 0 ? freeTries : 1;
  if (count >= mayTry) {
    const wait = await nextWait(visit, who, until);
    await visit.store.set(lock, String(now + wait * 1000), remembered);
    if (count > mayTry) return { wait, forget: async () => undefined };
  }
  return {
    wait: 0,
    async forget() {
      await visit.store.set(lock, "0", 1);
      await visit.store.set(`tries ${who} 0`, "0", 1);
      await visit.store.set(`tries-wait ${who}`, "0", 1);
    },
  };
}

/** 15 minutes, then twice as long each time, at most 4 hours. */
async function nextWait(visit: Visit, who: string, until: number): Promise<number> {
  const key = `tries-wait ${who}`;
  const before = Number((await visit.store.get(key)) ?? 0);
  // Those that come at once share one wait.
  const turn = await visit.store.increment(`tries-turn ${who} ${until}`, remembered);
  const wait = before === 0 ? firstWait : turn > 1 ? before : Math.min(before * 2, longestWait);
  await visit.store.set(key, String(wait), remembered);
  return wait;
}
