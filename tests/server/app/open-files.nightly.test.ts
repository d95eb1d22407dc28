import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { beforeAll, expect, onTestFinished, test, type TestContext } from "vitest";
import { ensureBuild } from "../../support/built-site.ts";
import { skipWithout } from "../../support/missing.ts";
import { run, startSite } from "./site-process.ts";

beforeAll(() => ensureBuild(), 300_000);

const prlimit = "/usr/bin/prlimit";

function needsPrlimit({ skip }: TestContext): void {
  if (!existsSync(prlimit)) skipWithout("prlimit is missing (Debian: util-linux).", skip);
}

test("a start that may not open enough files ends with 1 and one sentence", async (context) => {
  needsPrlimit(context);
  const limited =
    "require('node:child_process').spawn(process.env.PRLIMIT, ['--nofile=40', process.execPath, 'server/start/start.js'], { stdio: 'inherit' }).on('exit', (code) => process.exit(code))";
  const site = await run(["-e", limited], {
    PRLIMIT: prlimit,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: "memory:",
  });
  expect(await site.exited).toBe(1);
  expect(site.output()).toMatch(/^The app did not start: No more files and connections can be opened \(EMFILE\): [^\n]*\.\n$/u); // oxfmt-ignore
});

test("a site without a free file handle answers its connections, and later all others", async (context) => {
  needsPrlimit(context);
  const site = await startSite({ DATA_DIR: "memory:" });
  const open = readdirSync(`/proc/${site.child.pid}/fd`).length;
  execFileSync(prlimit, ["--pid", String(site.child.pid), `--nofile=${open + 12}`]);
  const sockets = await Promise.all(Array.from({ length: 60 }, () => connected(site.port)));
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThan(40);
  const kept = sockets.find(({ closed }) => !closed) ?? expect.fail();
  const answer = new Promise<string>((resolve) => kept.once("data", (chunk) => resolve(String(chunk))));
  kept.write("GET /eshop HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /u);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(() =>
      fetch(`${site.url}/eshop`).then(
        ({ status }) => status,
        () => null,
      ),
    ) // oxfmt-ignore
    .toBe(200);
  expect((await site.end()).code).toBe(0);
});

function connected(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
    socket.on("error", () => resolve(socket));
    socket.resume();
  });
}
