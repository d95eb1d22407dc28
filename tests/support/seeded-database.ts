import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openReference, type Reference } from "#server/reference/reference.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { contentKey, outputFolder } from "./output.ts";

/** When the demo theatre of the tests was seeded: a Saturday before Advent. */
export const seededAt = new Date("2026-11-21T10:00:00Z");

const dump = Symbol.for("opona.tests.seeded-dump");

export const quiet = { info() {}, warn() {}, error() {} };

/** A reference upstream of its own, in memory, seeded with the demo theatre. */
export async function openSeededReference(
  options: {
    clock?: () => Date;
    adminToken?: string | null;
    publicOrigin?: string;
    log?: Parameters<typeof openReference>[0]["log"];
  } = {},
): Promise<Reference> {
  return openReference({
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    adminToken: options.adminToken ?? null,
    publicOrigin: options.publicOrigin ?? null,
    clock: options.clock ?? (() => seededAt),
    log: options.log ?? quiet,
    loadDataDir: await seededDump(),
  });
}

/** Modules are fresh in every file of a process, and a dump of 30 MB is not read anew for each. */
const known = globalThis as typeof globalThis & { [dump]?: Promise<Blob> };

/** The seeded database as a dump, made once for each state of the sources it comes from (some seconds). */
function seededDump(): Promise<Blob> {
  return (known[dump] ??= findDump());
}

async function findDump(): Promise<Blob> {
  const name = `database-${contentKey(["server/reference", "package-lock.json"])}.tar`;
  const file = path.join(outputFolder("seeds"), name);
  return readDump(file) ?? oneAtATime("seed", async () => readDump(file) ?? makeDump(file));
}

async function makeDump(file: string): Promise<Blob> {
  const reference = await openReference({
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    adminToken: null,
    clock: () => seededAt,
    log: quiet,
  });
  const made = await reference.dump();
  await reference.close();
  // Under its name only when it is whole: another process reads it the moment it is there.
  writeFileSync(`${file}.part`, Buffer.from(await made.arrayBuffer()));
  renameSync(`${file}.part`, file);
  return made;
}

function readDump(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}
