import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "@redis/client";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { openRedisStore } from "#server/platform/redis-store.ts";
import { skipWithout } from "../../support/missing.ts";
import { freePort } from "../../connected/over-http.ts";
import { startRedis, type RedisServer } from "../../support/redis-server.ts";
import { memoryLog, type LogLine } from "../support/fake-context.ts";
import { describeStore } from "../support/store-contract.ts";

let redis: RedisServer | string;
beforeAll(async () => {
  redis = await startRedis();
  return async () => {
    if (typeof redis === "object") await redis.signal("SIGKILL");
  };
});

const clock = () => new Date();

/** The store of one replica, with its log. */
async function openReplica(url: string, lockSeconds?: number) {
  const lines: LogLine[] = [];
  const { store, close } = await openRedisStore(url, {
    clock,
    log: memoryLog(lines),
    ...(lockSeconds && { lockSeconds }),
  });
  let isOpen = true;
  const end = () => {
    if (isOpen) close();
    isOpen = false;
  };
  onTestFinished(end);
  return { store, end, events: () => lines.map(({ event }) => event) };
}

let database = 0;

/** A separate database in the common Redis. */
function freshUrl(skip: (why: string) => never): string {
  if (typeof redis === "string") return skipWithout(redis, skip);
  database += 1;
  return `${redis.url}/${database}`;
}

/** A Redis that the test may kill. */
async function ownRedis(skip: (why: string) => never, port?: number): Promise<RedisServer> {
  const own = await startRedis(port);
  if (typeof own === "string") return skipWithout(own, skip);
  onTestFinished(() => own.signal("SIGKILL"));
  return own;
}

