import { expect, test } from "vitest";
import { watchOrigin } from "#server/pipeline/origin-watch.ts";
import { openLog } from "#server/platform/log.ts";
import { openMinimalApp } from "./minimal-app.tsx";

function open() {
  let now = 0;
  const lines: Record<string, unknown>[] = [];
  const log = openLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });
  const note = watchOrigin(
    { publicOrigin: "https://www.divadlo.example" },
    { log, clock: () => new Date(now) },
  );
  const levels = () => lines.splice(0).map(({ level }) => level);
  return { note, lines, levels, pass: (seconds: number) => (now += seconds * 1000) };
}

test("a wrong PUBLIC_ORIGIN is a warning a minute with both hosts", () => {
  const { note, levels, lines, pass } = open();
  const foreign = { what: "host", foreign: `10.0.0.1\u202e${"x".repeat(300)}` } as const;
  note(foreign);
  expect(lines[0]).toMatchObject({
    event: "public-origin.foreign",
    expected: "https://www.divadlo.example",
    found: `10.0.0.1?${"x".repeat(91)}`,
  });
  note(foreign);
  expect(levels()).toEqual(["warn", "debug"]);
  pass(60);
  note(foreign);
  expect(levels()).toEqual(["warn"]);
  note({ what: "host", foreign: null });
  pass(60);
  note(foreign);
  // The origin of forms is still unknown.
  note({ what: "origin", foreign: "http://www.divadlo.example" });
  expect(levels()).toEqual(["debug", "warn"]);
});

test("the watch notes a page under another host, and no foreign form", async () => {
  const { handle, lines } = openMinimalApp({ PUBLIC_ORIGIN: "http://www.divadlo.example" });
  const found = () =>
    lines.splice(0).flatMap((line) => (line.event === "public-origin.foreign" ? [line.found] : []));
  await handle(new Request("http://10.0.0.1/", { headers: { Host: "10.0.0.1:3000" } }));
  await handle(new Request("http://10.0.0.1/healthz", { headers: { Host: "10.0.0.1:3000" } }));
  expect(found()).toEqual(["10.0.0.1:3000"]);
  const post = (origin: string) =>
    handle(
      new Request("http://www.divadlo.example/kosik", {
        method: "POST",
        headers: { Host: "www.divadlo.example", Origin: origin },
        body: new URLSearchParams({ intent: "add" }),
      }),
    );
  expect((await post("https://www.divadlo.example")).status).toBe(403);
  expect(found()).toEqual(["https://www.divadlo.example"]);
  expect((await post("https://evil.example")).status).toBe(403);
  expect(found()).toEqual([]);
});
