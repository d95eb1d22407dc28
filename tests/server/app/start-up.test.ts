import { expect, test } from "vitest";
import { connectUpstream } from "#server/bootstrap.ts";
import { readConfig } from "#server/operator/config.ts";
import { memoryLog, secret, type LogLine } from "../support/fake-context.ts";

const connected = {
  API_BASE_URL: "https://zakulisi.example",
  PUBLIC_ORIGIN: "https://www.divadlo.example",
  SESSION_SECRETS: secret,
  DATA_DIR: "memory:",
};

test("in front of a back office the operator is told to mount the notice on the legal guarantee", async () => {
  const lines: LogLine[] = [];
  await connectUpstream(readConfig(connected), { log: memoryLog(lines) });
  expect(lines.filter(({ event }) => event === "guarantee-notice.missing")).toHaveLength(1);
});

test.each([
  ["", {}, true],
  ["unless it is required", { REQUIRE_LOWEST_PRICE: "true" }, false],
])(
  "in front of a back office the operator is told to require the lowest price %s",
  async (_, more, isTold) => {
    const lines: LogLine[] = [];
    await connectUpstream(readConfig({ ...connected, ...more }), { log: memoryLog(lines) });
    const told = lines.filter(({ event }) => event === "sale.lowest-price-optional");
    expect(told.map((line) => JSON.stringify(line).includes("Set REQUIRE_LOWEST_PRICE=true"))).toEqual(
      isTold ? [true] : [],
    );
  },
);
