import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { openLog } from "#server/platform/log.ts";
import { linesFor } from "#server/start/terminal.js";

test("people read a line with the time, the event and its facts", async () => {
  const written: string[] = [];
  const out = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk));
      done();
    },
  });
  const log = openLog("warn", await linesFor(out)).with({ requestId: "a1b2" });
  log.info("request", { status: 200 });
  log.warn("in-memory", { hint: "It is gone after a restart." });
  log.error("render-failed", {}, new TypeError("no such thing"));
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: in-memory: It is gone after a restart\.\s*\n$/u);
  expect(written[1]).toMatch(/ERROR: render-failed[^]*TypeError: no such thing\n\s+at /u);
});
