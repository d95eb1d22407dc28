import type { Log } from "#server/platform/log.ts";
import { createMemoryStore, type OpenStore } from "./shared-store.ts";

/** The client of Redis is loaded only if it is used. */
export async function openSharedStore(
  { redisUrl }: { readonly redisUrl: string | null },
  parts: { readonly clock: () => Date; readonly log: Log },
): Promise<OpenStore> {
  if (redisUrl === null) return { store: createMemoryStore(parts.clock), close: () => undefined };
  const { openRedisStore } = await import("./redis-store.ts");
  return openRedisStore(redisUrl, parts);
}
