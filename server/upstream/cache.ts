import type { CacheEntry } from "@epic-web/cachified";

/** Where shared content is kept: this process's memory now; anything with these three verbs can take its place. */
export interface ContentCache {
  get(key: string): Promise<CacheEntry<unknown> | null | undefined> | CacheEntry<unknown> | null | undefined;
  set(key: string, entry: CacheEntry<unknown>): unknown;
  delete(key: string): unknown;
}

export function createMemoryCache(): ContentCache {
  throw new Error("not yet");
}
