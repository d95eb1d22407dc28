// Installs the programs that the tests start beside Node: the packages, Chromium, PostgreSQL, poppler and, at night,
// Redis. Plain JavaScript without dependencies, because it runs before any are installed.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { isInstalled, root } from "../server/start/prepare.js";
import { check, tool } from "./count.js";
import { run } from "./served.js";

const debianPostgres = "/usr/lib/postgresql";
const windows = process.platform === "win32";
const isRoot = process.getuid?.() === 0;
const chromiums = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

export async function installAll() {
  await Promise.all([check("packages", installPackages), check("tools", installTools)]);
  if (!hasChromium()) await check("Chromium", installChromium);
}

/** Does nothing if the lockfile's packages are installed: a site may be running from them. */
async function installPackages() {
  return isInstalled(root) ? 0 : run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

/**
 * Installs missing Debian packages of tools that the tests start; on other systems only Playwright's Chromium. With a
 * font of Arial's metrics: the fallback for the site's web fonts is made of it.
 */
async function installTools() {
  if (!isRoot || !existsSync("/etc/debian_version")) return 0;
  const packages = [
    ...(hasChromium() ? [] : ["chromium-headless-shell", "fonts-liberation"]),
    ...(isOnPath("pdftotext") ? [] : ["poppler-utils"]),
    ...(hasPostgres() ? [] : ["postgresql"]),
    ...(process.env.NIGHTLY !== "1" || isOnPath("redis-server") ? [] : ["redis-server"]),
  ];
  if (packages.length === 0) return 0;
  // Without the runlevel the packages of PostgreSQL and Redis would start their own servers.
  const apt = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update", "-qq"], apt);
  return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], apt);
}

/** Playwright's own, if the machine has none. */
function installChromium() {
  return tool("@playwright/test/cli.js", "install", ...(isRoot ? ["--with-deps"] : []), "chromium");
}

function hasChromium() {
  return Boolean(process.env.CHROMIUM_PATH) || isOnPath(...chromiums);
}

function hasPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  return versions.some((version) => existsSync(join(debianPostgres, version, "bin/initdb")));
}

function isOnPath(/** @type {string[]} */ ...names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.some((folder) =>
    names.some((name) => existsSync(join(folder, windows ? `${name}.exe` : name))),
  );
}
