import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { recordCall, type Call } from "../support/fake-upstream.ts";

export interface BackOffice {
  readonly url: string;
  /** All calls, oldest first. */
  readonly calls: Call[];
  /** From now on each call waits for this promise before its answer; `null`: no call waits. */
  hold(wait: ((call: Call) => Promise<void>) | null): void;
  /** Closes all connections; the port refuses new ones from now on. */
  leave(): Promise<void>;
  /** Listens at the same address again. */
  comeBack(): Promise<void>;
}

/** An upstream on its own port, over anything that answers requests. */
export async function openBackOffice(answer: (request: Request) => Promise<Response>): Promise<BackOffice> {
  const calls: Call[] = [];
  let waiting: ((call: Call) => Promise<void>) | null = null;
  const listener = getRequestListener(
    async (request) => {
      const call = await recordCall(request);
      calls.push(call);
      await waiting?.(call);
      return answer(request);
    },
    { overrideGlobalObjects: false },
  );

  let server = await listen(0);
  const { port } = server.address() as AddressInfo;

  function listen(on: number): Promise<Server> {
    const opened = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    return new Promise((resolve, reject) => {
      opened.once("error", reject);
      opened.listen(on, "127.0.0.1", () => resolve(opened));
    });
  }

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    hold(wait) {
      waiting = wait;
    },
    leave() {
      return new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
    async comeBack() {
      server = await listen(port);
    },
  };
}
