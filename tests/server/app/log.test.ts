import { expect, test, vi } from "vitest";
import { openLog } from "#server/http/log.ts";

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
