import type { PGlite, PGliteInterface } from "@electric-sql/pglite";
import type { Log } from "#standalone/log.ts";
import type { DiskWatch } from "./disk.ts";
import { DatabaseUnavailable } from "./database-unavailable.ts";

/** Milliseconds between two attempts to reopen a broken database: each costs the process about one second. */
const pause = 5_000;

/** An embedded database that is reopened after a crash. */
export interface ReopeningPglite {
  /** @throws DatabaseUnavailable while it cannot be opened. */
  living(): Promise<PGliteInterface>;
  /** Marks the current instance as broken, see `isBroken`. It gets no further calls, not even close(). */
  broke(error: unknown): void;
  close(): Promise<void>;
}

/** @param reopen Null for an in-memory database, whose data is lost with the instance. */
export function reopeningPglite(
  first: PGliteInterface,
  reopen: (() => Promise<PGliteInterface>) | null,
  { disk, log }: { readonly disk: DiskWatch; readonly log: Log },
): ReopeningPglite {
  let current: PGliteInterface | null = first;
  let why: unknown;
  let notBefore = 0;
  return {
    async living() {
      if (current) return current;
      if (!reopen || performance.now() < notBefore) throw new DatabaseUnavailable(why);
      try {
        current = await reopen();
      } catch (error) {
        disk.refused(error);
        why = error;
        notBefore = performance.now() + pause;
        throw new DatabaseUnavailable(error);
      }
      log.info("standalone.database-back");
      return current;
    },
    broke(error) {
      current = null;
      why = error;
      log.error("standalone.database-broke", {}, error);
    },
    close: async () => current?.close(),
  };
}

/**
 * PostgreSQL panicked (it cannot write its log because the disk is full) or the WebAssembly program was aborted. A
 * PostgreSQL server would end its process and recover.
 */
export function isBroken(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return true;
  return "severity" in error && (error.severity === "PANIC" || error.severity === "FATAL");
}

/**
 * PGlite accepts messages after a panic: it sends its own Sync after the failed query, and Kysely sends a ROLLBACK to
 * end the transaction. Either one spins forever on locks that no process holds, so no further message is passed on.
 */
export function rejectAfterPanic(pglite: PGlite): void {
  const ask = pglite.execProtocolStream.bind(pglite);
  let panic: { readonly error: unknown } | null = null;
  pglite.execProtocolStream = async (message, options) => {
    if (panic) throw panic.error;
    try {
      return await ask(message, options);
    } catch (error) {
      if (isBroken(error)) panic = { error };
      throw error;
    }
  };
}
