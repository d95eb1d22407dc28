import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { authSession } from "#server/cookies/session.ts";
import { listen, type Listening } from "#server/pipeline/listen.ts";
import { renderInTurn } from "#server/http/render-queue.ts";
import { jarWith, secret, sessionOf } from "../support/fake-context.ts";
import { openMinimalApp } from "./minimal-app.tsx";

const at = "http://localhost:3000";

let server: Listening | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** An app whose upstream answers on the test's command; `reached`: a request waits for it. */
function openWaitingApp() {
  let answer = () => {};
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const app = openMinimalApp({ SESSION_SECRETS: secret }, () => {
    reach();
    return new Promise((resolve) => (answer = () => resolve(Response.json({}, { status: 401 }))));
  });
  return { ...app, reached, answer: () => answer() };
}

const signedIn = async () => (await jarWith(authSession, sessionOf("token"))).header();
const form = { "Content-Type": "application/x-www-form-urlencoded", Origin: at };

function requestLines(lines: readonly Record<string, unknown>[]) {
  return lines.filter(({ event }) => event === "request").map(({ route, status }) => [route, status]);
}

test.each<[string, string, RequestInit]>([
  ["a page", "/ucet", {}],
  ["the data of a page", "/ucet.data", {}],
  ["a form", "/ucet", { method: "POST", headers: form, body: "a=b" }],
  ["a form sent by a script", "/ucet.data", { method: "POST", headers: form, body: "a=b" }],
])("a visitor who leaves before %s is ready is logged as 499, and no error is", async (_, path, init) => {
  const { handle, lines, reached, answer } = openWaitingApp();
  const visit = new AbortController();
  const headers = { ...init.headers, Cookie: await signedIn() };
  const answered = handle(new Request(at + path, { ...init, headers, signal: visit.signal }));
  await reached;
  visit.abort();
  answer();
  await answered;
  expect(requestLines(lines)).toEqual([["/ucet", 499]]);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("a visitor who leaves while the page waits for its turn is logged as 499", async () => {
  const { handle, lines } = openMinimalApp();
  let next = () => {};
  const isFree = new Promise<void>((resolve) => (next = resolve));
  const before = renderInTurn(new AbortController().signal, () => isFree);
  const visit = new AbortController();
  const answered = handle(new Request(`${at}/hledani`, { signal: visit.signal }));
  // By then the page has read its data; its turn cannot come.
  for (let turns = 0; turns < 50; turns += 1) await setImmediate();
  visit.abort();
  await answered;
  next();
  await before;
  expect(requestLines(lines)).toEqual([["/hledani", 499]]);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("an error of the site is a 500 as before, and is logged", async () => {
  const { handle, lines } = openMinimalApp();
  expect((await handle(new Request(`${at}/broken`))).status).toBe(500);
  expect(requestLines(lines)).toEqual([["/broken", 500]]);
  expect(lines.filter(({ level }) => level === "error")).toHaveLength(1);
});

function open(text: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(server?.port ?? 0, "127.0.0.1", () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on("error", reject);
  });
}

test("a closed connection is such a visitor", async () => {
  const { handle, lines, reached, answer, config } = openWaitingApp();
  server = await listen(handle, { ...config, port: 0, host: "127.0.0.1" });
  const socket = await open(`GET /ucet HTTP/1.1\r\nHost: localhost\r\nCookie: ${await signedIn()}\r\n\r\n`);
  await reached;
  socket.destroy();
  // Later answers are other visitors' pages: the log has this one without them.
  await open("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  answer();
  await expect.poll(() => requestLines(lines)).toContainEqual(["/ucet", 499]);
  expect(lines.filter(({ level }) => level === "error")).toEqual([]);
});

/** A server of one large answer. Returns, for each, whether the server reported it as completely sent. */
async function listenLarge() {
  const noticed: boolean[] = [];
  const body = new Uint8Array(32 * 1024 * 1024);
  server = await listen(
    async (_request, from) => {
      from?.onSent?.((isWhole) => noticed.push(isWhole));
      return new Response(body);
    },
    readConfig({ PORT: "0", HOST: "127.0.0.1" }),
  );
  return noticed;
}

test("so is one who leaves while the server drains", async () => {
  const noticed = await listenLarge();
  const leaving = await open("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(leaving, "data");
  let isDrained: () => void = () => undefined;
  const stopped = server?.stop(new Promise<void>((resolve) => (isDrained = resolve)));
  leaving.destroy();
  await expect.poll(() => noticed).toEqual([false]);
  isDrained();
  await stopped;
});

test("so is one who leaves in the middle of an answer, and not one who has read it all", async () => {
  const noticed = await listenLarge();
  const leaving = await open("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  leaving.once("data", () => leaving.destroy());
  await expect.poll(() => noticed).toEqual([false]);
  await (await fetch(`http://127.0.0.1:${server?.port}/`)).arrayBuffer();
  await expect.poll(() => noticed).toEqual([false, true]);
});
