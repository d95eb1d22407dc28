import path from "node:path";
import { defineConfig } from "@playwright/test";
import visual from "./visual/playwright.config.ts";
import { launchOptions } from "./support/chromium.js";
import { output } from "./support/output.ts";

/** A journey that needs a second try has failed, so there are no retries. */
export default defineConfig({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(output, "browser"),
  reporter: [["list"], ["json", { outputFile: path.join(output, "playwright.json") }]],
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    screenshot: "only-on-failure",
    // A trace of every test takes an eighth of the whole time: enable it with `--trace on`.
    trace: "off",
    launchOptions,
  },
  // Tests that need JavaScript, or are the same without it, are named or tagged so and run once.
  projects: [
    { name: "js-on", use: { javaScriptEnabled: true }, grepInvert: /@js-off/u },
    {
      name: "js-off",
      use: { javaScriptEnabled: false },
      grepInvert: /@js-on/u,
      testIgnore: "**/*.js-on.spec.ts",
    },
    // Baselines depend on a machine's letters: compared where all machines are alike.
    ...(process.env.CI ? [{ ...visual, name: "visual", testDir: "visual", fullyParallel: true }] : []),
  ],
});
