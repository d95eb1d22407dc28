import { once } from "node:events";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { send, type Answer, type Exchange, type Misconduct } from "./fault-proxy.ts";

/** The site's knowledge after a call that met a fault. */
export interface Fault {
  readonly does: Misconduct;
  /**
   * A read: `missing` and `signed-out` come from the answer; `empty`: an answer without data; `foreign`: an object of
   * unknown fields, which is enough to distinguish customers.
   */
  readonly read: "fine" | "failed" | "missing" | "signed-out" | "empty" | "foreign";
  /** The same for a file, if it differs; `any`: the site cannot detect that it is the wrong one. */
  readonly bytes?: "missing" | "any";
  /** A change: `empty`, which is enough if it has no data; `not-done`, or `refused`, a kind of it; `unknown`. */
  readonly change: "fine" | "empty" | "not-done" | "refused" | "unknown";
  /** The upstream performs the call. */
  readonly isPerformed?: true;
  /** The site waits until the deadline of the call. */
  readonly isSlow?: true;
  /** The `Retry-After` of the upstream, in seconds. */
  readonly wait?: string;
}

type Act = (exchange: Exchange) => void | Promise<void>;
type Facts = Omit<Fault, "does">;

const failed: Facts = { read: "failed", change: "not-done" };
const refused: Facts = { read: "failed", change: "refused" };
const unknown: Facts = { read: "failed", change: "unknown" };
const lost: Facts = { ...unknown, isPerformed: true };
const lostSlowly: Facts = { ...lost, isSlow: true };
/** A file of a foreign type does not count. */
const otherBody: Facts = { ...lost, bytes: "missing" };
const otherBytes: Facts = { ...lost, bytes: "any" };
const empty: Facts = { read: "failed", change: "empty", isPerformed: true };
const fine: Facts = { read: "fine", change: "fine", isPerformed: true };
/** In seconds. */
const wait = "1";

/** In lower case, as `fetch` writes those of the answer that they replace. */
const json = { "content-type": "application/json" };
const html = { "content-type": "text/html" };
const page = "<!doctype html><title>nginx</title><h1>It works!</h1>";

const onConnection = (act: (socket: Socket) => void, facts: Facts): Fault => ({
  does: { at: "connection", act },
  ...facts,
});
const onCall = (act: Act, facts: Facts): Fault => ({ does: { at: "call", act }, ...facts });

/** The upstream does not perform the call; this is the answer. */
const instead = (status: number, body: string, facts: Facts, headers: Record<string, string>): Fault =>
  onCall(({ response }) => void response.writeHead(status, headers).end(body), facts);

/** The upstream performs the call; the answer is only a status. */
const performedThen = (status: number, facts: Facts): Fault =>
  onCall(async ({ response, perform }) => {
    await perform();
    response.writeHead(status).end();
  }, facts);

/** The upstream performs the call; `damage` changes the body of its answer. */
const withBody = (damage: (body: Buffer) => string | Buffer, facts: Facts, headers = {}): Fault =>
  onCall(async ({ response, perform }) => {
    const answer = withContent(await perform());
    const body = Buffer.from(damage(answer.body));
    send(response, { ...answer, headers: { ...answer.headers, ...headers }, body });
  }, facts);

/** The upstream performs the call; `write` sends the answer as raw bytes. */
const raw = (write: (socket: Socket, answer: Answer) => unknown, facts: Facts): Fault =>
  onCall(async ({ socket, perform }) => {
    const answer = withContent(await perform());
    write(socket, answer);
  }, facts);

/** Every answer has a body to damage. */
function withContent({ status, headers, body }: Answer): Answer {
  return {
    status: status === 204 ? 200 : status,
    headers,
    body: body.byteLength > 0 ? body : Buffer.from("{}"),
  };
}

