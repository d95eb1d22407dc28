import { appendFileSync } from "node:fs";
import path from "node:path";
import { outputFolder } from "./output.ts";

/**
 * Skips a test that needs something missing on this machine. In continuous integration it fails instead; elsewhere
 * `npm test` names the missing thing, and how many tests did not run, in its last lines.
 * @param what the missing thing as a sentence, with how to get it
 */
export function skipWithout(what: string, skip: (why: string) => never): never {
  if (process.env.CI) throw new Error(`Continuous integration must not skip a test: ${what}`);
  appendFileSync(path.join(outputFolder(), "not-run.txt"), `${what}\n`);
  return skip(what);
}
