// Finds the unit tests that a change reaches. Vitest follows imports, but the screens' tests send requests to the built
// site. So their names, `tests/screens/<screen>….test.ts`, lead from the route modules that import a changed file to
// them.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../server/start/prepare.js";

/** More files of screens than this take too long for a quick check: `npm test` runs those of the whole shell. */
const mostScreens = 4;
/** Tests of the project's structure, which take some seconds. */
const always = ["tests/boundaries.test.ts", "tests/documents.test.ts"];

/** Files changed since a commit, and the test files of screens that use them; `left`: how many of these it omits. */
export function reached(/** @type {string} */ base) {
  const changed = [
    ...git("diff", "--name-only", "--relative", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter((file) => /\.[jt]sx?$/.test(file) && existsSync(join(root, file)));
  const tests = readdirSync(join(root, "tests/screens")).filter((name) => name.endsWith(".test.ts"));
  const screens = [...usersOf(changed)].flatMap((file) => {
    const screen = /^app\/routes\/(?:endpoints\/|.+\/)([\w-]+)\.tsx?$/.exec(file)?.[1];
    return tests.filter((name) => screen && (name === `${screen}.test.ts` || name.startsWith(`${screen}-`)));
  });
  const own = [...new Set(screens)].map((name) => `tests/screens/${name}`);
  const few = own.slice(0, mostScreens);
  return { changed, files: [...new Set([...changed, ...few, ...always])], left: own.length - few.length };
}

/** The files of `app` and `server` that import one of these, directly or not, the nearest ones first. */
function usersOf(/** @type {string[]} */ changed) {
  const sources = ["app", "server"].flatMap((folder) =>
    git("ls-files", "--cached", "--others", "--exclude-standard", folder),
  );
  const imports = new Map(
    sources.filter((file) => /\.[jt]sx?$/.test(file)).map((file) => [file, importsOf(file)]),
  );
  const users = new Set(changed);
  for (const used of users) for (const [file, its] of imports) if (its.includes(used)) users.add(file);
  return users;
}

function importsOf(/** @type {string} */ file) {
  if (!existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*"([#.][^"]+)"/g)].map(([, of = ""]) =>
    of.startsWith("#standalone/")
      ? of.replace("#", "server/")
      : of.startsWith("#")
        ? of.slice(1)
        : posix.join(posix.dirname(file), of),
  );
}

function git(/** @type {string[]} */ ...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
}
