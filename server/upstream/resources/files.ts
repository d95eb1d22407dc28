import type { FileSource } from "#server/http/files.ts";
import type { Log } from "#server/http/log.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { path, upstreamAddress } from "#server/upstream/client.ts";
import { readBody } from "#server/upstream/exchange.ts";

const mostBytes = 25 * 1024 * 1024;
const deadline = 8_000;

/** Reads documents (`GET /files/{file}`) for `openFiles({ readSource })`, at most 25 MB in 8 seconds. */
export function createFileReader({
  fetch,
  baseUrl,
  log,
}: {
  readonly fetch: Fetch;
  readonly baseUrl: string;
  readonly log: Log;
}): (file: string) => Promise<FileSource> {
  async function read(url: URL, signal: AbortSignal): Promise<FileSource> {
    const response = await fetch(new Request(url, { redirect: "manual", credentials: "omit", signal }));
    if (response.status === 404 || response.status === 410) return { kind: "missing" };
    if (response.status !== 200) return failed;
    const body = await readBody(response, mostBytes);
    if (!body.ok) return failed;
    return {
      kind: "file",
      bytes: new Uint8Array(body.value),
      type: response.headers.get("Content-Type") ?? "",
    };
  }

  return async function readFile(file) {
    const url = upstreamAddress(baseUrl, path`/files/${file}`);
    if (!url) return { kind: "missing" };
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Not AbortSignal.timeout: an in-process upstream may not listen to a signal, so the wait itself is raced.
    const late = new Promise<FileSource>((resolve) => {
      timer = setTimeout(() => {
        abort.abort();
        resolve(failed);
      }, deadline);
    });
    try {
      const found = await Promise.race([read(url, abort.signal).catch(() => failed), late]);
      if (found.kind === "failed") log.warn("upstream.failed", { call: "GET /files/:", kind: "unreachable" });
      return found;
    } finally {
      clearTimeout(timer);
    }
  };
}

const failed: FileSource = { kind: "failed" };
