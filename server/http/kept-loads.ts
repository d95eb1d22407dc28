import { LRUCache } from "lru-cache";

interface KeptLoads<Value> {
  /** An earlier load, as long as the memory has room for it. */
  get(key: string): Value | undefined;
  /** Loads it now, once for all concurrent callers, who share a failure too. */
  load(key: string, load: () => Promise<Value | null>): Promise<Value | null>;
}

/**
 * Loads, and a bounded memory of them.
 * @param sizeOf in bytes; null: the memory does not keep it, nor anything that loads as null
 * @param ttl in milliseconds; without it a load never expires
 */
export function keptLoads<Value extends object | string>({
  maxSize,
  ttl = 0,
  sizeOf,
}: {
  readonly maxSize: number;
  readonly ttl?: number;
  readonly sizeOf: (value: Value) => number | null;
}): KeptLoads<Value> {
  const kept = new LRUCache<string, Value>({ maxSize, ttl });
  const loading = new Map<string, Promise<Value | null>>();

  async function loadAndKeep(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    try {
      const value = await load();
      const size = value === null ? null : sizeOf(value);
      if (value !== null && size !== null) kept.set(key, value, { size });
      return value;
    } finally {
      loading.delete(key);
    }
  }

  return {
    get: (key) => kept.get(key),
    load(key, load) {
      const running = loading.get(key);
      if (running) return running;
      const made = loadAndKeep(key, load);
      loading.set(key, made);
      return made;
    },
  };
}