const head = (headers: string) => `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;
const announced = ({ body }: Answer, more = 0) => head(`Content-Length: ${body.byteLength + more}`);
const chunked = head("Transfer-Encoding: chunked");
const chunk = (body: Buffer) => `${body.byteLength.toString(16)}\r\n${body.toString("latin1")}\r\n`;

/** Sends as long as somebody reads, 200 MB at most. */
async function flood({ response, perform }: Exchange): Promise<void> {
  await perform();
  response.writeHead(200, json);
  const closed = once(response, "close");
  const piece = "x".repeat(64 * 1024);
  response.write('{"data":"');
  for (let sent = 0; sent < 200 * 1024 * 1024 && !response.destroyed; sent += piece.length) {
    if (!response.write(piece)) await Promise.race([once(response, "drain"), closed]);
  }
  response.end('"}');
}

async function trickle(socket: Socket, answer: Answer): Promise<void> {
  const body = Buffer.concat([answer.body, Buffer.alloc(1_000, " ")]);
  socket.write(announced({ ...answer, body }));
  for (const byte of body) {
    if (socket.destroyed) return;
    socket.write(Buffer.of(byte));
    await pause(100);
  }
}

/** 100 MB of JSON, compressed to 100 KB. */
const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, "[]"));
const gzip = { "content-encoding": "gzip" };

/** Everything that may stand between the site and an answer of its upstream. */
export const faults: Readonly<Record<string, Fault>> = {
  // The connection
  "a refused connection": { does: { at: "port", refused: true }, ...failed },
  "a connection closed at once": onConnection((socket) => socket.end(), unknown),
  "a connection reset at once": onConnection((socket) => socket.resetAndDestroy(), unknown),
  "a connection that nobody reads": onConnection((socket) => socket.pause(), { ...unknown, isSlow: true }),
  "a call without an answer": onCall(() => undefined, { ...unknown, isSlow: true }),

  // The answer of a performed call is lost
  "a performed call without an answer": raw(() => undefined, lostSlowly),
  "a connection closed before the answer": raw((socket) => socket.end(), lost),
  "a connection reset before the answer": raw((socket) => socket.resetAndDestroy(), lost),
  "a connection closed after the headers": raw((socket, answer) => socket.end(announced(answer)), lost),
  "a connection reset in the body": raw((socket, answer) => {
    socket.write(announced(answer, 1));
    socket.write(answer.body, () => setTimeout(() => socket.resetAndDestroy(), 20));
  }, lost),
  "a body that stops": raw((socket, answer) => {
    socket.write(announced(answer, 1));
    socket.write(answer.body);
  }, lostSlowly),
  "a chunked body without an end": raw(
    (socket, { body }) => socket.write(chunked + chunk(body), "latin1"),
    lostSlowly,
  ),
  "a byte every tenth of a second": raw(trickle, lostSlowly),

  // Statuses
  "500 in JSON": instead(500, '{"status":500,"error":"internal"}', unknown, json),
  "500 in HTML": instead(500, page, unknown, html),
  "500 of a performed call": performedThen(500, lost),
  "502 in HTML": instead(502, page, unknown, html),
  "503 in JSON": instead(503, '{"status":503,"error":"unavailable"}', unknown, json),
  "503 with Retry-After": instead(503, page, { ...failed, wait }, { ...html, "Retry-After": wait }),
  "504 in HTML": instead(504, page, unknown, html),
  "504 of a performed call": performedThen(504, lost),
  "429 without Retry-After": instead(429, '{"status":429,"error":"too_many"}', refused, json),
  "429 with Retry-After": instead(429, page, { ...refused, wait }, { ...html, "Retry-After": wait }),
  "401 in JSON": instead(401, '{"status":401,"error":"token"}', { ...refused, read: "signed-out" }, json),
  "403 of a firewall": instead(403, page, refused, html),
  "404 in HTML": instead(404, page, { ...refused, read: "missing" }, html),
  "a redirect elsewhere": instead(302, page, unknown, { Location: "https://example.com/login" }),
  "a redirect to the same host": instead(301, "", unknown, { Location: "/" }),
  "204 without a body": performedThen(204, empty),
  "304 without a question": performedThen(304, lost),

  // Bodies of a 200
  "an empty body": withBody(() => "", empty),
  null: withBody(() => "null", otherBody, json),
  "an empty list": withBody(() => "[]", { ...empty, read: "empty", bytes: "missing" }, json),
  "a page": withBody(() => page, otherBody, html),
  "a foreign object": withBody(() => '{"service":"maintenance"}', { ...otherBody, read: "foreign" }, json),
  "broken JSON": withBody((body) => `${body}}`, otherBytes),
  "JSON cut before its end": withBody((body) => body.subarray(0, -1), otherBytes),
  "100 000 levels": withBody(() => "[".repeat(100_000) + "]".repeat(100_000), otherBody, json),
  "200 MB": onCall(flood, lost),
  "100 MB in 100 KB": withBody(() => bomb, lost, { ...json, ...gzip }),
  "gzip without gzip": withBody((body) => body, lost, gzip),
  "bytes of no encoding": withBody(() => Buffer.alloc(300, 0xfe), otherBody, json),
  "a Content-Length too long": raw((socket, answer) => {
    socket.write(announced(answer, 10));
    socket.end(answer.body);
  }, lost),
  "a Content-Length too short": raw((socket, answer) => {
    socket.write(announced(answer, -1));
    socket.write(answer.body);
  }, otherBytes),

  // The protocol
  "bytes that are not HTTP": raw((socket) => socket.end(Buffer.alloc(2_000, 0x07)), lost),
  "a header of 100 KB": raw((socket, { body }) => {
    socket.write(head(`X-Long: ${"x".repeat(100_000)}\r\nContent-Length: ${body.byteLength}`));
    socket.end(body);
  }, lost),
  "a chunk of no length": raw((socket) => socket.end(`${chunked}zz\r\n{}\r\n`), lost),
  "103 before the answer": onCall(async ({ response, perform }) => {
    response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    send(response, await perform());
  }, fine),
  "another Content-Type": withBody((body) => body, fine, { "content-type": "application/octet-stream" }),
  "a byte order mark": onCall(async ({ response, perform }) => {
    const answer = await perform();
    const isJson = answer.headers["content-type"]?.includes("json");
    send(response, isJson ? { ...answer, body: Buffer.from(`\ufeff${answer.body}`) } : answer);
  }, fine),
  "an answer after a while": onCall(async ({ response, perform }) => {
    const answer = await perform();
    await pause(200);
    send(response, answer);
  }, fine),
};
