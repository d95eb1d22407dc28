import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { lockFolder } from "#standalone/db/lock-folder.ts";
import { quiet } from "./seeded-database.ts";

let place: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "lock-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  place = join(folder, "database");
  await mkdir(place);
});

const options = { log: quiet, tries: 0, address: "http://localhost:3000" };

/** The number of a process that ended. */
const ended = spawnSync(process.execPath, ["-e", ""]).pid;

/** Leaves the folder locked, as a killed process does, with other data about the process. */
async function leaveLocked(words: object): Promise<void> {
  const unlock = await lockFolder(place, options);
  const holder = await readFile(`${place}.holder.json`, "utf8");
  onTestFinished(() => unlock().catch(() => undefined));
  await writeFile(`${place}.holder.json`, JSON.stringify({ ...JSON.parse(holder), ...words }));
}

test("the lock of a process of this machine that ended is taken over at once", async () => {
  await leaveLocked({ pid: ended });
  const unlock = await lockFolder(place, options);
  await unlock();
  expect(existsSync(`${place}.lock`)).toBe(false);
  expect(existsSync(`${place}.holder.json`)).toBe(false);
});

test.each([
  ["of another host", { host: "other", pid: ended }, `process ${ended} of other (http://localhost:3000)`],
  ["of another boot, or of another container", { boot: "other", pid: ended }, `process ${ended} of `],
  ["of a system that does not tell its boot", { boot: null, pid: ended }, `process ${ended} of `],
  ["that runs", {}, `process ${process.pid} of `],
  ["that left no name", { host: 1 }, "a process that left no name"],
])("the lock of a process %s stays, and the refusal names it", async (_, words, named) => {
  await leaveLocked(words);
  await expect(lockFolder(place, options)).rejects.toThrow(named);
  expect(existsSync(`${place}.lock`)).toBe(true);
});

test("a new lock is not taken for the one that its folder had before", async () => {
  await leaveLocked({ pid: ended, lock: "1 1" });
  await expect(lockFolder(place, options)).rejects.toThrow("Another process is using the database");
  expect(existsSync(`${place}.lock`)).toBe(true);
});

test("of two processes that find a lock abandoned, one has it", async () => {
  await leaveLocked({ pid: ended });
  const both = await Promise.allSettled([lockFolder(place, options), lockFolder(place, options)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (const item of both) if (item.status === "fulfilled") await item.value();
});

test("whoever waits says at once for whom", async () => {
  await leaveLocked({ pid: 1 });
  const logged: unknown[] = [];
  const log = { ...quiet, warn: (event: string, fields?: object) => logged.push({ event, ...fields }) };
  await expect(lockFolder(place, { ...options, log, tries: 1 })).rejects.toThrow("used by process 1 of ");
  expect(logged).toEqual([
    { event: "standalone.database-held", hint: expect.stringContaining("used by process 1 of ") },
  ]);
});
