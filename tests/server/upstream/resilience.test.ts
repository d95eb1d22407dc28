import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createResilience, type Ended, type CallReport } from "#server/upstream/resilience.ts";
import { memoryLog, type LogLine } from "../support/fake-context.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(most = 2) {
  const log: LogLine[] = [];
  const resilience = createResilience({ most, log: memoryLog(log) });
  const circuit = () => log.map(({ fields }) => `${fields["call"]} ${fields["state"]}`);
  return { call: resilience.call, circuit };
}

const fine = (): Promise<CallReport<string>> => Promise.resolve({ value: "fine", isDown: false });
const down = (): Promise<CallReport<string>> => Promise.resolve({ value: "down", isDown: true });
const never = () => new Promise<CallReport<string>>(() => undefined);
const answered = { kind: "answered", value: "fine" };

describe("calls at once", () => {
  test("no more than allowed are sent; the others wait for a place, in order", async () => {
    const { call } = open(2);
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const calls = [1, 2, 3, 4].map((number) =>
      call("me", 3_000, () => {
        started.push(number);
        return new Promise<CallReport<number>>((resolve) =>
          ends.push(() => resolve({ value: number, isDown: false })),
        );
      }),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([1, 2]);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([1, 2, 3]);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(0);
    ends.at(-1)?.();
    expect(await Promise.all(calls)).toEqual([1, 2, 3, 4].map((value) => ({ kind: "answered", value })));
  });

  test("a call that waited until its deadline never went out", async () => {
    const { call } = open(1);
    const sent = call("me", 3_000, never);
    const waiting = call("me", 2_000, fine);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await sent).toEqual({ kind: "timed-out" });
    expect(await waiting).toEqual({ kind: "not-sent" });
  });

  test("the place of a call that never ends is free after its deadline", async () => {
    const { call } = open(1);
    void call("me", 3_000, never);
    const given = vi.fn<typeof fine>(fine);
    void call("me", 1_000, given);
    const late = call("me", 5_000, fine);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await late).toEqual(answered);
    expect(given).not.toHaveBeenCalled();
  });

  test("the signal ends a call at its deadline", async () => {
    const { call } = open();
    let signal: AbortSignal | undefined;
    const ended = call("me", 3_000, (given) => {
      signal = given;
      return never();
    });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(await ended).toEqual({ kind: "timed-out" });
  });

  test("beyond 500 that wait, a call is answered at once", async () => {
    const { call } = open(1);
    const first = call("me", 3_000, never);
    const waiting = Array.from({ length: 500 }, () => call("me", 2_000, fine));
    expect(await call("me", 3_000, fine)).toEqual({ kind: "not-sent" });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(new Set((await Promise.all(waiting)).map(({ kind }) => kind))).toEqual(new Set(["not-sent"]));
    expect(await first).toEqual({ kind: "timed-out" });
  });
});

describe("the circuit of a call", () => {
  async function repeat(count: number, once: () => Promise<Ended<string>>) {
    const results: Ended<string>[] = [];
    for (let index = 0; index < count; index += 1) results.push(await once());
    return results;
  }

  test("opens after five failures in a row, and then sends nothing", async () => {
    const { call, circuit } = open();
    const send = vi.fn<typeof down>(down);
    await repeat(4, () => call("me", 3_000, send));
    expect(circuit()).toEqual([]);
    await repeat(4, () => call("me", 3_000, send));
    expect(send).toHaveBeenCalledTimes(5);
    expect(await call("me", 3_000, send)).toEqual({ kind: "not-sent", wait: 3 });
    expect(circuit()).toEqual(["GET /api/me open"]);
  });

  test("opens after five calls without an answer, however many were sent together", async () => {
    const { call } = open(10);
    const calls = Array.from({ length: 8 }, () => call("me", 3_000, never));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(new Set((await Promise.all(calls)).map(({ kind }) => kind))).toEqual(new Set(["timed-out"]));
    expect(await call("me", 3_000, fine)).toEqual({ kind: "not-sent", wait: 3 });
  });

  test("stays closed if any of them got an answer", async () => {
    const { call } = open();
    await repeat(4, () => call("me", 3_000, down));
    await call("me", 3_000, fine);
    await repeat(4, () => call("me", 3_000, down));
    expect(await call("me", 3_000, fine)).toEqual(answered);
  });

  test("does not close the other calls", async () => {
    const { call } = open();
    await repeat(5, () => call("ratings", 3_000, down));
    expect(await call("me", 3_000, fine)).toEqual(answered);
  });

  test("after three seconds lets one call try, whose answer closes it", async () => {
    const { call, circuit } = open();
    await repeat(5, () => call("me", 3_000, down));
    await vi.advanceTimersByTimeAsync(3_000);
    let end: ((result: CallReport<string>) => void) | undefined;
    const trying = call("me", 3_000, () => new Promise<CallReport<string>>((resolve) => (end = resolve)));
    await vi.advanceTimersByTimeAsync(0);
    const other = vi.fn<typeof fine>(fine);
    expect(await call("me", 3_000, other)).toEqual({ kind: "not-sent", wait: 1 });
    expect(other).not.toHaveBeenCalled();
    end?.({ value: "fine", isDown: false });
    expect(await trying).toEqual(answered);
    expect(await call("me", 3_000, fine)).toEqual(answered);
    expect(circuit()).toEqual(["GET /api/me open", "GET /api/me closed"]);
  });

  test("opens again if the one that tries fails", async () => {
    const { call } = open();
    await repeat(5, () => call("me", 3_000, down));
    await vi.advanceTimersByTimeAsync(3_000);
    const send = vi.fn<typeof down>(down);
    await repeat(3, () => call("me", 3_000, send));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("stays open as long as the upstream asks, at most 30 seconds", async () => {
    const { call } = open();
    const busy = (hold: number) => () => Promise.resolve({ value: "busy", isDown: true, hold });
    await call("me", 3_000, busy(20));
    expect(await call("me", 3_000, fine)).toEqual(answered);
    await repeat(5, () => call("me", 3_000, busy(20)));
    expect(await call("me", 3_000, fine)).toEqual({ kind: "not-sent", wait: 20 });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await call("me", 3_000, fine)).toEqual({ kind: "not-sent", wait: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect((await call("me", 3_000, busy(3_600))).kind).toBe("answered");
    expect(await call("me", 3_000, fine)).toEqual({ kind: "not-sent", wait: 30 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await call("me", 3_000, fine)).toEqual(answered);
    await repeat(5, () => call("me", 3_000, down));
    expect(await call("me", 3_000, fine)).toEqual({ kind: "not-sent", wait: 3 });
  });

  test("is not judged by calls that found no place", async () => {
    const { call, circuit } = open(1);
    void call("me", 20_000, never);
    const waiting = Array.from({ length: 10 }, () => call("carts", 3_000, fine));
    await vi.advanceTimersByTimeAsync(3_000);
    await Promise.all(waiting);
    expect(circuit()).toEqual([]);
  });
});
