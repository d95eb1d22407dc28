import { cachified, type CacheEntry } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { longestHold } from "./resilience.ts";
import { waitOf, type Failure, type UpstreamResult } from "./failure.ts";

/**
 * Storage of shared content: this process's memory by default; any implementation of these three methods can replace
 * it.
 */
export interface ContentCache {
  get(key: string): Promise<CacheEntry<unknown> | null | undefined> | CacheEntry<unknown> | null | undefined;
  set(key: string, entry: CacheEntry<unknown>): unknown;
  delete(key: string): unknown;
}

/** Whether the cached value is good enough, or the upstream has to answer. */
export type Age = "kept" | "anew";

const minute = 60_000;
const timeToLive = minute;
const staleWhileRevalidate = 10 * minute;
const staleIfError = 24 * 60 * minute;
/**
 * For this many milliseconds after a failed refresh, or as long as the upstream asks for, the cache returns the last
 * good content at once, without a call. Without such content, no other call waits for a timed-out upstream meanwhile:
 * it delays at most one page in that time.
 */
const restAfterFailure = 5_000;

/**
 * Stores up to 64 MB of content, measured as JSON text; an entry expires when it may no longer replace a failed answer.
 */
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

/** Carries a failure through cachified, which supports only values and thrown errors. */
class LoadFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** The time and the failure of the last failed refresh of each key, per cache. */
const failures = new WeakMap<ContentCache, LRUCache<string, Failed>>();

interface Failed {
  readonly at: number;
  readonly failure: Failure;
}

/**
 * Returns the value under `key`: fresh for a minute (± 10 %, so that entries do not expire together), then stale for
 * ten minutes while one refresh runs, and the last good one for a day while the upstream fails. Concurrent callers
 * share one load. A 404 is a valid answer: it deletes the cached value. Ages are durations, not dates, so they are
 * measured by the system clock and not by the request context's clock.
 *
 * `anew`: the site sends the call however fresh the value is, and the answer replaces the value. Callers meanwhile
 * still share one load, and the last good value still replaces a failed answer, without a call in the rest after a
 * failure.
 */
export async function cached<T>(
  cache: ContentCache,
  key: string,
  load: () => Promise<UpstreamResult<T>>,
  { age = "kept", random = Math.random }: { readonly age?: Age; readonly random?: () => number } = {},
): Promise<UpstreamResult<T>> {
  const failed = failuresOf(cache);
  const last = failed.get(key);
  const wait = last && waitOf(last.failure);
  if (last && Date.now() - last.at < Math.max(restAfterFailure, Math.min(wait ?? 0, longestHold) * 1000)) {
    const kept = await lastGood<T>(cache, key);
    if (kept) return { ok: true, value: kept.value };
    if (wait !== undefined || last.failure.kind === "timed-out") return { ok: false, error: last.failure };
  }
  try {
    const value = await cachified<T>({
      key,
      cache,
      ttl: timeToLive * (0.9 + 0.2 * random()),
      swr: staleWhileRevalidate,
      fallbackToCache: false,
      forceFresh: age === "anew",
      async getFreshValue() {
        const answer = await load();
        if (answer.ok) return answer.value;
        // A proxy's 404 page does not mean that the content is gone.
        if (answer.error.kind === "not-found" && !answer.error.isPage) await cache.delete(key);
        else failed.set(key, { at: Date.now(), failure: answer.error });
        throw new LoadFailed(answer.error);
      },
    });
    return { ok: true, value };
  } catch (thrown) {
    if (!(thrown instanceof LoadFailed)) throw thrown;
    const kept = await lastGood<T>(cache, key);
    return kept ? { ok: true, value: kept.value } : { ok: false, error: thrown.failure };
  }
}

async function lastGood<T>(cache: ContentCache, key: string): Promise<{ value: T } | null> {
  const entry = await cache.get(key);
  if (!entry || Date.now() - entry.metadata.createdTime > staleIfError) return null;
  // A key identifies a call, and a call has one schema, so the stored value has the type that is read.
  return { value: entry.value as T };
}

function failuresOf(cache: ContentCache): LRUCache<string, Failed> {
  let known = failures.get(cache);
  if (!known) failures.set(cache, (known = new LRUCache({ max: 2_000 })));
  return known;
}
