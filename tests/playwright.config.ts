import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/chromium.js";
import { isNight } from "./support/night.ts";
import { output } from "./support/output.ts";

/**
 * Files whose tests without JavaScript run by day, because only a browser can make them. Others without JavaScript, and
 * in these files those tagged `@js-on-by-day`, run at night.
 */
const gateWithoutScript =
  /\/(?:purchase|money|registration|sign-in|cart-vouchers|newsletter|complaint|withdrawal)\.spec\.ts$/u;

export default defineConfig({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(output, "browser"),
  reporter: [["list"], ["json", { outputFile: path.join(output, "playwright.json") }]],
  fullyParallel: false,
  workers: 2,
  // On two shared cores one test in some hundreds fails without a bug of the site: `tests/run.js` counts second tries.
  retries: isNight ? 0 : 1,
  forbidOnly: Boolean(process.env.CI),
  // Only a test that hangs may reach them, however busy the machine is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    screenshot: "only-on-failure",
    // A trace of every test takes an eighth of the whole time: enable it with `--trace on`.
    trace: "off",
    launchOptions,
  },
  // Tests that need JavaScript, or are the same without it, run once: by their file name or tag.
  projects: [
    { name: "js-on", use: { javaScriptEnabled: true }, grepInvert: /@js-off/u },
    {
      name: "js-off",
      use: { javaScriptEnabled: false },
      grepInvert: isNight ? /@js-on(?!-by-day)/u : /@js-on/u,
      testMatch: isNight ? "**/*.spec.ts" : gateWithoutScript,
      testIgnore: "**/*.js-on*.spec.ts",
    },
  ],
});
