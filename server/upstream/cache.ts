import { cachified, type CacheEntry } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import type { Answer, Failure } from "./failure.ts";

/** Where shared content is kept: this process's memory now; anything with these three verbs can take its place. */
export interface ContentCache {
  get(key: string): Promise<CacheEntry<unknown> | null | undefined> | CacheEntry<unknown> | null | undefined;
  set(key: string, entry: CacheEntry<unknown>): unknown;
  delete(key: string): unknown;
}

const minute = 60_000;
const timeToLive = minute;
const staleWhileRevalidate = 10 * minute;
const staleIfError = 24 * 60 * minute;
/**
 * After a failed refresh the last good content is given at once for so long, without asking. Where there is none, an
 * upstream that was too slow is not waited for again meanwhile: no more than one page in that time is late for it.
 */
const restAfterFailure = 5_000;

/** Keeps up to 64 MB of content as JSON text would be, each entry as long as it may still stand in for a failure. */
export function createMemoryCache(): ContentCache {
  const entries = new LRUCache<string, CacheEntry<unknown>>({
    max: 2_000,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (entry) => JSON.stringify(entry).length,
    ttl: staleIfError,
  });
  return {
    get: (key) => entries.get(key),
    set: (key, entry) => entries.set(key, entry),
    delete: (key) => entries.delete(key),
  };
}

/** Carries a failure through the cache, which only knows values and throws. */
class LoadFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** When and how the last refresh of a key failed, for each cache. */
const failures = new WeakMap<ContentCache, LRUCache<string, Failed>>();

interface Failed {
  readonly at: number;
  readonly failure: Failure;
}

/**
 * The value under `key`: fresh for a minute (± 10 %, so that entries do not expire together), then the old one for
 * ten minutes while one refresh runs, and through a failing upstream the last good one for a day. One load at a time
 * however many ask. A 404 is an answer of its own: it drops what was kept. Ages are spans, not dates, so they are
 * counted by the machine's clock and not by the visit's.
 */
export async function remember<T>(
  cache: ContentCache,
  key: string,
  load: () => Promise<Answer<T>>,
  random: () => number = Math.random,
): Promise<Answer<T>> {
  const failed = failuresOf(cache);
  const last = failed.get(key);
  if (last && Date.now() - last.at < restAfterFailure) {
    const kept = await lastGood<T>(cache, key);
    if (kept) return { ok: true, value: kept.value };
    if (last.failure.kind === "timed-out") return { ok: false, failure: last.failure };
  }
  try {
    const value = await cachified<T>({
      key,
      cache,
      ttl: timeToLive * (0.9 + 0.2 * random()),
      swr: staleWhileRevalidate,
      fallbackToCache: false,
      async getFreshValue() {
        const answer = await load();
        if (answer.ok) return answer.value;
        if (answer.failure.kind === "not-found") await cache.delete(key);
        else failed.set(key, { at: Date.now(), failure: answer.failure });
        throw new LoadFailed(answer.failure);
      },
    });
    return { ok: true, value };
  } catch (thrown) {
    if (!(thrown instanceof LoadFailed)) throw thrown;
    const kept = await lastGood<T>(cache, key);
    return kept ? { ok: true, value: kept.value } : { ok: false, failure: thrown.failure };
  }
}

async function lastGood<T>(cache: ContentCache, key: string): Promise<{ value: T } | null> {
  const entry = await cache.get(key);
  if (!entry || Date.now() - entry.metadata.createdTime > staleIfError) return null;
  // A key names a call, and a call has one schema: what was put under it is what is read.
  return { value: entry.value as T };
}

function failuresOf(cache: ContentCache): LRUCache<string, Failed> {
  let known = failures.get(cache);
  if (!known) failures.set(cache, (known = new LRUCache({ max: 2_000 })));
  return known;
}
