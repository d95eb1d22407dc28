import { readFileSync } from "node:fs";

/** All problems of a mounted file, one sentence each. */
export class MountedFileError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.name = "MountedFileError";
    this.problems = problems;
  }
}

/**
 * Reads a file that the operator mounted, at the start of the process.
 * @param largest in bytes
 * @returns a sentence if it cannot be read
 */
export function readMounted(path: string, largest: number): Uint8Array<ArrayBuffer> | string {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(readFileSync(path));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return `cannot be read${code}`;
  }
  return bytes.byteLength > largest ? `must have at most ${largest / 1024} KB` : bytes;
}
