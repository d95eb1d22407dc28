import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { startSite } from "../server/app/site-process.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { isNight } from "./night.ts";
import { contentKey, outputFolder } from "./output.ts";

/** The environment of a site's process: in the gate its clock starts at a pinned date, at night today. */
export const siteClock: Readonly<Record<string, string>> = isNight
  ? {}
  : { NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, "pinned-clock.js")).href}` };

/**
 * Creates a separate `DATA_DIR` with demo data seeded by `siteClock`, copied from a single one, because seeding takes
 * several seconds and each process of the browser tests has its own site.
 */
export async function seededDataDir(name: string): Promise<string> {
  const folder = mkdtempSync(path.join(outputFolder("sites"), `${name}-`));
  cpSync(await seededSite(), folder, { recursive: true });
  return folder;
}

async function seededSite(): Promise<string> {
  const day = isNight ? new Date().toISOString().slice(0, 10) : "pinned";
  const key = contentKey(["server", "package-lock.json"]);
  const made = path.join(outputFolder("seeded-sites"), `${day}-${key}`);
  if (!existsSync(made)) await oneAtATime("seeded-site", () => seedSite(made));
  return made;
}

async function seedSite(made: string): Promise<void> {
  if (existsSync(made)) return;
  const folder = path.dirname(made);
  rmSync(folder, { recursive: true, force: true });
  const fresh = mkdtempSync(path.join(outputFolder("sites"), "seeding-"));
  const site = await startSite({ ...siteClock, DATA_DIR: fresh, LOG_LEVEL: "warn" });
  await site.end();
  outputFolder("seeded-sites");
  renameSync(fresh, made);
}
