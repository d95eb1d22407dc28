// Whether node_modules has what the lockfile names. `npm ci` deletes it first, under a site that runs from it.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/** By content: times of files differ between clones and versions of npm. @param {string} root */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  // npm writes it last, so that an interrupted installation has none.
  const found = packagesOf(join(root, "node_modules", ".package-lock.json"));
  if (!wanted || !found) return false;
  return (
    Object.keys(found).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, locked]) => {
      const own = found[name];
      // Optional ones are those of other systems.
      if (!own) return name === "" || Boolean(locked.optional);
      return own.version === locked.version && own.integrity === locked.integrity;
    })
  );
}

/** @param {string} file @returns {Record<string, Locked> | null} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}
