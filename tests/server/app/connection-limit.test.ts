import { EventEmitter } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import {
  countRequests,
  limitConnections,
  limitSilence,
  mostConnections,
  mostOfOneNetwork,
  mostUnderWay,
} from "#server/pipeline/connection-limit.ts";
import { listen } from "#server/pipeline/listen.ts";
import { openMinimalApp } from "./minimal-app.tsx";

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function serve(most: number, answer: RequestListener) {
  const server = createServer(answer);
  limitConnections(server, countRequests(server), most);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => new Promise((resolve) => void server.close(resolve).closeAllConnections()));
  return (server.address() as AddressInfo).port;
}

/** A connection from an IP address of this machine, with the data that the server sent on it. */
async function open(port: number, from = "127.0.0.1") {
  const socket: Socket = connect({ port, host: "127.0.0.1", localAddress: from });
  const connection = { socket, heard: "", isClosed: false };
  cleanUps.push(() => socket.destroy());
  socket.on("data", (chunk) => (connection.heard += String(chunk)));
  socket.on("close", () => (connection.isClosed = true));
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  return connection;
}

const question = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

test("above the limit, the oldest connection without a request is closed", async () => {
  const port = await serve(3, (_, response) => response.end("ok"));
  const socket = await open(port);
  socket.socket.write(question);
  await expect.poll(() => socket.heard).toContain("ok");
  const silent = [await open(port), await open(port), await open(port)];
  await expect.poll(() => socket.isClosed).toBe(true);
  await open(port);
  await expect.poll(() => silent.map((item) => item.isClosed)).toEqual([true, false, false]);
});

test("the limit closes the new connection if all others wait for their answers", async () => {
  const answers: (() => void)[] = [];
  const port = await serve(2, (_, response) => answers.push(() => response.end("ok")));
  const asking = [await open(port), await open(port)];
  for (const { socket } of asking) socket.write(question);
  await expect.poll(() => answers).toHaveLength(2);
  const late = await open(port);
  await expect.poll(() => late.isClosed).toBe(true);
  for (const answer of answers) answer();
  await expect.poll(() => asking.every(({ heard }) => heard.includes("ok"))).toBe(true);
  expect(asking.map((item) => item.isClosed)).toEqual([false, false]);
});

test("the connections of another network do not count, nor closed ones", async () => {
  const port = await serve(2, (_, response) => response.end("ok"));
  const other = await open(port, "127.0.0.2");
  const first = await open(port);
  const second = await open(port);
  first.socket.destroy();
  await expect.poll(() => first.isClosed).toBe(true);
  const third = await open(port);
  third.socket.write(question);
  await expect.poll(() => third.heard).toContain("ok");
  expect([other, second, third].map((item) => item.isClosed)).toEqual([false, false, false]);
});

/** A site with this number of silent connections from one address. */
async function besieged(count: number, env: Readonly<Record<string, string>> = {}) {
  const { handle } = openMinimalApp();
  const site = await listen(handle, readConfig({ PORT: "0", HOST: "127.0.0.1", ...env }));
  cleanUps.push(() => site.stop());
  const silent = [];
  for (let opened = 0; opened < count; opened += 1) silent.push(await open(site.port));
  return { site, silent };
}

test.each(["127.0.0.1", "127.0.0.2"])(
  "1 000 silent connections do not close the site to %s",
  async (from) => {
    const { site } = await besieged(1_000);
    const visitor = await open(site.port, from);
    visitor.socket.write(question);
    await expect.poll(() => visitor.heard).toContain("200 OK");
    expect(mostConnections).toBeGreaterThan(mostOfOneNetwork * 3);
  },
);

test.each(["0", "1"])(
  "a connection with more than ten requests under way is closed, TRUST_PROXY=%s",
  async (hops) => {
    let answered = 0;
    let finish: (response: Response) => void = () => undefined;
    const made = new Promise<Response>((resolve) => (finish = resolve));
    const handle = async (request: Request) => {
      answered += 1;
      return request.url.endsWith("/slow") ? (await made).clone() : new Response("quick");
    };
    const site = await listen(handle, readConfig({ PORT: "0", HOST: "127.0.0.1", TRUST_PROXY: hops }));
    cleanUps.push(() => site.stop());
    const slow = "GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const patient = await open(site.port);
    patient.socket.write(slow.repeat(mostUnderWay));
    await expect.poll(() => answered).toBe(mostUnderWay);
    const greedy = await open(site.port);
    greedy.socket.write(slow.repeat(40));
    await expect.poll(() => greedy.isClosed).toBe(true);
    expect(answered).toBeLessThanOrEqual(2 * mostUnderWay);
    finish(new Response("slow"));
    await expect.poll(() => patient.heard.match(/slow/gu)).toHaveLength(mostUnderWay);
    // One after the other, any number is allowed.
    for (let round = 1; round <= 3 * mostUnderWay; round += 1) {
      patient.socket.write(question);
      await expect.poll(() => patient.heard.match(/quick/gu)).toHaveLength(round);
    }
    expect(patient.isClosed).toBe(false);
  },
);

test("behind a proxy, whose connections are those of all visitors, none is closed", async () => {
  const { site, silent } = await besieged(mostOfOneNetwork + 50, { TRUST_PROXY: "1" });
  const visitor = await open(site.port);
  visitor.socket.write(question);
  await expect.poll(() => visitor.heard).toContain("200 OK");
  expect(silent.filter((item) => item.isClosed)).toEqual([]);
});

/** A server that checks one connection exactly when due, and the connection's state at each check. */
function looksAt(states: readonly { readonly isMade?: true; readonly taken?: number }[]) {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  cleanUps.push(() => vi.restoreAllMocks());
  const server = Object.assign(new EventEmitter(), { timeout: 0 });
  const socket = {
    timeout: 200,
    bytesWritten: 8_000,
    writableLength: 0,
    destroy: vi.fn<() => void>(),
    setTimeout: vi.fn<(ms: number) => void>(),
  };
  limitSilence(server as unknown as Server, () => 1, 1_200);
  expect(server.timeout).toBe(200);
  for (const [index, { isMade, taken = 1_000 }] of states.entries()) {
    now = (index + 1) * 200;
    socket.writableLength = isMade ? 0 : 8_000 - taken;
    server.emit("timeout", socket);
    if (socket.destroy.mock.calls.length > 0) return index + 1;
  }
  return null;
}

test("a client that takes nothing of its answer loses its connection", () => {
  expect(looksAt(Array.from({ length: 9 }, () => ({})))).toBe(6);
});

test.each([
  ["that takes its answer slowly", Array.from({ length: 30 }, (_, index) => ({ taken: 100 * index }))],
  ["whose answer is still made", Array.from({ length: 30 }, () => ({ isMade: true as const }))],
])("a client %s keeps its connection", (_, states) => {
  expect(looksAt(states)).toBeNull();
});

test("the silence of a client that took something is counted from there", () => {
  expect(
    looksAt([
      ...Array.from({ length: 4 }, () => ({})),
      ...Array.from({ length: 9 }, () => ({ taken: 2_000 })),
    ]),
  ).toBe(10);
});
