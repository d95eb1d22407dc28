import { LRUCache } from "lru-cache";

/**
 * What replicas of the site have to know of each other: counters of limits, sessions that were signed out. In this
 * process's memory now; anything with these three verbs (Redis, Valkey) can take its place.
 */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  /** Keeps the text for so many seconds. */
  set(key: string, text: string, seconds: number): Promise<void>;
  /** Counts one more, or `by` (one less: -1); the count lives so many seconds from its first one. */
  increment(key: string, seconds: number, by?: number): Promise<number>;
}

/** Whoever fills it with invented names pushes out the oldest entries, not the process. */
const mostKeys = 10_000;

interface Entry {
  readonly text: string;
  readonly until: number;
}

/** Bounded, with ages by the given clock. */
export function createMemoryStore(clock: () => Date): SharedStore {
  const entries = new LRUCache<string, Entry>({ max: mostKeys });

  function live(key: string): Entry | null {
    const entry = entries.get(key);
    return entry && entry.until > clock().getTime() ? entry : null;
  }

  return {
    async get(key) {
      return live(key)?.text ?? null;
    },
    async set(key, text, seconds) {
      entries.set(key, { text, until: clock().getTime() + seconds * 1000 });
    },
    async increment(key, seconds, by = 1) {
      const known = live(key);
      const count = Number(known?.text ?? 0) + by;
      entries.set(key, {
        text: String(count),
        until: known?.until ?? clock().getTime() + seconds * 1000,
      });
      return count;
    },
  };
}
