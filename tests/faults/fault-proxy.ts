import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** The upstream's own answer, as the proxy may damage it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One call that has reached the proxy. */
export interface Exchange {
  readonly response: ServerResponse;
  /** The socket, for faults that HTTP does not allow. */
  readonly socket: Socket;
  /** Lets the upstream perform the call. */
  perform(): Promise<Answer>;
}

/** What the proxy does with connections (`refused`: it does not listen), or with the calls on them. */
export type Misconduct =
  | { readonly at: "port"; readonly refused: true }
  | { readonly at: "connection"; readonly act: (socket: Socket) => void }
  | { readonly at: "call"; readonly act: (exchange: Exchange) => void | Promise<void> };

export interface FaultProxy {
  readonly url: string;
  /** From now on every connection meets this fault; null: passes calls on. Closes open connections. */
  turn(misconduct: Misconduct | null): Promise<void>;
  /** Bytes written into the longest connection since the last turn. */
  longest(): number;
  close(): Promise<void>;
}

/** Stands on its own port between a site and its upstream. */
export async function openFaultProxy(upstream: (request: Request) => Promise<Response>): Promise<FaultProxy> {
  let misconduct: Misconduct | null = null;
  let longest = 0;
  const sockets = new Set<Socket>();
  const http = createHttpServer((incoming, response) => void handle(incoming, response));
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      longest = Math.max(longest, socket.bytesWritten);
    });
    if (misconduct?.at === "connection") misconduct.act(socket);
    else http.emit("connection", socket);
  });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  function listen(on: number): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once("error", reject);
      server.listen(on, "127.0.0.1", resolve);
    });
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = incoming;
    const request = await requestOf(incoming, url);
    const perform = async () => answerOf(await upstream(request));
    try {
      if (misconduct?.at === "call") return await misconduct.act({ response, socket, perform });
      send(response, await perform());
    } catch {
      socket.destroy();
    }
  }

  async function closeAll(): Promise<void> {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    // The proxy learns of the site's end of the connections in one of the next turns of the event loop.
    for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  return {
    url,
    async turn(next) {
      if (server.listening && next?.at === "port") {
        const closed = new Promise((resolve) => server.close(resolve));
        await closeAll();
        await closed;
      } else await closeAll();
      misconduct = next;
      longest = 0;
      if (!server.listening && next?.at !== "port") await listen(port);
    },
    longest: () => Math.max(longest, ...[...sockets].map(({ bytesWritten }) => bytesWritten)),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await closeAll();
      await closed;
    },
  };
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

async function requestOf(incoming: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const method = incoming.method ?? "GET";
  return new Request(url + incoming.url, { method, headers, ...(body.byteLength > 0 && { body }) });
}

async function answerOf(answer: Response): Promise<Answer> {
  const body = Buffer.from(await answer.arrayBuffer());
  const { "content-length": _, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, body };
}
