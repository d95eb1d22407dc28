import { request as ask, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Sends a request over the network unchanged. Not `fetch`: it overwrites a browser's `Sec-Fetch-Mode` with `cors`,
 * and the site answers a fetcher differently from a form.
 */
export async function overHttp(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), "content-length": String(body.byteLength) };
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = ask(request.url, { method: request.method, headers }, resolve);
    sent.on("error", reject);
    sent.end(body);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const status = incoming.statusCode ?? 0;
  const hasBody = ![204, 304].includes(status);
  return new Response(hasBody ? Buffer.concat(chunks) : null, {
    status,
    statusText: incoming.statusMessage ?? "",
    headers: headersOf(incoming),
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  }
  return headers;
}

/** Waits until the process at this address reports that it is ready; fails after ten seconds. */
export async function ready(url: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
  throw new Error(`${url} is not ready`);
}

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
