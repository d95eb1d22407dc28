import { existsSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";

/**
 * The Chromium of the machine where there is one (`CHROMIUM_PATH`, else on the PATH), else Playwright's own. The one
 * without windows takes a seventh less time.
 */
function chromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
  ];
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return process.env.CHROMIUM_PATH || candidates.find((candidate) => existsSync(candidate));
}

/** How every browser of the tests is started. */
export const launchOptions: LaunchOptions = {
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
};
