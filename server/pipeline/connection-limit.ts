import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#app/domain/ip-network.ts";

/** All connections of a process. */
export const mostConnections = 2_000;
/** Connections from one network: enough for the guests of a theatre behind one address. */
export const mostOfOneNetwork = 500;

/** Requests of one connection at once. Browsers and proxies send the next one after the answer. */
export const mostUnderWay = 10;

/** The number of unanswered requests of a connection. */
export type UnderWay = (socket: Socket) => number;

/** Counts the requests of each connection, before anything else sees them. */
export function countRequests(server: Server): UnderWay {
  const counts = new WeakMap<Socket, number>();
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (by: number) => counts.set(socket, (counts.get(socket) ?? 0) + by);
    count(1);
    response.once("close", () => count(-1));
  });
  return (socket) => counts.get(socket) ?? 0;
}

/**
 * Makes room for others if one network holds many connections: above `most` it closes the network's oldest connection
 * without a request, or the new one if all of them have a request. Only for visitors who connect directly: behind a
 * proxy they share its address.
 */
export function limitConnections(server: Server, underWay: UnderWay, most = mostOfOneNetwork): void {
  const networks = new Map<string, Set<Socket>>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const open = networks.get(network) ?? new Set();
    networks.set(network, open);
    // A set keeps the order of connecting.
    const silent = [...(open.size >= most ? open : [])].find((other) => underWay(other) === 0);
    if (open.size >= most && !silent) return void socket.destroy();
    silent?.destroy();
    if (silent) open.delete(silent);
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      if (open.size === 0 && networks.get(network) === open) networks.delete(network);
    });
  });
}

const looksPerLimit = 6;

/**
 * Closes a connection whose client takes nothing of its answer for `limit` ms. While the site makes the answer, the
 * client has nothing to take. Node's own timeout would last two to three times as long: each write starts it again, and
 * after a write it counts what the system has buffered as taken by the client. So this looks six times in a limit, and
 * adds up the looks in a row that found nothing taken.
 */
export function limitSilence(server: Server, underWay: UnderWay, limit: number): void {
  const looks = new WeakMap<
    Socket,
    { readonly taken: number; readonly at: number; readonly silentMs: number }
  >();
  server.timeout = limit / looksPerLimit;
  server.on("timeout", (socket: Socket) => {
    // For a connection without a request, Node's timeout is its keep-alive time.
    const interval = socket.timeout ?? limit;
    const taken = socket.bytesWritten - socket.writableLength;
    const at = performance.now();
    const last = looks.get(socket);
    // If the client took a part of a write, Node skips a look.
    const isStillSilent = last?.taken === taken && at - last.at < interval * 2;
    const isMade = underWay(socket) > 0 && socket.writableLength === 0;
    const silentMs = isMade ? 0 : interval + (isStillSilent ? last.silentMs : 0);
    if (silentMs >= limit) return void socket.destroy();
    looks.set(socket, { taken, at, silentMs });
    socket.setTimeout(interval);
  });
}
