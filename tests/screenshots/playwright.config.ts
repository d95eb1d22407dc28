import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/chromium.ts";
import { output } from "../support/output.ts";

/** `npm run screenshots`: pictures of the pinned site, for people. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.pictures.ts",
  outputDir: path.join(output, "screenshots-failed"),
  reporter: [["list"], ["./publish.ts"]],
  // One after the other: numbers of orders and pieces in stock are then the same in every run.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    launchOptions,
  },
});
