import { rmSync } from "node:fs";
import { outputFolder } from "./output.ts";

/**
 * Before the first test: creates an empty folder for files of tests, deleted after the last one. The build and the
 * database dump are made by the first test that needs them (`built-site.ts`, `seeded-database.ts`), so that unit tests
 * start at once.
 */
export default function setup(): () => void {
  const scratch = outputFolder("scratch");
  rmSync(scratch, { recursive: true, force: true });
  return () => rmSync(scratch, { recursive: true, force: true });
}
