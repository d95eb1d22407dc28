import path from "node:path";
import { lock } from "proper-lockfile";
import { output, outputFolder } from "./output.ts";

/** Runs `work` while no other test process runs work with this name; the others wait, up to five minutes. */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  outputFolder();
  const release = await lock(output, {
    lockfilePath: path.join(output, `${name}.lock`),
    stale: 20_000,
    retries: { retries: 1500, factor: 1, minTimeout: 200, maxTimeout: 200 },
  });
  try {
    return await work();
  } finally {
    await release();
  }
}
