import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";
import { output } from "../support/output.ts";

/** `npm run docs -- screenshots`: pictures of the pinned site for the documentation. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.pictures.ts",
  outputDir: path.join(output, "screenshots-failed"),
  reporter: [["list"], ["./publish.ts"]],
  // Sequential, so that order numbers and stocks are the same in every run.
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
