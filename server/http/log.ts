import { pino, type DestinationStream } from "pino";
import type { Config } from "#server/config.ts";

/** Facts about an event: flat, and never personal data, a token, a hash or a raw URL. */
export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

/** Never throws, whatever its arguments are: it is called where nothing else is left to catch an error. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** Logs the class, the message and the stack of `error`; its other properties are left out. */
  error(event: string, fields?: LogFields, error?: unknown): void;
  /** The same log with fields that are added to every line. */
  with(fields: LogFields): Log;
}

/** Writes one JSON object per line to `out` (default: standard output). A full or closed output never stops the app. */
export function openLog(level: Config["logLevel"], out: DestinationStream = { write: writeToStdout }): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      messageKey: "event",
    },
    out,
  );
  return wrap(logger);
}

type Lines = Pick<pino.Logger, "debug" | "info" | "warn" | "error" | "child">;

function wrap(logger: Lines): Log {
  return {
    debug: (event, fields = {}) => logger.debug(fields, event),
    info: (event, fields = {}) => logger.info(fields, event),
    warn: (event, fields = {}) => logger.warn(fields, event),
    error: (event, fields = {}, error) => logger.error({ ...fields, ...describe(error) }, event),
    with: (fields) => wrap(logger.child(fields)),
  };
}

function describe(error: unknown): LogFields {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, message: error.message, stack: stackOf(error) };
}

/** A stack is formatted when it is read, by the formatter that the process has installed; that may throw. */
function stackOf(error: Error): string | undefined {
  try {
    return error.stack;
  } catch {
    return undefined;
  }
}

function writeToStdout(line: string): void {
  try {
    process.stdout.write(line);
  } catch {
    // The log has no reader any more; requests must still be answered.
  }
}
