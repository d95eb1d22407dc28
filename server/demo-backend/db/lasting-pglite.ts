import type { PGlite, PGliteInterface } from "@electric-sql/pglite";
import type { DemoLog } from "#server/demo-backend/log.ts";
import { DatabaseAway } from "./database-away.ts";

/** Milliseconds between two tries to open what broke: each takes the process about one second. */
const pause = 5_000;

/** An embedded database that is opened anew where it broke. */
export interface LastingPglite {
  /** @throws DatabaseAway while it cannot be opened. */
  living(): Promise<PGliteInterface>;
  /** Tells that it broke, see `isBroken`. It is never asked again, not even to close. */
  broke(error: unknown): void;
  close(): Promise<void>;
}

/** @param reopen null: in memory, where nothing is left to open. */
export function lastingPglite(
  first: PGliteInterface,
  reopen: (() => Promise<PGliteInterface>) | null,
  log: DemoLog,
): LastingPglite {
  let current: PGliteInterface | null = first;
  let why: unknown;
  let notBefore = 0;
  return {
    async living() {
      if (current) return current;
      if (!reopen || performance.now() < notBefore) throw new DatabaseAway(why);
      try {
        current = await reopen();
      } catch (error) {
        why = error;
        notBefore = performance.now() + pause;
        throw new DatabaseAway(error);
      }
      log.info("reference.database-back");
      return current;
    },
    broke(error) {
      current = null;
      why = error;
      log.error("reference.database-broke", {}, error);
    },
    close: async () => current?.close(),
  };
}

/**
 * PostgreSQL panicked (its log cannot be written: the disk is full) or its program was aborted. As a server it would
 * end its process and recover.
 */
export function isBroken(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return true;
  return "severity" in error && (error.severity === "PANIC" || error.severity === "FATAL");
}

/**
 * PGlite goes on after a panic: it ends the query that broke it with a message of its own (Sync), Kysely ends the
 * transaction with a ROLLBACK, and either spins for ever on locks that nobody holds. So no message reaches it any more.
 */
export function silenceWhereBroken(pglite: PGlite): void {
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
