import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { housekeepingJobs } from "#standalone/housekeeping.ts";

/** Runs one job of the housekeeping, due or not; returns its count. */
export async function runJob(
  db: Kysely<Tables>,
  { name, now, outboxDir = null }: { name: string; now: Date; outboxDir?: string | null },
): Promise<number> {
  const jobs = housekeepingJobs({ db, mailer: { wake: async () => undefined }, outboxDir });
  const job = jobs.find((item) => item.name === name);
  if (!job) throw new Error(`There is no job ${name}.`);
  return job.run(now);
}
