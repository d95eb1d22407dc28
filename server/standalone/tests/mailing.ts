import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { StandaloneOptions } from "#standalone/standalone.ts";
import { openSeededDatabase, seededDump, staffWith } from "./seeded-database.ts";
import { openUnseeded, type Call } from "./open.ts";
import { summary } from "./shopping.ts";
import { startSmtp } from "./smtp-server.ts";

export const adminToken = "correct-horse-battery-staple";

/** A standalone back office whose clock and timer the test moves. */
export async function openAt(options: Partial<StandaloneOptions>) {
  let now = new Date("2026-11-21T10:00:00Z");
  let tick = () => {};
  const backend = await openUnseeded({
    ...(options.dataDir ? { loadDataDir: await seededDump() } : { database: await openSeededDatabase() }),
    staff: staffWith(adminToken),
    clock: () => now,
    every(_milliseconds, act) {
      tick = act;
      return () => (tick = () => {});
    },
    ...options,
  });
  onTestFinished(backend.close);
  return {
    ...backend,
    /** The timer fires after `minutes`. */
    async pass(minutes: number): Promise<void> {
      now = new Date(now.getTime() + minutes * 60_000);
      tick();
      await backend.outbox();
    },
    events: () => backend.logged.map(({ event }) => event),
  };
}

export async function newSmtp() {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  return smtp;
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mailer-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function confirmationOf(call: Call, placed: { id: number; hash: string }): Promise<string> {
  return (await summary(call, placed)).body.data.confirmation_email;
}
