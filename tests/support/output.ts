import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, "../..");

/** The only folder to which tests write; it is not under version control. */
export const output = path.join(root, "tests/.output");

/** A folder under the output folder, made if needed. */
export function outputFolder(...names: readonly string[]): string {
  const folder = path.join(output, ...names);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Every folder of tests: those of the site, and those of the package beside its sources. */
export const testFolders = ["tests", "server/standalone/tests"];

/**
 * All files under a folder, or the file itself, as paths from the project's folder, sorted. Tests are found under one
 * of `testFolders` only, not under `server`.
 */
export function filesUnder(name: string): string[] {
  const full = path.join(root, name);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [name];
  return readdirSync(full)
    .map((entry) => `${name}/${entry}`)
    .filter((inside) => !testFolders.includes(inside))
    .flatMap(filesUnder)
    .sort();
}

/** The modification time of the newest file under the names, in ms. */
export function newest(names: readonly string[]): number {
  return Math.max(0, ...names.flatMap(filesUnder).map((file) => statSync(path.join(root, file)).mtimeMs));
}

/** A short hash of the content of all files under the names. */
export function contentKey(names: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of names.flatMap(filesUnder)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex").slice(0, 16);
}
