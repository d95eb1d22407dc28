import { AsyncLocalStorage } from "node:async_hooks";
import { isDiskFull } from "./disk.ts";

/**
 * The database is unavailable: its server does not respond, the connection broke or the disk is full. The query itself
 * was valid; if the connection broke during a change, the outcome of the change is unknown. The API answers 503, with
 * `Retry-After` if nothing can have changed (`mayHaveChanged`).
 */
export class DatabaseUnavailable extends Error {
  /** @param variable the operator's setting with the database's location */
  constructor(cause: unknown, variable?: "DATABASE_URL") {
    const name = variable ? `The database of ${variable}` : "The database";
    const what = isDiskFull(cause) ? "has a full disk" : "does not answer";
    super(`${name} ${what}: ${messageOf(cause)}`, { cause });
    this.name = "DatabaseUnavailable";
  }
}

/** The database cannot be used for a reason that its operator can remove: the message is a sentence for them. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}

/** The database's folder has too little free space: the same as a full disk, noticed before PostgreSQL fails. */
export class NoSpace extends DatabaseRefused {
  readonly code = "ENOSPC";
}

const key = Symbol.for("opona.standalone.changes");
// Only this module uses the symbol on globalThis, so the value has this type. An opened database outlives this module
// when development reloads it: both copies need the same storage.
const holder = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<{ sent: number }> };
const changes = (holder[key] ??= new AsyncLocalStorage());

/** Runs a request and tracks its changes for `mayHaveChanged`. */
export function watchChanges<T>(request: () => T): T {
  return changes.run({ sent: 0 }, request);
}

/** Whether the current request sent the database a change that outlives its connection. */
export function mayHaveChanged(): boolean {
  return (changes.getStore()?.sent ?? 0) > 0;
}

interface SentStatement {
  /** A COMMIT, or a change outside of a transaction. */
  readonly changes: boolean;
  /** The database refused and undid it: it does not count. */
  undone(): void;
}

/** Follows the statements of one connection: a change counts outside of a transaction at once, inside by its COMMIT. */
export function statementWatch(): (statement: string) => SentStatement {
  let isInTransaction = false;
  return (statement) => {
    const verb = /^\s*(?<verb>[a-z]+)/i.exec(statement)?.groups?.["verb"]?.toLowerCase() ?? "";
    const isChange = !["select", "begin", "start", "rollback", "savepoint", "set", "show"].includes(verb);
    const request = changes.getStore();
    const counts = verb === "commit" || (isChange && !isInTransaction);
    if (request && counts) request.sent += 1;
    if (verb === "begin" || verb === "start") isInTransaction = true;
    if (verb === "commit" || verb === "rollback") isInTransaction = false;
    return {
      changes: counts,
      undone() {
        if (request && counts) request.sent -= 1;
      },
    };
  };
}

const tries = 20;
const pause = 250;

/**
 * Retries `act` while the database is unavailable, for five seconds at most. For idempotent steps that must follow a
 * change which is committed already.
 */
export async function retryWhileUnavailable<T>(act: () => Promise<T>): Promise<T> {
  for (let remaining = tries; ; remaining -= 1) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || remaining <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** If a host name has two addresses, Node.js throws an AggregateError without a message. */
function messageOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join(", ");
  return cause instanceof Error ? cause.message : "for no known reason";
}
