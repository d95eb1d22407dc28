import { EventEmitter, on } from "node:events";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { listen, surviveRefusals, timeouts, type Listening } from "#server/pipeline/listen.ts";
import { problemOf } from "#server/start/start-problem.js";
import { isNight } from "../../support/night.ts";
import { memoryLog, type LogLine } from "../support/fake-context.ts";
import { openMinimalApp } from "./minimal-app.tsx";

let server: Listening | undefined;
afterEach(() => server?.stop());

async function open(handle = openMinimalApp().handle, limits = timeouts) {
  server = await listen(handle, readConfig({ PORT: "0", HOST: "127.0.0.1" }), { limits });
  return server;
}

/** The first answer to these bytes, as text. */
function say(port: number, text: string, until = /\r\n\r\n/): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (chunk) => {
      heard += String(chunk);
      if (until.test(heard)) socket.destroy();
    });
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

describe("the listener", () => {
  test("says 'This page could not be found' on the status line", async () => {
    const { port } = await open();
    expect(await say(port, "GET /neni HTTP/1.1\r\nHost: localhost\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 404 This page could not be found\r\n/,
    );
  });

  test.each([
    ["TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405],
    ["GET / HTTP/1.1\r\nHost: a b/c@d\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: evil\\example\r\n\r\n", 400],
    ["GET /a\\b HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\n\r\n", 400],
    ["GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400],
  ])("answers %j with %i, in Czech and with every header", async (text, status) => {
    const { port } = await open();
    const answer = await say(port, text, /<\/html>/);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toContain('<html lang="cs">');
  });

  test("refuses 17 KB of cookies with 431, and its page says what to do", async () => {
    const { port } = await open();
    const text = `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${"a".repeat(17_000)}\r\n\r\n`;
    const answer = await say(port, text, /<\/html>/);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toContain("Smažte prosím v\u00a0jeho nastavení cookies tohoto webu");
  });

  test("what is no request is refused without a page", async () => {
    const { port } = await open();
    expect(await say(port, "no request\r\n\r\n")).toBe(
      "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n",
    );
  });

  test("answers an oversized body before it was sent", async () => {
    const { port } = await open();
    const head =
      "POST /kosik HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    expect(await say(port, `${head}Content-Length: 200000000\r\n\r\na=b`)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test("closes the connection of a slow client that sends byte by byte", async () => {
    // Ten seconds for a whole request; here 300 ms.
    expect(timeouts).toMatchObject({ headersTimeout: 8_000, requestTimeout: 10_000 });
    const short = { ...timeouts, headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
    const { port } = await open(undefined, short);
    const head =
      "POST /kosik HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    const [body, headers] = await Promise.all([
      say(port, `${head}Content-Length: 100\r\n\r\na=`),
      say(port, "GET / HTTP/1.1\r\nHost: a\r\nX-Slow"),
    ]);
    expect(body + headers).not.toMatch(/^HTTP\/1\.1 [235]/m);
  });

  test("gives no form more time, whatever its address and type: 408", async () => {
    const short = { ...timeouts, headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
    const { port } = await open(
      async (request) => new Response(`${(await request.text()).length} bytes`),
      short,
    );
    const slowly = (path: string, type: string) =>
      say(port, `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\nab`);
    const answers = await Promise.all([
      slowly("/reklamovat", "multipart/form-data; boundary=x"),
      slowly("/kosik", "application/x-www-form-urlencoded"),
    ]);
    expect(answers.map((answer) => answer.split("\r\n")[0])).toEqual(
      answers.map(() => "HTTP/1.1 408 Request Timeout"),
    );
  });

  test("closes the connection of a client that takes nothing of its answer", async () => {
    // Here for 1.2 seconds. An answer that takes longer to make is nobody's fault, so the server sends it.
    expect(timeouts.readerTimeout).toBe(30_000);
    let finish: (response: Response) => void = () => undefined;
    let report: (ms: number) => void = () => undefined;
    const closedAfter = new Promise<number>((resolve) => (report = resolve));
    const { port } = await open(
      async ({ url }, client) => {
        if (url.endsWith("/slow")) return new Promise((resolve) => (finish = resolve));
        const started = performance.now();
        client?.onSent?.(() => report(performance.now() - started));
        return new Response(new Uint8Array(8_000_000));
      },
      { ...timeouts, readerTimeout: 1_200 },
    );
    const waited = say(port, "GET /slow HTTP/1.1\r\nHost: a\r\n\r\n", /made/);
    const reader = connect(port, "127.0.0.1", () => reader.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    reader.on("error", () => undefined).pause();
    const ms = await closedAfter;
    reader.destroy();
    expect(ms).toBeGreaterThan(1_150);
    expect(ms).toBeLessThan(isNight ? 2_400 : Infinity);
    finish(new Response("made"));
    expect(await waited).toContain("made");
  });

  // By real time; the test of `limitSilence` itself uses none.
  test.runIf(isNight)("sends a client that takes its answer slowly the whole of it", async () => {
    const { port } = await open(async () => new Response(new Uint8Array(24_000_000)), {
      ...timeouts,
      readerTimeout: 300,
    });
    const started = performance.now();
    let taken = 0;
    let isPaused = false;
    await new Promise<void>((resolve, reject) => {
      const reader = connect(port, "127.0.0.1", () => {
        reader.write("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
      });
      reader.on("error", reject).on("close", () => resolve());
      reader.on("data", ({ length }) => {
        const isNext = Math.floor(taken / 1_000_000) < Math.floor((taken + length) / 1_000_000);
        taken += length;
        if (!isNext || isPaused) return;
        isPaused = true;
        reader.pause();
        setTimeout(() => ((isPaused = false), reader.resume()), 40);
      });
    });
    expect(taken).toBeGreaterThan(24_000_000);
    expect(performance.now() - started).toBeGreaterThan(600);
  });

  test("finishes a request in flight when it stops, and accepts no new one", async () => {
    let finish: (response: Response) => void = () => undefined;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const listening = await open(() => {
      arrive();
      return new Promise((resolve) => (finish = resolve));
    });
    const answered = new Promise<{ status: number | undefined; connection: string | undefined }>(
      (resolve, reject) => {
        ask({ port: listening.port, host: "127.0.0.1" }, ({ statusCode, headers, resume }) => {
          void resume;
          resolve({ status: statusCode, connection: headers.connection });
        })
          .on("error", reject)
          .end();
      },
    );
    await arrived;
    const stopped = listening.stop();
    await expect(say(listening.port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n")).rejects.toThrow(/ECONNREFUSED/);
    finish(new Response("done"));
    expect(await answered).toEqual({ status: 200, connection: "close" });
    await stopped;
  });

  test("answers each connection once until it drains, and then accepts none", async () => {
    const listening = await open(async () => new Response("done"));
    const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    expect(await say(listening.port, request)).not.toContain("connection: close");
    let isDrained: () => void = () => undefined;
    const stopped = listening.stop(new Promise<void>((resolve) => (isDrained = resolve)));
    expect(await say(listening.port, request)).toContain("connection: close");
    isDrained();
    await stopped;
    await expect(say(listening.port, request)).rejects.toThrow(/ECONNREFUSED/);
  });

  test("after it is drained, still answers a connection that waited for its next request", async () => {
    const listening = await open(async () => new Response("done"));
    const socket = connect(listening.port, "127.0.0.1");
    const answers = on(socket.setEncoding("latin1"), "data");
    const answered = async () => String((await answers.next()).value);
    const request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    socket.write(request);
    expect(await answered()).not.toContain("connection: close");
    const stopped = listening.stop(Promise.resolve());
    await expect(say(listening.port, request)).rejects.toThrow(/ECONNREFUSED/);
    socket.write(request);
    expect(await answered()).toContain("connection: close");
    await stopped;
  });

  test("does not start on a port in use", async () => {
    const { port } = await open();
    await expect(
      listen(openMinimalApp().handle, readConfig({ PORT: String(port), HOST: "127.0.0.1" })),
    ).rejects.toThrow(/EADDRINUSE/);
  });

  test("does not start on an address of another machine, and one sentence says why", async () => {
    const config = readConfig({ PORT: "0", HOST: "203.0.113.7" });
    const error = await listen(openMinimalApp().handle, config).catch((thrown: unknown) => thrown);
    expect(problemOf(error, config)).toBe("HOST: 203.0.113.7 is no address of this machine (EADDRNOTAVAIL).");
  });

  test("goes on without refused connections, and reports each outage once", () => {
    vi.useFakeTimers();
    const emitter = new EventEmitter();
    const lines: LogLine[] = [];
    surviveRefusals(emitter, memoryLog(lines));
    const events = () => lines.splice(0).map(({ event }) => event);
    const refuse = () => emitter.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
    emitter.emit("connection");
    for (let round = 0; round < 100; round += 1) {
      refuse();
      // A request of another visitor, whose predecessor has just left.
      emitter.emit("connection");
      vi.advanceTimersByTime(100);
    }
    expect(events()).toEqual(["connections.refused"]);
    vi.advanceTimersByTime(10_000);
    emitter.emit("connection");
    emitter.emit("connection");
    expect(events()).toEqual(["connections.accepted"]);
    refuse();
    expect(events()).toEqual(["connections.refused"]);
    vi.useRealTimers();
  });
});

describe("what the machine refuses to a start", () => {
  const config = { host: "www.divadlo.example", metricsPort: 9100, metricsHost: "metrics.divadlo.example" };
  const listening = { syscall: "listen", address: "10.0.0.1", port: 80 };
  test.each([
    [{ ...listening, code: "EADDRINUSE" }, "PORT: another process listens on port 80 (EADDRINUSE)."],
    [{ ...listening, port: 9100, code: "EADDRINUSE" }, "METRICS_PORT: another process listens on port 9100 "],
    [{ ...listening, code: "EACCES" }, "PORT: this user may not listen on port 80 (EACCES)"],
    [
      { ...listening, code: "EADDRNOTAVAIL" },
      "HOST: 10.0.0.1 is no address of this machine (EADDRNOTAVAIL).",
    ],
    [
      { ...listening, port: 9100, code: "EADDRNOTAVAIL" },
      "METRICS_HOST: 10.0.0.1 is no address of this machine (EADDRNOTAVAIL).",
    ],
    [
      { syscall: "getaddrinfo", code: "ENOTFOUND", hostname: "metrics.divadlo.example" },
      "METRICS_HOST: metrics.divadlo.example has no address (ENOTFOUND).",
    ],
    [
      { ...listening, code: "EMFILE" },
      "No more files and connections can be opened (EMFILE): raise the limit ",
    ],
    [
      { syscall: "open", code: "ENFILE" },
      "No more files and connections can be opened (ENFILE): raise the limit ",
    ],
    [
      { syscall: "getaddrinfo", code: "ENOTFOUND", hostname: "www.divadlo.example" },
      "HOST: www.divadlo.example has no address (ENOTFOUND).",
    ],
  ])("%j is one sentence", (properties, sentence) => {
    const error = Object.assign(new Error("refused"), properties);
    expect(problemOf(error, config)).toContain(sentence);
    expect(problemOf(new Error("what was opened", { cause: error }), config)).toContain(sentence);
  });

  test.each([
    [{ syscall: "getaddrinfo", code: "ENOTFOUND", hostname: "database" }],
    [{ syscall: "open", code: "EACCES" }],
    [{ syscall: "connect", code: "EADDRNOTAVAIL" }],
    [{}],
  ])("%j is another error", (properties) => {
    expect(problemOf(Object.assign(new Error("other"), properties), config)).toBeNull();
    expect(problemOf("text", config)).toBeNull();
  });
});

test.each([
  [0, "1.1.1.1, 2.2.2.2", "9.9.9.9"],
  [1, "1.1.1.1, 2.2.2.2", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [3, "1.1.1.1, 2.2.2.2", "9.9.9.9"],
  [1, undefined, "9.9.9.9"],
  [1, " , ", "9.9.9.9"],
])("a visitor's address behind %i proxies that say %j is %s", (hops, forwarded, address) => {
  expect(clientAddress("9.9.9.9", forwarded, hops)).toBe(address);
});
