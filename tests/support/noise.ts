import { afterEach, beforeEach, expect } from "vitest";

/**
 * Noise is failure: what a test did not expect to be complained about fails it. The console, a site's log and a
 * fake upstream without an answer all report here.
 */
const complaints: string[] = [];
const expected: RegExp[] = [];

/**
 * Something complained. Fails the running test unless it expected this. `error`: its stack is read only when it is
 * told, because Vitest makes it of the modules' source maps at that moment, and may fail in that.
 */
export function complain(text: string, error?: unknown): void {
  if (expected.some((pattern) => pattern.test(text))) return;
  complaints.push(error instanceof Error ? `${text}\n${error.stack}` : text);
}

/** Call before the act: complaints that match are what this test is about. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

/** Called once by the setup file: listens to the console and judges after every test. */
export function listenForNoise(): void {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: readonly unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      complain(`console.${level}: ${parts.map(String).join(" ")}`, error);
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
