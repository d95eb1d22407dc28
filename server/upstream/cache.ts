import { LRUCache } from "lru-cache";
import { longestHold } from "./resilience.ts";
import { waitOf, type Failure, type UpstreamResult } from "./failure.ts";

/** Whether the cached value is good enough, or the upstream has to answer. */
export type Age = "cached" | "now";

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

interface Entry {
  /** The last good content: when it came and for how long it is fresh, in milliseconds. */
  readonly good: { readonly value: unknown; readonly at: number; readonly freshFor: number } | null;
  /** The last load, if it failed. */
  readonly failed: { readonly failure: Failure; readonly at: number } | null;
}

interface Load {
  readonly load: () => Promise<UpstreamResult<unknown>>;
  readonly freshFor: number;
}

export interface ContentCache {
  readonly entries: LRUCache<string, Entry, Load>;
  /** The last failures of keys without content, apart from it: requests for invented records must not evict content. */
  readonly failures: LRUCache<string, NonNullable<Entry["failed"]>>;
}

const mostBytes = 64 * 1024 * 1024;

/** The shared content of a process: up to 64 MB, measured as JSON text. Concurrent callers of a key share one load. */
export function createMemoryCache(): ContentCache {
  const failures: ContentCache["failures"] = new LRUCache({ max: 2_000 });
  const entries: ContentCache["entries"] = new LRUCache({
    max: 2_000,
    maxSize: mostBytes,
    // Too large, so that the cache does not keep it, and forgets content that is gone.
    sizeCalculation: (entry) => (entry.good ? JSON.stringify(entry).length : mostBytes + 1),
    // A load that lost its place is still its callers' answer.
    ignoreFetchAbort: true,
    async fetchMethod(key, before, { context: { load, freshFor } }) {
      const answer = await load();
      const at = Date.now();
      if (answer.ok) return { good: { value: answer.value, at, freshFor }, failed: null };
      const failure = answer.error;
      // A proxy's 404 page does not mean that the content is gone.
      const isGone = failure.kind === "not-found" && !failure.isPage;
      const good = isGone ? null : (before?.good ?? null);
      if (!good) failures.set(key, { failure, at });
      return { good, failed: { failure, at } };
    },
  });
  return { entries, failures };
}

/**
 * Returns the value under `key`: fresh for a minute (± 10 %, so that entries do not expire together), then stale for
 * ten minutes while one refresh runs, and the last good one for a day while the upstream fails. Concurrent callers
 * share one load. A 404 is a valid answer: it deletes the cached value. Ages are durations, not dates, so they are
 * measured by the system clock and not by the request context's clock.
 *
 * `now`: the site sends the call however fresh the value is, and the answer replaces the value. Callers meanwhile
 * still share one load, and the last good value still replaces a failed answer, without a call in the rest after a
 * failure.
 */
export async function cached<T>(
  cache: ContentCache,
  key: string,
  load: () => Promise<UpstreamResult<T>>,
  { age = "cached", random = Math.random }: { readonly age?: Age; readonly random?: () => number } = {},
): Promise<UpstreamResult<T>> {
  const known = cache.entries.get(key, { allowStale: true });
  const kept = lastGood<T>(known);
  const failed = known ? known.failed : cache.failures.get(key);
  if (failed && isResting(failed)) {
    if (kept) return kept;
    const { failure } = failed;
    if (waitOf(failure) !== undefined || failure.kind === "timed-out") return { ok: false, error: failure };
  }
  const { at = 0, freshFor = 0 } = known?.good ?? {};
  const isKeptEnough = kept && age === "cached";
  if (isKeptEnough && Date.now() - at < freshFor) return kept;
  const freshly = timeToLive * (0.9 + 0.2 * random());
  const loading = cache.entries.fetch(key, { forceRefresh: true, context: { load, freshFor: freshly } });
  if (isKeptEnough && Date.now() - at < freshFor + staleWhileRevalidate) {
    // Nobody waits for this one: its failure shows in the next call.
    loading.catch(() => undefined);
    return kept;
  }
  const entry = await loading;
  const answer = lastGood<T>(entry);
  if (answer) return answer;
  return { ok: false, error: entry?.failed?.failure ?? { kind: "unreachable" } };
}

function lastGood<T>(entry: Entry | undefined): { readonly ok: true; readonly value: T } | null {
  const good = entry?.good;
  if (!good || Date.now() - good.at > staleIfError) return null;
  // A key identifies a call, and a call has one schema, so the stored value has the type that is read.
  return { ok: true, value: good.value as T };
}

function isResting({ failure, at }: NonNullable<Entry["failed"]>): boolean {
  const wait = Math.min(waitOf(failure) ?? 0, longestHold) * 1000;
  return Date.now() - at < Math.max(restAfterFailure, wait);
}
