import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openDemoBackend, type DemoBackend } from "#server/demo-backend/demo-backend.ts";
import { reportNoise } from "./noise.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { contentKey, outputFolder } from "./output.ts";

/** The time at which the tests' demo data are seeded: a Saturday before Advent. */
export const seededAt = new Date("2026-11-21T10:00:00Z");

const dump = Symbol.for("opona.tests.seeded-dump");
const shared = Symbol.for("opona.tests.shared-reference");

export const quiet = { info() {}, warn() {}, error() {} };

interface SeededOptions {
  readonly clock?: () => Date;
  readonly adminToken?: string;
  readonly publicOrigin?: string;
  readonly log?: Parameters<typeof openDemoBackend>[0]["log"];
}

/** Opens a separate demo backend in memory with the seed. Opening it takes most of a second. */
export function openSeededDemoBackend(options: SeededOptions = {}): Promise<DemoBackend> {
  return openFromDump(options);
}

/** The demo backend that all reading tests of a process share. A call that may write is a mistake of the test. */
export async function sharedDemoBackend(): Promise<DemoBackend> {
  const backend = await (known[shared] ??= openFromDump({}));
  return {
    ...backend,
    async fetch(request) {
      // This request creates an anonymous cart.
      const isRead = request.method === "GET" && !request.url.includes("/api/cart/anonymous");
      if (!isRead)
        reportNoise(`${request.method} ${request.url}: this upstream is shared by those who only read`);
      return backend.fetch(request);
    },
    // It stays open for the next file.
    close: async () => undefined,
  };
}

async function openFromDump({ clock, adminToken, publicOrigin, log }: SeededOptions): Promise<DemoBackend> {
  return openDemoBackend({
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    adminToken: adminToken ?? null,
    publicOrigin: publicOrigin ?? null,
    clock: clock ?? (() => seededAt),
    log: log ?? quiet,
    loadDataDir: await seededDump(),
  });
}

/** Modules are evaluated anew in every file of a process; expensive objects are stored here for the next file. */
const known = globalThis as typeof globalThis & {
  [dump]?: Promise<Blob>;
  [shared]?: Promise<DemoBackend>;
};

/** The seeded database as a dump, made once for each state of its source files (some seconds). */
export function seededDump(): Promise<Blob> {
  return (known[dump] ??= findDump());
}

async function findDump(): Promise<Blob> {
  const made = ["server/demo-backend", "package-lock.json", "tests/support/seeded-database.ts"];
  const name = `database-${contentKey(made)}.tar`;
  const file = path.join(outputFolder("seeds"), name);
  return readDump(file) ?? oneAtATime("seed", async () => readDump(file) ?? makeDump(file));
}

async function makeDump(file: string): Promise<Blob> {
  const folder = path.dirname(file);
  for (const stale of readdirSync(folder)) rmSync(path.join(folder, stale));
  const backend = await openDemoBackend({
    dataDir: null,
    databaseUrl: null,
    smtpUrl: null,
    outboxDir: null,
    adminToken: null,
    publicOrigin: "http://localhost:3000",
    clock: () => seededAt,
    log: quiet,
  });
  // Drawn once for all tests: the letter of the first order would draw them otherwise, which takes a second.
  await drawLegalDocuments(backend);
  const made = slim(Buffer.from(await (await backend.dump()).arrayBuffer()));
  await backend.close();
  // Renamed only when complete: another process reads it as soon as it exists.
  writeFileSync(`${file}.part`, made);
  renameSync(`${file}.part`, file);
  return new Blob([made]);
}

/**
 * The dump (a tar file) without what nobody reads, which opens in three fifths of the time: the templates of databases,
 * log segments for later, most of the memory for pages.
 */
function slim(whole: Buffer): Buffer<ArrayBuffer> {
  const block = 512;
  const entries: { readonly name: string; readonly bytes: Buffer }[] = [];
  for (let at = 0; whole[at];) {
    const name = whole.toString("latin1", at, at + 100).replace(/\0.*$/su, "");
    const size = parseInt(whole.toString("latin1", at + 124, at + 136), 8);
    const end = at + block + Math.ceil(size / block) * block;
    entries.push({ name, bytes: whole.subarray(at, end) });
    at = end;
  }
  const segment = /\/pg_wal\/[\dA-F]{24}$/u;
  const [current] = entries.flatMap(({ name }) => (segment.test(name) ? [name] : [])).sort();
  const needed = entries.filter(
    ({ name }) => (!segment.test(name) || name === current) && !/\/base\/[14](?:\/|$)/u.test(name),
  );
  const made = Buffer.concat([...needed.map(({ bytes }) => bytes), Buffer.alloc(2 * block)]);
  const buffers = made.indexOf("shared_buffers = 128MB");
  if (buffers >= 0) made.write("shared_buffers = 16MB ", buffers);
  return made;
}

async function drawLegalDocuments({ fetch }: DemoBackend): Promise<void> {
  const address = "http://localhost:3000/api/legal-documents";
  const listed: { data: { id: number }[] } = await (await fetch(new Request(address))).json();
  await Promise.all(listed.data.map(({ id }) => fetch(new Request(`${address}/${id}`))));
}

function readDump(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}
