import type { Kysely } from "kysely";
import { DatabaseUnavailable } from "./db/database-unavailable.ts";
import type { Tables } from "./db/tables.ts";
import { deleteOutdated } from "./domain/delete-outdated.ts";
import type { DemoLog } from "./log.ts";

/** In milliseconds. */
const interval = 3_600_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly log: DemoLog;
}

/** Deletes personal data whose time is over, once an hour of the clock. What fails is attempted an hour later. */
export function openDeletion({ db, clock, log }: Parts): { wake(): void; close(): Promise<void> } {
  let next = 0;
  let running: Promise<void> = Promise.resolve();

  async function run(now: Date): Promise<void> {
    try {
      const counts = await deleteOutdated(db, now);
      if (counts && Object.values(counts).some((count) => count > 0)) {
        log.info("demo-backend.outdated-deleted", { ...counts });
      }
    } catch (error) {
      // The outage was logged once already.
      if (!(error instanceof DatabaseUnavailable)) log.error("demo-backend.deletion-failed", {}, error);
    }
  }

  return {
    wake() {
      const now = clock();
      if (now.getTime() < next) return;
      next = now.getTime() + interval;
      running = running.then(() => run(now));
    },
    close: () => running,
  };
}
