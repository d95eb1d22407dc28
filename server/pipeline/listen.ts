import type { EventEmitter } from "node:events";
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { Server as NetServer, type AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { App } from "#server/pipeline/app.ts";
import type { Config } from "#server/operator/config.ts";
import { clientAddress } from "../http/client-address.ts";
import { openLog, type Log } from "../platform/log.ts";
import {
  countRequests,
  limitConnections,
  limitSilence,
  mostConnections,
  mostUnderWay,
} from "./connection-limit.ts";
import { refusal } from "../http/plain-page.ts";
import { addSecurityHeaders } from "../http/security-headers.ts";
import { onSent } from "./on-sent.ts";

/** How long a client may take to send a request, and how long it may take nothing of its answer, in milliseconds. */
export const timeouts = {
  headersTimeout: 8_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  readerTimeout: 30_000,
};

export interface Listening {
  /** The address of the app, for display: `http://localhost:3000`. */
  readonly url: string;
  readonly port: number;
  /**
   * Answers on until `drained`, each connection once more; then accepts no new connections, answers open ones for a
   * second more, lets requests in flight finish for `patience` ms, and closes the remaining ones.
   */
  readonly stop: (drained?: Promise<unknown>, patience?: number) => Promise<void>;
}

/** Serves the app over HTTP with limits for slow clients. Rejects if the port is taken, or HOST cannot be used. */
export function listen(
  handle: App,
  config: Config,
  {
    limits: { readerTimeout, ...limits } = timeouts,
    log = openLog(config.logLevel),
  }: { limits?: typeof timeouts; log?: Log } = {},
): Promise<Listening> {
  const stop = { isStopping: false, isCutting: false };

  const answer = getRequestListener(
    async (request, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      if (!isWellAddressed(incoming)) return refused(400, config);
      const ip = clientAddress(
        incoming.socket.remoteAddress,
        incoming.headers["x-forwarded-for"]?.toString(),
        config.trustProxy,
      );
      const response = await handle(request, {
        ip,
        onSent: (report) => onSent(outgoing, (isWhole) => report(isWhole || stop.isCutting)),
      });
      handle.fastPath?.keep(incoming, request, response);
      if (stop.isStopping) response.headers.set("Connection", "close");
      if (response.statusText) outgoing.statusMessage = response.statusText;
      return response;
    },
    { overrideGlobalObjects: false, errorHandler: () => refused(400, config) },
  );

  const server = createServer(
    {
      ...limits,
      // Longer than a load balancer's idle timeout; otherwise it would reuse a connection that was just closed here.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => {
      // The app does not begin further requests of a connection that it closed because of a request.
      if (underWay(incoming.socket) > mostUnderWay) incoming.socket.destroy();
      if (incoming.socket.destroyed) return;
      const isSent =
        isWellAddressed(incoming) && (handle.fastPath?.answer(incoming, outgoing, stop) ?? false);
      if (isSent instanceof Promise)
        void isSent.then((sent) => (sent ? undefined : answer(incoming, outgoing)));
      else if (!isSent) void answer(incoming, outgoing);
    },
  );
  server.on(
    "clientError",
    (error: NodeJS.ErrnoException, socket) => void refuseUnread(error, socket, config),
  );
  const underWay = countRequests(server);
  limitSilence(server, underWay, readerTimeout);
  server.maxConnections = mostConnections;
  if (config.trustProxy === 0) limitConnections(server, underWay);
  server.maxRequestsPerSocket = 1_000;

  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: config.port, ...(config.host && { host: config.host }) }, () => {
      server.removeListener("error", reject);
      surviveRefusals(server, log);
      const { port } = server.address() as AddressInfo;
      const isEverywhere = config.host === null || config.host === "0.0.0.0" || config.host === "::";
      const host = isEverywhere ? "localhost" : config.host;
      resolve({
        url: config.publicOrigin ?? `http://${host}:${port}`,
        port,
        async stop(drained, patience = 8_000) {
          stop.isStopping = true;
          if (drained) await drained;
          const cut = () => (stop.isCutting = true);
          await close(server, { patience, idle: drained ? lastCalls : 0, cut });
        },
      });
    });
  });
}

/**
 * Answers unreadable input and closes the connection, as Node does, except that a browser with more headers than the
 * limit, mostly cookies of other sites of the domain, gets a page.
 */
async function refuseUnread({ code }: NodeJS.ErrnoException, socket: Duplex, config: Config): Promise<void> {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "Connection: close"];
  if (status !== 431) return void socket.end(`${lines.join("\r\n")}\r\n\r\n`);
  const page = refused(status, config);
  const body = Buffer.from(await page.arrayBuffer());
  const headers = [...page.headers].map(([name, value]) => `${name}: ${value}`);
  lines.push(...headers, `Content-Length: ${body.length}`, "", "");
  socket.end(Buffer.concat([Buffer.from(lines.join("\r\n")), body]));
}

/** In milliseconds. */
const longestLull = 10_000;

/**
 * A connection that the process cannot accept, because it has no more file handles, must not end the process. The log
 * has a line for the first one, and another line when the process accepts a connection after ten seconds without a
 * refusal.
 */
export function surviveRefusals(server: EventEmitter, log: Pick<Log, "error" | "info">): void {
  let refusedAt: number | null = null;
  server.on("error", (error: unknown) => {
    if (refusedAt === null) log.error("connections.refused", {}, error);
    refusedAt = performance.now();
  });
  server.on("connection", () => {
    if (refusedAt === null || performance.now() - refusedAt < longestLull) return;
    refusedAt = null;
    log.info("connections.accepted");
  });
}

/**
 * Whether the request is for one path of one host (RFC 9112, § 3.2). "GET http://other.host/" is a proxy request, and
 * this server is not a proxy; of two Host headers, proxies and servers choose differently.
 */
function isWellAddressed({ url, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length <= 1 && (url?.startsWith("/") ?? false);
}

/** In milliseconds. */
const lastCalls = 1_000;

/**
 * A proxy may be sending its next request on a connection that waits for one: closed at that moment, a POST would be
 * lost. So these are closed later than the listener, whose refusal sends the proxy elsewhere; `http`'s own `close`
 * closes both at once.
 */
async function close(
  server: Server,
  { patience, idle, cut }: { readonly patience: number; readonly idle: number; readonly cut: () => void },
): Promise<void> {
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  await Promise.race([closed, setTimeout(idle, undefined, { ref: false })]);
  server.closeIdleConnections();
  await Promise.race([closed, setTimeout(patience - idle, undefined, { ref: false })]);
  cut();
  server.closeAllConnections();
  await closed;
}

/** The response to input that is not a valid request: its Host or its address is malformed (400), or it is too long. */
function refused(status: 400 | 431, config: Config): Response {
  const response = refusal(config, status);
  addSecurityHeaders(response.headers, config, "public");
  response.headers.set("X-Request-Id", crypto.randomUUID());
  return response;
}
