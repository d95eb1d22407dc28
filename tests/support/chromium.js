import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The machine's Chromium (`CHROMIUM_PATH`, else on the PATH), or Playwright's own. The headless shell takes a seventh
 * less time.
 */
function chromium() {
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

/**
 * Launch options of every browser in the tests.
 * @type {import("@playwright/test").LaunchOptions}
 */
export const launchOptions = {
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
