import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openLog } from "#server/platform/log.ts";

test("an error whose stack cannot be read is logged without it", () => {
  const lines: unknown[] = [];
  const log = openLog("info", { write: (line) => void lines.push(JSON.parse(line)) });
  const error = Object.defineProperty(new TypeError("no clock"), "stack", {
    get() {
      throw new RangeError("Maximum call stack size exceeded");
    },
  });
  log.error("failed", { route: "/program" }, error);
  expect(lines).toMatchObject([
    { event: "failed", route: "/program", error: "TypeError", message: "no clock" },
  ]);
  expect(lines[0]).not.toHaveProperty("stack");
});

test("a text with line breaks, quotes and control characters makes one line", () => {
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => void lines.push(line) });
  const hostile = '"}\n{"level":"error","event":"forged"}\r\u001b[31m\u2028';
  log.warn("refused", { why: hostile });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\n\r\u001b]/u);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "warn", event: "refused", why: hostile });
});

test.each(["info", "error", "silent"] as const)("a record is written at the level %s", (level) => {
  const lines: string[] = [];
  const log = openLog(level, { write: (line) => void lines.push(line) });
  log.with({ id: "x" }).record("consent", { version: 2 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ id: "x", event: "consent", version: 2 }]);
});

test("an error is a line of the process's own output", () => {
  const lines: string[] = [];
  const output = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  try {
    openLog("error").error("http-client.missing");
  } finally {
    output.mockRestore();
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "http-client.missing" },
  ]);
});

describe("lines of the process's own output", () => {
  const written: string[] = [];
  let waiting = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    written.length = 0;
    waiting = 0;
    vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
    vi.spyOn(process.stdout, "writableLength", "get").mockImplementation(() => waiting);
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const events = () =>
    written.map((text) => [...text.matchAll(/"event":"(\w+)"/gu)].map(([, event]) => event));

  test("are written together after a tenth of a second", () => {
    const log = openLog("info");
    log.info("one");
    log.with({ id: "x" }).info("two");
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(events()).toEqual([["one", "two"]]);
    vi.advanceTimersByTime(1_000);
    expect(written).toHaveLength(1);
  });

  test("are written at once with a warning or an error, in their order", () => {
    const log = openLog("info");
    log.info("one");
    log.warn("two");
    log.error("three");
    expect(events()).toEqual([["one", "two"], ["three"]]);
  });

  test("do not wait until they are many", () => {
    const log = openLog("info");
    for (let count = 0; count < 300; count += 1) log.info("request", { route: "/repertoar/:slug" });
    expect(written.length).toBeGreaterThan(0);
    expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(20_000);
  });

  test("are dropped while nobody reads what was written before", () => {
    const log = openLog("info");
    waiting = 1_048_577;
    log.info("one");
    log.error("two");
    waiting = 0;
    log.error("three");
    expect(events()).toEqual([["three"]]);
  });

  test("are written before the process exits", async () => {
    const listening = vi.spyOn(process, "once");
    vi.resetModules();
    const log = await import("#server/platform/log.ts");
    log.openLog("info").info("one");
    expect(events()).toEqual([]);
    // The process of the tests does not exit: the test calls only the handler of the exit.
    for (const [name, listener] of listening.mock.calls) if (name === "exit") listener(0);
    expect(events()).toEqual([["one"]]);
  });
});
