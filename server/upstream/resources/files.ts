import type { FileSource } from "#server/http/files.ts";
import type { Log } from "#server/http/log.ts";
import { upstreamAddress } from "#server/upstream/client.ts";
import { endpoints, logName, type Endpoint, type Params, type ParamsOf } from "#server/upstream/endpoints.ts";
import { isGatewayFailure, readBody, type Fetch } from "#server/upstream/exchange.ts";
import type { Resilience, Told } from "#server/upstream/resilience.ts";

const accepted = { picture: "image/*", file: "*/*" };
const failed: FileSource = { kind: "failed" };

/**
 * Reads the originals of pictures or documents, as `readSource` of `openImages` and `openFiles`. `baseUrl`: optionally
 * with a path.
 */
export function createFileReader<Name extends keyof typeof accepted>(
  name: Name,
  {
    fetch,
    baseUrl,
    resilience,
    log,
  }: {
    readonly fetch: Fetch;
    readonly baseUrl: string;
    readonly resilience: Resilience;
    readonly log: Log;
  },
): (params: ParamsOf<Name>) => Promise<FileSource> {
  const { deadline, maxBytes } = endpoints[name];
  const headers = { Accept: accepted[name] };

  /** Each subfolder of the file is a segment of the path, and is checked as one. */
  function addressOf(endpoint: Endpoint, params: Params): URL | null {
    const segments = String(params["file"]).split("/");
    const path = endpoint.path.replace("{file}", segments.map((_, index) => `{file${index}}`).join("/"));
    const named = Object.fromEntries(segments.map((segment, index) => [`file${index}`, segment]));
    return upstreamAddress(baseUrl, { ...endpoint, path }, { ...params, ...named });
  }

  async function read(url: URL, signal: AbortSignal): Promise<Told<FileSource>> {
    const response = await fetch(
      new Request(url, { headers, redirect: "manual", credentials: "omit", signal }),
    );
    const { status } = response;
    if (status === 404 || status === 410) return { value: { kind: "missing" }, isDown: false };
    if (status !== 200) return { value: failed, isDown: isGatewayFailure(status) };
    const body = await readBody(response, maxBytes);
    // An empty one is a lost one: nobody publishes it, and visitors would keep it for an hour.
    if (!body.ok || body.value.byteLength === 0) return { value: failed, isDown: false };
    const type = response.headers.get("Content-Type") ?? "";
    return { value: { kind: "bytes", bytes: new Uint8Array(body.value), type }, isDown: false };
  }

  return async function readFile(params) {
    const url = addressOf(endpoints[name], params);
    if (!url) return { kind: "missing" };
    const ended = await resilience.call(name, deadline, (signal) =>
      read(url, signal).catch(() => ({ value: failed, isDown: true })),
    );
    const found = ended.kind === "answered" ? ended.value : failed;
    if (found.kind === "failed" && ended.kind !== "not-sent")
      log.warn("upstream.failed", { call: logName(endpoints[name]), kind: "unreachable" });
    return found;
  };
}
