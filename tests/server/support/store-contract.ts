import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SharedStore } from "#server/platform/shared-store.ts";

/** The stores of two replicas; of one process twice the same. */
export interface Stores {
  readonly pair: readonly [SharedStore, SharedStore];
  /** Moves the clock of the store on. */
  readonly pass: (seconds: number) => Promise<void> | void;
}

/** The contract of every shared store. `open` may skip a test. */
export function describeStore(open: (skip: (why: string) => never) => Stores | Promise<Stores>): void {
  test("a text is read by both replicas until its seconds are over", async ({ skip }) => {
    const { pair, pass } = await open(skip);
    const [one, other] = pair;
    expect(await other.get("name")).toBeNull();
    await one.set("name", "first", 60);
    expect(await other.get("name")).toBe("first");
    await other.set("name", "", 1);
    expect(await one.get("name")).toBe("");
    await pass(1.1);
    expect(await one.get("name")).toBeNull();
  });

  test("each of parallel increments has its own count, and a subtraction takes one back", async ({
    skip,
  }) => {
    const { pair } = await open(skip);
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, at) => (pair[at % 2] ?? pair[0]).increment("count", 60)),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
    expect(await pair[1].increment("count", 60, -1)).toBe(39);
  });

  test("a count expires after its first increment, which no later one prolongs", async ({ skip }) => {
    const { pair, pass } = await open(skip);
    await pair[0].increment("count", 2);
    await pass(1.2);
    expect(await pair[1].increment("count", 2)).toBe(2);
    await pass(1);
    expect(await pair[0].increment("count", 2)).toBe(1);
  });

  test("a count goes on from a text, which keeps its seconds", async ({ skip }) => {
    const { pair, pass } = await open(skip);
    await pair[0].set("count", "4", 1);
    expect(await pair[1].increment("count", 60)).toBe(5);
    await pass(1.1);
    expect(await pair[1].get("count")).toBeNull();
  });

  test("work under one key is done one after the other, also after a failure", async ({ skip }) => {
    const { pair } = await open(skip);
    let running = 0;
    let most = 0;
    const work = async (fails: boolean) => {
      running += 1;
      most = Math.max(most, running);
      await pause(5);
      running -= 1;
      if (fails) throw new Error("down");
      return "done";
    };
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) =>
        (pair[at % 2] ?? pair[0]).lock("key", () => work(at % 7 === 0), "busy"),
      ),
    );
    expect(all.map((item) => (item.status === "fulfilled" ? item.value : "failed"))).toEqual(
      Array.from({ length: 20 }, (_, at) => (at % 7 === 0 ? "failed" : "done")),
    );
    expect(most).toBe(1);
  });

  test("work under different keys does not wait, nor a key within another", async ({ skip }) => {
    const { pair } = await open(skip);
    const [one, other] = pair;
    const inside = await one.lock(
      "outer",
      () => other.lock("inner", async () => "both", "busy"),
      "busy outside",
    );
    expect(inside).toBe("both");
  });
}