/** Waits until `isTrue`; fails after ten seconds. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let left = 400; left > 0 && !isTrue(); left -= 1) await pause(25);
  expect(isTrue()).toBe(true);
}

/** Milliseconds that `act` takes. */
async function took(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

describeStore(async (skip) => {
  const url = freshUrl(skip);
  const [one, other] = await Promise.all([openReplica(url), openReplica(url)]);
  return { pair: [one.store, other.store], pass: (seconds) => pause(seconds * 1000) };
});

test("a lock whose turn does not come in ten seconds is busy", async ({ skip }) => {
  const url = freshUrl(skip);
  const [one, other] = await Promise.all([openReplica(url), openReplica(url)]);
  let end: () => void = () => undefined;
  const held = one.store.lock("key", () => new Promise<void>((resolve) => (end = resolve)), undefined);
  await pause(100);
  expect(await other.store.lock("key", async () => "done", "busy")).toBe("busy");
  end();
  await held;
  expect(await took(() => other.store.lock("key", async () => "done", "busy"))).toBeLessThan(1_000);
});

test("a lock lasts as long as its work, or the seconds of a replica that ends", async ({ skip }) => {
  const url = freshUrl(skip);
  const [one, other, ending] = await Promise.all([
    openReplica(url, 1),
    openReplica(url, 1),
    openReplica(url, 1),
  ]);
  const order: string[] = [];
  const held = one.store.lock(
    "key",
    async () => {
      await pause(2_500);
      order.push("long");
    },
    null,
  );
  await pause(100);
  await other.store.lock("key", async () => order.push("next"), null);
  await held;
  expect(order).toEqual(["long", "next"]);
  void ending.store.lock("key", () => new Promise(() => undefined), null);
  await pause(100);
  ending.end();
  const waited = await took(() => other.store.lock("key", async () => "done", "busy"));
  expect(waited).toBeGreaterThan(500);
  expect(waited).toBeLessThan(3_000);
});

test("a key that another program has written is lost alone, and one line says so", async ({ skip }) => {
  const url = freshUrl(skip);
  const [one, other] = await Promise.all([openReplica(url), openReplica(url)]);
  const program = await createClient({ url }).connect();
  onTestFinished(() => program.destroy());
  for (const key of ["seen", "counted", "lock key", "held"]) await program.hSet(`opona:${key}`, "a", "b");
  await program.set("opona:text", "no number");
  await one.store.set("known", "both", 60);

  expect(await one.store.get("seen")).toBeNull();
  expect(await one.store.increment("counted", 60)).toBe(1);
  expect(await other.store.increment("counted", 60)).toBe(2);
  expect(await one.store.increment("text", 60, 3)).toBe(3);
  expect(await took(() => one.store.lock("key", async () => "done", "busy"))).toBeLessThan(1_000);
  await one.store.lock(
    "taken",
    () => program.multi().del("opona:lock taken").hSet("opona:lock taken", "a", "b").exec(),
    null,
  );
  expect(await took(() => one.store.lock("taken", async () => "done", "busy"))).toBeLessThan(1_000);
  await one.store.set("held", "text", 60);
  expect(await other.store.get("held")).toBe("text");
  expect(await other.store.get("known")).toBe("both");
  await program.hSet("opona:seen", "a", "b");
  expect(await one.store.get("seen")).toBeNull();
  expect(one.events()).toEqual(["seen", "counted", "text", "lock"].map(() => "shared-store.key-lost"));
  expect(other.events()).toEqual([]);
});

test("without Redis at the start the memory serves, and Redis once it is there", async ({ skip }) => {
  const port = await freePort();
  const replica = await openReplica(`redis://127.0.0.1:${port}`);
  expect(await replica.store.increment("count", 60)).toBe(1);
  expect(await replica.store.increment("count", 60)).toBe(2);
  expect(await replica.store.lock("key", async () => "done", "busy")).toBe("done");
  await pause(2_500);
  expect(replica.events()).toEqual(["shared-store.away"]);
  await ownRedis(skip, port);
  await until(() => replica.events().includes("shared-store.back"));
  expect(await replica.store.increment("count", 60)).toBe(1);
});

test("a killed Redis leaves the memory, with a log line at each end of the outage", async ({ skip }) => {
  const own = await ownRedis(skip);
  const [one, other] = await Promise.all([openReplica(own.url), openReplica(own.url)]);
  await one.store.set("before", "known", 60);
  expect(one.store.isAway()).toBe(false);
  await own.signal("SIGKILL");
  const work = async () => {
    expect(await one.store.get("before")).toBe("known");
    await one.store.set("signed-out", "1", 60);
    expect(await one.store.get("signed-out")).toBe("1");
    expect(await one.store.increment("count", 60)).toBe(1);
    expect(await one.store.lock("key", async () => "done", "busy")).toBe("done");
  };
  expect(await took(work)).toBeLessThan(1_000);
  expect(one.events()).toEqual(["shared-store.away"]);
  expect(one.store.isAway()).toBe(true);

  await own.start();
  await until(() => one.events().length > 1 && other.events().length > 1);
  expect(one.events()).toEqual(["shared-store.away", "shared-store.back"]);
  await until(() => other.events().includes("shared-store.back"));
  expect(await other.store.get("signed-out")).toBe("1");
  await one.store.set("after", "both", 60);
  expect(await other.store.get("after")).toBe("both");
});

test("a silent Redis costs one wait of half a second until it answers again", async ({ skip }) => {
  const own = await ownRedis(skip);
  const { store, events } = await openReplica(own.url);
  await own.signal("SIGSTOP");
  const first = await took(() => Promise.all(Array.from({ length: 10 }, () => store.get("name"))));
  expect(first).toBeLessThan(1_000);
  for (let second = 0; second < 8; second += 1) {
    expect(await took(() => store.increment("count", 60))).toBeLessThan(100);
    await pause(1_000);
  }
  expect(events()).toEqual(["shared-store.away"]);
  await own.signal("SIGCONT");
  await until(() => events().includes("shared-store.back"));
  await store.set("name", "there", 60);
  expect(await store.get("name")).toBe("there");
});
