import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { output } from "./support/output.ts";

/** The Chromium of the machine where there is one (`CHROMIUM_PATH`, else on the PATH), else Playwright's own. */
function chromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return process.env.CHROMIUM_PATH || candidates.find((candidate) => existsSync(candidate));
}

/** What starts a second time in a browser is not a journey, so nothing is tried again. */
export default defineConfig({
  testDir: "browser",
  testMatch: "**/*.spec.ts",
  outputDir: path.join(output, "browser"),
  reporter: [["list"], ["json", { outputFile: path.join(output, "playwright.json") }]],
  fullyParallel: false,
  workers: process.env.CI ? 1 : 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: chromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "js-on", use: { javaScriptEnabled: true } },
    { name: "js-off", use: { javaScriptEnabled: false } },
  ],
});
