import { createServer, type Socket, type AddressInfo } from "node:net";

export interface SmtpMessage {
  readonly to: string;
  /** The whole RFC 5322 text. */
  readonly raw: string;
  /** Its Message-ID. */
  readonly id: string;
}

/** The client's step that a reply follows; `message` is the end of the message itself. */
type Step = "greeting" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "message";

/** A reply without the line break; null: silence; "close": the connection ends. */
type Replies = Partial<Record<Step, string | null>>;

export interface SmtpServer {
  readonly url: string;
  /** The messages it has accepted, oldest first. */
  readonly messages: readonly SmtpMessage[];
  /** The number of connections so far. */
  readonly connections: () => number;
  /** Replaces some of the usual replies; `{}` restores them. */
  reply(replies: Replies): void;
  /** Called before a message is accepted. */
  onMessage: () => void;
  /** Refuses connections from now on. */
  stop(): Promise<void>;
  /** After stop(), on the same port. */
  start(): Promise<void>;
}

const usual: Record<Step, string> = {
  greeting: "220 test",
  EHLO: "250 test",
  MAIL: "250 ok",
  RCPT: "250 ok",
  DATA: "354 go on",
  message: "250 kept",
};

/** A mail server for tests, which accepts every message by default. */
export async function startSmtp(): Promise<SmtpServer> {
  const messages: SmtpMessage[] = [];
  const sockets = new Set<Socket>();
  let replies: Replies = {};
  let connections = 0;

  function answer(socket: Socket, step: Step): void {
    const reply = replies[step];
    if (reply === null) return;
    if (reply === "close") socket.destroy();
    else socket.write(`${reply ?? usual[step]}\r\n`);
  }

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    let heard = "";
    let to = "";
    let isMessage = false;
    answer(socket, "greeting");
    socket.on("data", (chunk) => {
      heard += chunk.toString("utf8");
      for (;;) {
        const end = isMessage ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at < 0) return;
        const text = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        const step = isMessage ? "message" : stepOf(text);
        if (step === "QUIT") return void socket.end("221 bye\r\n");
        if (step === "RCPT") to = /<(.+)>/u.exec(text)?.[1] ?? "";
        if (step === "message" && (replies.message ?? usual.message).startsWith("2")) {
          // A line that begins with a dot has another one before it (RFC 5321, 4.5.2).
          const raw = text.replaceAll("\r\n..", "\r\n.");
          messages.push({ to, raw, id: /^Message-ID: (\S+)/imu.exec(text)?.[1] ?? "" });
          smtp.onMessage();
        }
        isMessage = step === "DATA" && replies.DATA === undefined;
        answer(socket, step);
      }
    });
  });

  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    connections: () => connections,
    reply(others) {
      replies = others;
    },
    onMessage() {},
    start: () => listen(port),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return smtp;
}

function stepOf(text: string): Step | "QUIT" {
  const word = text.slice(0, 4).toUpperCase();
  if (word === "QUIT" || word === "MAIL" || word === "RCPT" || word === "DATA") return word;
  return "EHLO";
}
