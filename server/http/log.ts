import { pino, type DestinationStream } from "pino";
import type { Config } from "#server/config.ts";

/** Facts about an event: flat, and never personal data, a token, a hash or a raw URL. */
export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

/** Never throws, whatever it is handed: it is called where nothing else is left to catch it. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** `error` is named by its class and message; its stack is kept, its other properties are not. */
  error(event: string, fields?: LogFields, error?: unknown): void;
  /** The same log with fields that every line of it carries. */
  with(fields: LogFields): Log;
}

/** One JSON object a line on `out` (default: standard output). A full or closed output never stops the site. */
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

/** A stack is made when it is read, by whatever the process formats stacks with; that may throw. */
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
    // Nobody reads the log any more; visitors still want their page.
  }
}
