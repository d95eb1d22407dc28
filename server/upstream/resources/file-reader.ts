import type { FileSource } from "#server/upstream/file-source.ts";
import type { Log } from "#server/platform/log.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { fileAddress } from "#server/upstream/adapted-call.ts";
import { endpoints, logName, type ParamsOf } from "#server/upstream/endpoints.ts";
import { isGatewayFailure, readAnswerBody, type Fetch } from "#server/upstream/exchange.ts";
import type { Resilience, CallReport } from "#server/upstream/resilience.ts";

const accepted = {
  picture: "image/*",
  file: "*/*",
  orderDocument: "application/pdf",
  orderTickets: "application/pdf",
  legalDocument: "application/pdf",
};
/** Reads a tax document of an order, whose hash is its secret. */
export type ReadOrderDocument = (params: ParamsOf<"orderDocument">) => Promise<FileSource>;
/** Reads the tickets of an order, which has none before its payment. */
export type ReadOrderTickets = (params: ParamsOf<"orderTickets">) => Promise<FileSource>;
/** Reads a version of a legal text. */
export type ReadLegalDocument = (params: ParamsOf<"legalDocument">) => Promise<FileSource>;

const failed: FileSource = { kind: "failed" };

/**
 * Reads the originals of pictures and documents, as `readSource` of `openImages` and `openFiles`, or the tax documents
 * and tickets of orders. `baseUrl`: optionally with a path.
 */
export function createFileReader<Name extends keyof typeof accepted>(
  name: Name,
  {
    fetch,
    baseUrl,
    resilience,
    adapter = null,
    log,
  }: {
    readonly fetch: Fetch;
    readonly baseUrl: string;
    readonly resilience: Resilience;
    readonly adapter?: Adapter | null;
    readonly log: Log;
  },
): (params: ParamsOf<Name>) => Promise<FileSource> {
  const { deadline, maxBytes } = endpoints[name];
  const base = new URL(baseUrl).href.replace(/\/*$/, "/");

  async function read(url: URL, signal: AbortSignal): Promise<CallReport<FileSource>> {
    // Another base may be another host, which must not get this host's key.
    const own = url.href.startsWith(base) ? adapter?.headers : undefined;
    const headers = { ...own, Accept: accepted[name] };
    const response = await fetch(
      new Request(url, { headers, redirect: "manual", credentials: "omit", signal }),
    );
    const { status } = response;
    // 409: the file does not exist yet.
    if (status === 404 || status === 409 || status === 410)
      return { value: { kind: "missing" }, isDown: false };
    if (status !== 200) return { value: failed, isDown: isGatewayFailure(status) };
    const body = await readAnswerBody(response, maxBytes);
    // An empty file counts as lost: nobody publishes one, and browsers would cache it for an hour.
    if (!body.ok || body.value.byteLength === 0) return { value: failed, isDown: false };
    const type = response.headers.get("Content-Type") ?? "";
    return { value: { kind: "found", bytes: new Uint8Array(body.value), type }, isDown: false };
  }

  return async function readFile(params) {
    const url = await fileAddress(baseUrl, name, params, adapter).catch((error: unknown) => {
      log.warn("upstream.broken", { call: logName(endpoints[name]), why: `adapter: ${String(error)}` });
      return null;
    });
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
