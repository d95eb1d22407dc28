import { setTimeout as pause } from "node:timers/promises";
import { createClient, ErrorReply } from "@redis/client";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/platform/log.ts";
import { createMemoryStore, lockTimeoutMs, type OpenStore, type SharedStore } from "./shared-store.ts";

/** In milliseconds: no page waits longer for an answer, nor does the start. */
const patience = 500;
/** In milliseconds: how long the site leaves Redis alone after a failure. Meanwhile it gives up a silent connection. */
const restMs = 5_000;
const silenceMs = 2_000;
const reconnectMs = 1_000;
/** The lock of a dead replica blocks its cart for this time. */
const lastLockSeconds = 30;
/** Redis may be shared with other programs. */
const prefix = "opona:";
/** In milliseconds, while another replica has the lock. */
const retryMs = 20;
const mostMissed = 10_000;

const incrementScript = `
local count = redis.call("INCRBY", KEYS[1], ARGV[1])
if redis.call("TTL", KEYS[1]) < 0 then redis.call("EXPIRE", KEYS[1], ARGV[2]) end
return count`;
const releaseScript = `
if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end
return 0`;

const prolongScript = `
if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("EXPIRE", KEYS[1], ARGV[2]) end
return 0`;

interface Missed {
  readonly text: string;
  readonly until: number;
}

/** The answer of Redis if a key has a value of another kind than the command needs. */
const foreignValue = /\bWRONGTYPE\b|\bis not an integer\b/u;

/** In Redis or Valkey. While it is away each replica uses its own memory, and writes what Redis missed afterwards. */
export async function openRedisStore(
  url: string,
  {
    clock,
    log,
    lockSeconds = lastLockSeconds,
  }: { readonly clock: () => Date; readonly log: Log; readonly lockSeconds?: number },
): Promise<OpenStore> {
  const memory = createMemoryStore(clock);
  /** Kinds of keys that the log has reported. */
  const lost = new Set<string>();
  const missed = new LRUCache<string, Missed>({ max: mostMissed });
  let isAway = false;
  let restsUntil = 0;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    maintNotifications: "disabled",
    pingInterval: silenceMs / 2,
    socket: { connectTimeout: patience, socketTimeout: silenceMs, reconnectStrategy: reconnectMs },
  });

  function leave(error: unknown): void {
    restsUntil = performance.now() + restMs;
    if (isAway) return;
    isAway = true;
    log.error("shared-store.away", {}, error);
  }

  function comeBack(): void {
    restsUntil = 0;
    if (!isAway) return;
    isAway = false;
    log.info("shared-store.back");
    const now = clock().getTime();
    for (const [key, { text, until }] of missed.entries()) {
      if (until > now) write(key, text, Math.ceil((until - now) / 1000)).catch(leave);
    }
    missed.clear();
  }

  function write(key: string, text: string, seconds: number): Promise<unknown> {
    return client.set(prefix + key, text, { expiration: { type: "EX", value: seconds } });
  }

  /** Whether this caller got the lock. */
  async function take(key: string, token: string): Promise<boolean> {
    const expiration = { type: "EX", value: lockSeconds } as const;
    return (await client.set(prefix + key, token, { expiration, condition: "NX" })) !== null;
  }

  async function ask<T>(command: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    if (!client.isReady || performance.now() < restsUntil) return instead();
    try {
      const answer = await inTime(command());
      comeBack();
      return answer;
    } catch (error) {
      leave(error);
      return instead();
    }
  }

  /** The same; deletes a value that another program has written under the key, which then counts as missing. */
  function askOf<T>(key: string, command: () => Promise<T>, instead: () => T | Promise<T>): Promise<T> {
    const orLost = async () => {
      try {
        return await command();
      } catch (error) {
        if (!isForeign(error)) throw error;
        tellLost(key, error);
        await client.del(prefix + key);
        return command();
      }
    };
    return ask(orLost, instead);
  }

  /** The rest of a key names visitors. */
  function tellLost(key: string, error: unknown): void {
    const [kind = ""] = key.split(" ", 1);
    if (!lost.has(kind)) log.error("shared-store.key-lost", { kind }, error);
    lost.add(kind);
  }

  const store: SharedStore = {
    isAway: () => isAway,
    get: (key) =>
      askOf(
        key,
        () => client.get(prefix + key),
        () => memory.get(key),
      ),
    async set(key, text, seconds) {
      await memory.set(key, text, seconds);
      missed.delete(key);
      await ask(
        () => write(key, text, seconds),
        () => void missed.set(key, { text, until: clock().getTime() + seconds * 1000 }),
      );
    },
    increment: (key, seconds, by = 1) =>
      askOf(
        key,
        async () => {
          const numbers = [String(by), String(seconds)];
          return Number(await client.eval(incrementScript, { keys: [prefix + key], arguments: numbers }));
        },
        () => memory.increment(key, seconds, by),
      ),
    lock(key, work, busy) {
      const name = `lock ${key}`;
      const queued = performance.now();
      // Only the first caller in this process requests the lock from Redis, the others wait here.
      const alone = async () => {
        const token = crypto.randomUUID();
        const tryLock = () =>
          ask(
            () => take(name, token),
            () => true,
          );
        // Another lock holds the key, or a foreign value that would never expire.
        let isLock = false;
        while (!(await tryLock())) {
          if (performance.now() - queued > lockTimeoutMs) return busy;
          if (isLock) await pause(retryMs);
          else await store.get(name);
          isLock = true;
        }
        // No number of seconds is enough: the work has as many calls as a cart has lines, each with its own deadline.
        const prolong = () =>
          askOf<unknown>(
            name,
            () =>
              client.eval(prolongScript, { keys: [prefix + name], arguments: [token, String(lockSeconds)] }),
            () => null,
          );
        const prolonging = setInterval(() => void prolong(), (lockSeconds * 1000) / 3).unref();
        try {
          return await work();
        } finally {
          clearInterval(prolonging);
          // The next one does not wait for the answer: Redis performs the commands of one connection in their order.
          client
            .eval(releaseScript, { keys: [prefix + name], arguments: [token] })
            .catch((error) => (isForeign(error) ? tellLost(name, error) : leave(error)));
        }
      };
      return memory.lock(key, alone, busy);
    },
  };

  const connected = new Promise<void>((resolve) => {
    client.once("ready", resolve).once("error", () => resolve());
  });
  client.on("ready", comeBack).on("error", leave);
  client.connect().catch(leave);
  await Promise.race([connected, pause(patience)]);
  return { store, close: () => client.destroy() };
}

function isForeign(error: unknown): boolean {
  return error instanceof ErrorReply && foreignValue.test(error.message);
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms.`)), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
