import { LRUCache } from "lru-cache";

/**
 * State that replicas of the app must share: counters of limits, signed-out sessions, changed carts, locks. In Redis
 * or Valkey if the operator has one, otherwise in this process's memory.
 */
export interface SharedStore {
  /** Whether this replica uses its own memory, because the common store does not answer. */
  isAway(): boolean;
  get(key: string): Promise<string | null>;
  /** Stores the text for `seconds`. */
  set(key: string, text: string, seconds: number): Promise<void>;
  /** Adds `by` (default 1; -1 subtracts) and returns the count, which expires `seconds` after its first increment. */
  increment(key: string, seconds: number, by?: number): Promise<number>;
  /** Runs `work` after earlier work under the same key; returns `busy` if its turn comes too late. */
  lock<T>(key: string, work: () => Promise<T>, busy: T): Promise<T>;
}

export interface OpenStore {
  readonly store: SharedStore;
  readonly close: () => void;
}

/** In milliseconds; after a longer wait for a lock no client expects the response any more. */
export const lockTimeoutMs = 10_000;

/** Beyond this limit invented keys evict the oldest entries instead of exhausting the memory. */
const mostKeys = 10_000;

interface Entry {
  readonly text: string;
  readonly until: number;
}

/** In memory, limited in size; entries expire by the given clock. */
export function createMemoryStore(clock: () => Date): SharedStore {
  const entries = new LRUCache<string, Entry>({ max: mostKeys });
  /** The last pending work under each key. */
  const last = new Map<string, Promise<unknown>>();

  function live(key: string): Entry | null {
    const entry = entries.get(key);
    return entry && entry.until > clock().getTime() ? entry : null;
  }

  return {
    isAway: () => false,
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
    lock(key, work, busy) {
      const queued = performance.now();
      const take = () => (performance.now() - queued > lockTimeoutMs ? Promise.resolve(busy) : work());
      const turn = (last.get(key) ?? Promise.resolve()).then(take, take);
      last.set(key, turn);
      const leave = () => {
        if (last.get(key) === turn) last.delete(key);
      };
      turn.then(leave, leave);
      return turn;
    },
  };
}
