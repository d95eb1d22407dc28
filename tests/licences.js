// `npm test -- licences`: the licence of everything that the product contains, of all platforms. Read by npm itself from
// package-lock.json, so that nothing has to be installed and no network is used. (`npm sbom --omit=dev` of npm 11.19
// leaves out half of these packages, React among them.)
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { printHelpIfRequested, requireNode, root } from "../server/start/prepare.js";

/** SPDX ids that any package may have: they require no more than their text in the distribution. */
export const allowed = [
  "0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0", "OFL-1.1",
  "PSF-2.0", "Unlicense",
]; // oxfmt-ignore

/**
 * Packages with another licence, or without the field. `package`: the name, or its beginning before `*`.
 * @type {readonly { package: string, version?: string, licence: string, reason: string }[]}
 */
export const exceptions = [
  {
    package: "@img/sharp-*",
    licence: "LGPL-3.0-or-later",
    reason:
      "libvips, a shared library that sharp loads: it is unchanged, and another build of it may replace it",
  },
  {
    package: "png-js",
    version: "2.0.0",
    licence: "MIT",
    reason: "package.json has no field, the file LICENSE is the MIT licence",
  },
];

/** Packages of devDependencies whose files the build copies into the product. */
export const bundled = ["@expo-google-fonts/bricolage-grotesque", "@expo-google-fonts/source-sans-3"];

/** Files in the repository that were not made for it, or not by it alone. */
const files = [
  {
    name: "Open Peeps",
    version: "9.4.3",
    licence: "CC0-1.0",
    reason: "server/standalone/theatre/images/person",
  },
];

/**
 * @typedef {{ name: string, version: string, licence: string | null, reason: string | null }} Licence
 * @typedef {{ version?: string, license?: unknown, dependencies?: Record<string, Installed> }} Installed
 */

/** Every package that production installs, and the bundled ones: each version once, by name. */
export function readLicences() {
  const args = ["ls", "--all", "--omit=dev", "--package-lock-only", "--json", "--long"];
  const listed = execFileSync("npm", args, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const lockfile = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  /** @type {Map<string, Licence>} */
  const found = new Map();
  collect(JSON.parse(listed), found);
  collect(
    {
      dependencies: Object.fromEntries(
        bundled.map((name) => [name, lockfile.packages[`node_modules/${name}`]]),
      ),
    },
    found,
  );
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {Installed} parent @param {Map<string, Licence>} found */
function collect(parent, found) {
  for (const [name, inner] of Object.entries(parent.dependencies ?? {})) {
    const { version, license } = inner;
    const licence = typeof license === "string" ? license : null;
    const exception = exceptionFor({ name, version });
    const isExcepted = exception && (licence === null || licence.includes(exception.licence));
    // For an optional peer that is not installed npm gives the name only; a workspace is the product itself.
    if (version && !name.startsWith("@opona/")) {
      found.set(`${name} ${version}`, {
        name,
        version,
        licence,
        reason: isExcepted ? exception.reason : null,
      });
    }
    // Dependencies of the bundled packages are strings there: those packages have none at run time.
    if (typeof inner.dependencies === "object") collect(inner, found);
  }
}

/** @param {{ name: string, version?: string | undefined }} of */
export function exceptionFor({ name, version }) {
  return exceptions.find(
    (exception) =>
      (exception.package.endsWith("*")
        ? name.startsWith(exception.package.slice(0, -1))
        : name === exception.package) &&
      (exception.version === undefined || exception.version === version),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  printHelpIfRequested(
    "npm test -- licences: prints the licence of everything that the product contains, one line each.",
  );
  requireNode();
  for (const { name, version, licence, reason } of [...readLicences(), ...files]) {
    console.log(`${licence ?? "no field"}\t${name}@${version}${reason === null ? "" : `\t${reason}`}`);
  }
}
