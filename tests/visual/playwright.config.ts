import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../support/chromium.js";
import { output } from "../support/output.ts";

/** `npm run test:nightly -- visual`: stable screens against their baselines; `-- --update-snapshots` makes new ones. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.visual.ts",
  outputDir: path.join(output, "visual"),
  // Other machines render letters a little differently, within the tolerance: one set of baselines for all.
  snapshotPathTemplate: "{testDir}/baselines/{arg}{ext}",
  reporter: "list",
  workers: 1,
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: "disabled", threshold: 0.3, maxDiffPixelRatio: 0.03 },
  },
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    launchOptions,
  },
});
