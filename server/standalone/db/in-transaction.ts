import { setTimeout } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

const tries = 5;
/** In milliseconds, at most: the loser of a deadlock does not meet the same rival at once. */
const longestPause = 50;

/**
 * Opens a transaction; no other code does. Locks are taken in one sequence: cart or order (several by id), products,
 * variants, places, performance, vouchers, numbers of documents. If PostgreSQL still ends one of two transactions that
 * wait for each other, that one runs again. So `work` changes only the database.
 */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let remaining = tries; ; remaining -= 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (remaining <= 1 || !hasLost(error)) throw error;
    }
    await setTimeout(Math.random() * longestPause);
  }
}

/** 40001: serialization_failure; 40P01: deadlock_detected. */
function hasLost(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01");
}
