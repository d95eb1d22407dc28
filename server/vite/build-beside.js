import { readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * Builds beside the place of the last build, and moves there when complete. A site that runs from that place loses no
 * file before, and an interrupted build changes nothing. The folder is a sibling, so that a rename is enough and the
 * source maps, which lead from one folder to another, stay right.
 * @param {string} place from the project's folder
 */
export function buildBeside(place) {
  const folder = `${place}.new-${process.pid}`;
  return { folder, plugin: placeOfClient(folder, place), take: () => takePlace(folder, place) };
}

/**
 * The server reads its client files from the final place.
 * @param {string} folder @param {string} place @returns {import("vite").Plugin}
 */
function placeOfClient(folder, place) {
  const [built, taken] = [folder, place].map((name) => JSON.stringify(path.join(name, "client")));
  return {
    name: "build-beside",
    apply: "build",
    transform(code, id) {
      if (!built || !taken || !id.endsWith("virtual:remix/server-build")) return undefined;
      if (!code.includes(built)) this.error(`The server does not name ${built}.`);
      return { code: code.replace(built, () => taken), map: null };
    },
  };
}

/** Puts a complete build into its place. @param {string} folder @param {string} place */
export function takePlace(folder, place) {
  const old = `${place}.old-${process.pid}`;
  let isTaken = false;
  while (!isTaken) {
    rmSync(old, { recursive: true, force: true });
    unlessCode(["ENOENT"], () => renameSync(place, old));
    // Another build may have taken the place meanwhile.
    isTaken = unlessCode(["ENOTEMPTY", "EEXIST"], () => renameSync(folder, place));
  }
  for (const left of leftovers(place)) rmSync(left, { recursive: true, force: true });
}

/** Leftovers of this build and of interrupted ones beside the place. @param {string} place */
function leftovers(place) {
  const [above, name] = [path.dirname(place), path.basename(place)];
  return readdirSync(above).flatMap((found) => {
    const pid = found.startsWith(`${name}.`) && /\.(?:new|old)-(\d+)$/.exec(found)?.[1];
    return pid && (Number(pid) === process.pid || !isRunning(Number(pid))) ? [path.join(above, found)] : [];
  });
}

/** A process of another user, which this one may not signal, counts as running. @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** Whether the act succeeded; false: it failed with one of the codes. @param {string[]} codes @param {() => void} act */
function unlessCode(codes, act) {
  try {
    act();
    return true;
  } catch (error) {
    if (codes.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) return false;
    throw error;
  }
}
