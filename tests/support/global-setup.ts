import { rmSync } from "node:fs";
import { outputFolder } from "./output.ts";

/**
 * Before the first test: a fresh folder for what tests write, gone after the last. The build and the database dump
 * are made by whoever needs them first (`built-site.ts`, `seeded-database.ts`), so that unit tests start at once.
 */
export default function setup(): () => void {
  const scratch = outputFolder("scratch");
  rmSync(scratch, { recursive: true, force: true });
  return () => rmSync(scratch, { recursive: true, force: true });
}
