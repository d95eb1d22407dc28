// The log for people: in a terminal, warnings and errors one line each, and no line for a request. Elsewhere, and in
// the container, which is installed without the library, the log is JSON.
import process from "node:process";

export const isTerminal = process.stdout.isTTY === true;

/** @typedef {import("#server/operator/config.ts").Config["logLevel"]} Level */

/**
 * What `openLog` takes. A level that somebody set in the environment stays.
 * @param {Level} level @returns {Promise<[Level, import("pino").DestinationStream?]>}
 */
export async function logFor(level) {
  const lines = isTerminal ? await linesFor(process.stdout).catch(() => null) : null;
  return lines ? [process.env.LOG_LEVEL ? level : "warn", lines] : [level];
}

/** @param {NodeJS.WritableStream} destination */
export async function linesFor(destination) {
  const { default: pretty } = await import("pino-pretty");
  return pretty({
    destination,
    messageFormat: "{event}{if hint}: {hint}{end}",
    ignore: "event,hint,requestId",
    translateTime: "SYS:HH:MM:ss",
    singleLine: true,
    errorLikeObjectKeys: ["stack"],
    customPrettifiers: { stack: String },
    colorize: process.stdout.isTTY === true,
  });
}
