import type { ImageSource } from "#server/http/images.ts";
import type { Log } from "#server/http/log.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { readBody } from "#server/upstream/exchange.ts";

const mostBytes = 10 * 1024 * 1024;
const deadline = 5_000;
const picturePath = /^\/images\/[a-z-]+\/(?:big|thumbnail)\/[^/?#]+$/;

/**
 * Reads originals of pictures (`/images/{folder}/{size}/{file}`, the file name encoded) for `openImages({ readSource
 * })`. `baseUrl` is the image origin, optionally with a path.
 */
export function createPictureReader({
  fetch,
  baseUrl,
  log,
}: {
  readonly fetch: Fetch;
  readonly baseUrl: string;
  readonly log: Log;
}): (path: string) => Promise<ImageSource> {
  const base = new URL(baseUrl);

  async function read(path: string, signal: AbortSignal): Promise<ImageSource> {
    const pathname = base.pathname.replace(/\/+$/, "") + path;
    const url = new URL(pathname, base.origin);
    if (!picturePath.test(path) || url.pathname !== pathname || url.origin !== base.origin) {
      return { kind: "missing" };
    }
    const response = await fetch(
      new Request(url, { headers: { Accept: "image/*" }, redirect: "manual", credentials: "omit", signal }),
    );
    if (response.status === 404 || response.status === 410) return { kind: "missing" };
    if (response.status !== 200) return { kind: "failed" };
    const body = await readBody(response, mostBytes);
    return body.ok ? { kind: "bytes", bytes: body.value } : { kind: "failed" };
  }

  return async function readPicture(path) {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<ImageSource>((resolve) => {
      timer = setTimeout(() => {
        abort.abort();
        resolve({ kind: "failed" });
      }, deadline);
    });
    try {
      const found = await Promise.race([read(path, abort.signal).catch(() => failed), late]);
      if (found.kind === "failed")
        log.warn("upstream.failed", { call: "GET /images/:/:/:", kind: "unreachable" });
      return found;
    } finally {
      clearTimeout(timer);
    }
  };
}

const failed: ImageSource = { kind: "failed" };
