import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#app/domain/ip-network.ts";

/** All connections of a process. */
export const mostConnections = 2_000;
/** Connections from one network: enough for the guests of a theatre behind one address. */
export const mostOfOneNetwork = 500;

/**
 * Makes room for others where one network holds many connections: above `most` its oldest connection without a request
 * is closed, or the new one where all of them have a request. Only for visitors who connect directly: behind a proxy
 * they share its address.
 */
export function limitConnections(server: Server, most = mostOfOneNetwork): void {
  const networks = new Map<string, Set<Socket>>();
  const asking = new WeakMap<Socket, number>();

  server.on("request", ({ socket }, response) => {
    const count = (by: number) => asking.set(socket, (asking.get(socket) ?? 0) + by);
    count(1);
    response.once("close", () => count(-1));
  });
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const open = networks.get(network) ?? new Set();
    networks.set(network, open);
    // A set keeps the order of connecting.
    const silent = [...(open.size >= most ? open : [])].find((other) => !asking.get(other));
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
