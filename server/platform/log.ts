import { pino, type DestinationStream, type LevelWithSilent } from "pino";

/** Facts about an event: flat, and never personal data, a token, a hash or a raw URL. */
export type LogFields = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

/** The logged status of a request whose visitor went away before the whole response was sent; no error of the site. */
export const clientClosedRequest = 499;

/** Never throws, whatever its arguments are: it is called where nothing else is left to catch an error. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  /** Logs the class, the message and the stack of `error`; leaves out its other properties. */
  error(event: string, fields?: LogFields, error?: unknown): void;
  /** Writes the line at every level of the log: a record that the operator has to keep. */
  record(event: string, fields?: LogFields): void;
  /** For events that are worth no line: only the metrics, if any, count them. */
  measure?(event: string, fields: LogFields): void;
  /** The same log with fields for every line. */
  with(fields: LogFields): Log;
}

/** Writes one JSON object per line to `out` (default: standard output). A full or closed output never stops the app. */
export function openLog(level: LevelWithSilent, out: DestinationStream = standardOutput): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    out,
  );
  return wrap(logger);
}

type Lines = Pick<pino.Logger, "debug" | "info" | "warn" | "error" | "child">;

/** @param bound Written after the event, because a reader looks for the event first. */
function wrap(logger: Lines, bound: LogFields = {}): Log {
  return {
    debug: (event, fields) => logger.debug({ event, ...bound, ...fields }),
    info: (event, fields) => logger.info({ event, ...bound, ...fields }),
    warn: (event, fields) => logger.warn({ event, ...bound, ...fields }),
    error: (event, fields, error) => logger.error({ event, ...bound, ...fields, ...describe(error) }),
    record: (event, fields) => logger.child({}, { level: "info" }).info({ event, ...bound, ...fields }),
    with: (fields) => wrap(logger, { ...bound, ...fields }),
  };
}

function describe(error: unknown): LogFields {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: error.name, message: error.message, stack: stackOf(error) };
}

/** Reading a stack formats it, by the formatter that the process has installed; that may throw. */
function stackOf(error: Error): string | undefined {
  try {
    return error.stack;
  } catch {
    return undefined;
  }
}

/** In milliseconds: how long a line may wait for others, to share their write. */
const waitsFor = 100;
/** In characters. */
const worthWriting = 16_384;
const mostWaiting = 1_048_576;
/** pino's numbers: 40 is a warning. */
const urgent = 40;

/**
 * Standard output, written many lines at a time: a write for each line would cost more than a cached page. Writes
 * warnings and errors at once, and all lines before the process exits. Drops lines while a reader does not read.
 */
function collectLines(): DestinationStream {
  let lines = "";
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = lines;
    lines = "";
    try {
      if (text) process.stdout.write(text);
    } catch {
      // The log has no reader any more; the site must still answer requests.
    }
  }

  process.once("exit", flush);
  const output = {
    // pino then sets `lastLevel` before each line.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string): void {
      if (process.stdout.writableLength > mostWaiting) return;
      lines += line;
      if (output.lastLevel >= urgent || lines.length >= worthWriting) flush();
      else timer ??= setTimeout(flush, waitsFor).unref();
    },
  };
  return output;
}

const standardOutput = collectLines();
