import { afterEach, beforeEach, expect } from "vitest";

/**
 * Noise is failure: an unexpected complaint fails the running test. The console, a site's log and a fake upstream
 * without an answer report here.
 */
const complaints: string[] = [];
const expected: RegExp[] = [];

/**
 * Reports a complaint, which fails the running test unless expected. Reads the stack of `error` only for a report,
 * because Vitest then computes it from the modules' source maps, which may fail.
 */
export function reportNoise(text: string, error?: unknown): void {
  if (expected.some((pattern) => pattern.test(text))) return;
  complaints.push(error instanceof Error ? `${text}\n${error.stack}` : text);
}

/** Call before the act: matching complaints are the subject of this test. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

/**
 * Vitest maps a stack to the sources when it is read, which fails for some large modules. Node reads the stacks of the
 * errors that close a connection, and would then leave it open.
 */
export function tolerateUnmappedStacks(): void {
  const mapped = Error.prepareStackTrace;
  // Files of one process share it; they do not share modules.
  if (!mapped || mapped.name === "prepareTolerantly") return;
  const prepareTolerantly: typeof mapped = (error, frames) => {
    try {
      return mapped(error, frames);
    } catch {
      return [
        String(error),
        ...frames.map((frame) => `    at ${frame.getFileName()}:${frame.getLineNumber()}`),
      ].join("\n");
    }
  };
  Error.prepareStackTrace = prepareTolerantly;
}

/** Called once by the setup file: listens to the console and checks the complaints after every test. */
export function watchNoise(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      reportNoise(`console.${level}: ${parts.map(String).join(" ")}`, error);
    };
  }
  beforeEach(() => {
    expected.length = 0;
  });
  afterEach(() => {
    const heard = complaints.splice(0);
    expect(heard, "nothing may complain during a test").toEqual([]);
  });
}
