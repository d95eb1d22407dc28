import { LRUCache } from "lru-cache";

/**
 * State that replicas of the app must share: counters of limits, signed-out sessions. Currently in this process's
 * memory; any store with these three operations (Redis, Valkey) can replace it.
 */
export interface SharedStore {
  get(key: string): Promise<string | null>;
  /** Stores the text for `seconds`. */
  set(key: string, text: string, seconds: number): Promise<void>;
  /** Adds `by` (default 1; -1 subtracts) and returns the count, which expires `seconds` after its first increment. */
  increment(key: string, seconds: number, by?: number): Promise<number>;
}

/** Beyond this limit invented keys evict the oldest entries instead of exhausting the memory. */
const mostKeys = 10_000;

interface Entry {
  readonly text: string;
  readonly until: number;
}

/** In memory, limited in size; entries expire by the given clock. */
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
