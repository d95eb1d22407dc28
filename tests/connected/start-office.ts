import { vi } from "vitest";
import { run } from "../server/app/site-process.ts";

export interface OfficeProcess {
  readonly url: string;
  /** Everything it printed so far. */
  readonly output: () => string;
  end(): Promise<unknown>;
}

/** A back office of `tests/connected/offices/` as its own process, once it has printed its address. */
export async function startOffice(file: string, env: Record<string, string> = {}): Promise<OfficeProcess> {
  const office = await run([`tests/connected/offices/${file}`], env);
  const url = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+/u.exec(office.output())?.[0], {
    timeout: 120_000,
    interval: 20,
  });
  return { url, output: office.output, end: () => office.end("SIGKILL") };
}
