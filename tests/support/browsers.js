import { existsSync } from "node:fs";
import path from "node:path";

/** The first of these programs on the PATH. @param {string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

/**
 * The machine's Chromium if there is one (`CHROMIUM_PATH`, else on the PATH), else Playwright's own. The headless shell
 * takes a seventh less time.
 */
const chromium = () =>
  process.env.CHROMIUM_PATH ||
  onPath("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

/** The machine's Firefox, which Playwright drives by WebDriver BiDi; undefined where there is none. */
export const firefox = process.env.FIREFOX_PATH || onPath("firefox-esr", "firefox");

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
