import { expect, test } from "vitest";
import { connectUpstream } from "#server/start/bootstrap.ts";
import { readConfig } from "#server/operator/config.ts";
import { memoryLog, secret, type LogLine } from "../support/fake-context.ts";

const connected = {
  API_BASE_URL: "https://zakulisi.example",
  PUBLIC_ORIGIN: "https://www.divadlo.example",
  SESSION_SECRETS: secret,
  DATA_DIR: "memory:",
};

test("before a back office the log names the missing notice of the legal guarantee", async () => {
  const lines: LogLine[] = [];
  await connectUpstream(readConfig(connected), { log: memoryLog(lines) });
  expect(lines.filter(({ event }) => event === "guarantee-notice.missing")).toHaveLength(1);
});

test.each([
  ["", {}, true],
  ["unless it is required", { REQUIRE_LOWEST_PRICE: "true" }, false],
])("before a back office the log proposes to require the lowest price %s", async (_, more, isSignalled) => {
  const lines: LogLine[] = [];
  await connectUpstream(readConfig({ ...connected, ...more }), { log: memoryLog(lines) });
  const rows = lines.filter(({ event }) => event === "sale.lowest-price-optional");
  expect(rows.map((line) => JSON.stringify(line).includes("Set REQUIRE_LOWEST_PRICE=true"))).toEqual(
    isSignalled ? [true] : [],
  );
});

test.each([
  ["at a public address logs that it is a demo", {}, 1],
  ["on the operator's own machine does not", { PUBLIC_ORIGIN: "http://localhost:3000" }, 0],
  ["in front of a back office does not", { API_BASE_URL: connected.API_BASE_URL }, 0],
])("a site %s", async (_, more, times) => {
  const lines: LogLine[] = [];
  // The missing database ends the start after the warnings.
  const env = { ...connected, API_BASE_URL: undefined, DATABASE_URL: "postgres://127.0.0.1:1/none", ...more };
  await connectUpstream(readConfig(env), { log: memoryLog(lines) }).catch(() => null);
  const rows = lines.filter(({ event }) => event === "standalone.public");
  expect(rows.filter((line) => JSON.stringify(line).includes("Set API_BASE_URL"))).toHaveLength(times);
});
