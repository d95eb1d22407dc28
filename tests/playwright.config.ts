import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/chromium.ts";
import { output } from "./support/output.ts";

/** What starts a second time in a browser is not a journey, so nothing is tried again. */
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
    // A trace of every test takes an eighth of the whole time: ask for it with `--trace on`.
    trace: "off",
    launchOptions,
  },
  projects: [
    { name: "js-on", use: { javaScriptEnabled: true } },
    { name: "js-off", use: { javaScriptEnabled: false } },
  ],
});
