import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../connected/over-http.ts";
import { ensureBuild } from "../../support/built-site.ts";
import { skipWithout } from "../../support/missing.ts";
import { outputFolder } from "../../support/output.ts";
import { run, startSite, startUpstream } from "./site-process.ts";

// Every test starts a process or two, while other tests keep the machine busy.
vi.setConfig({ testTimeout: 120_000 });
beforeAll(ensureBuild, 300_000);

const secrets = { SESSION_SECRETS: "test-secret-test-secret-test-secret" };
const scratch = () => mkdtempSync(path.join(outputFolder("scratch"), "data-"));

/** A folder that cannot be created, not even by root: its parent is a file. */
function impossible(): string {
  const file = path.join(scratch(), "file");
  writeFileSync(file, "");
  return path.join(file, "data");
}

async function refused(env: Record<string, string>, options: Parameters<typeof run>[2] = {}) {
  const site = await run(["server/start/start.js"], { PORT: "0", HOST: "127.0.0.1", ...env }, options);
  onTestFinished(async () => void (await site.end("SIGKILL")));
  expect(await site.exited).toBe(1);
  const [sentence, ...rest] = site.errors().trim().split("\n");
  expect(rest).toEqual([]);
  return sentence;
}

const elsewhere = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none", SMTP_URL: "smtp://127.0.0.1:9" };

test.each<[string, Record<string, string>]>([
  ["the session secret", { API_BASE_URL: "http://127.0.0.1:9" }],
  ["the session secret", elsewhere],
  ["the database", { ...secrets, SMTP_URL: elsewhere.SMTP_URL }],
  ["the outbox", { ...secrets, DATABASE_URL: elsewhere.DATABASE_URL }],
])("%s that cannot be stored stops the start with one sentence: %o", async (what, env) => {
  const folder = impossible();
  expect(await refused({ ...env, DATA_DIR: folder })).toMatch(
    new RegExp(
      `^The app did not start: DATA_DIR: ${what} cannot be kept in ${folder}.*: a part of the path is a file; `,
    ),
  );
});

test("a folder of another user stops the start", async ({ skip }) => {
  const isRoot = process.getuid?.() === 0;
  if (process.getuid === undefined) return skipWithout("A system with users is needed.", skip);
  const folder = scratch();
  mkdirSync(path.join(folder, "data"), { mode: 0o555 });
  const sentence = await refused({ DATA_DIR: path.join(folder, "data") }, isRoot ? { uid: 65_534 } : {});
  expect(sentence).toMatch(/DATA_DIR: the session secret cannot be kept in \S+\/data: permission denied; /);
});

test("a disk that is too small stops the start, and is not filled", async ({ skip }) => {
  const folder = scratch();
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", "size=60m", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return skipWithout("A file system has to be mounted: run as root on Linux.", skip);
  }
  onTestFinished(() => void execFileSync("/bin/umount", [folder]));
  expect(await refused({ DATA_DIR: folder })).toMatch(
    /DATA_DIR: the database in \S+ needs at least 96 MB of free space, and 62 MB are free\.$/,
  );
  expect(existsSync(path.join(folder, "database", "pgdata"))).toBe(false);
});

test("a site that writes nothing needs no folder", async () => {
  const upstream = await startUpstream((_request, response) => response.writeHead(404).end());
  onTestFinished(() => upstream.stop());
  const connected = { API_BASE_URL: upstream.url, LOG_LEVEL: "warn" };
  const site = await startSite({ ...connected, ...secrets, DATA_DIR: impossible() });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect((await site.end()).code).toBe(0);

  const folder = scratch();
  writeFileSync(path.join(folder, "session-secret"), secrets.SESSION_SECRETS);
  const other = await startSite({ ...connected, DATA_DIR: folder });
  expect((await other.end()).code).toBe(0);
  expect(readdirSync(folder)).toEqual(["session-secret"]);

  // With all other folders elsewhere, the error is about the missing database, not about the folder.
  expect(await refused({ ...secrets, ...elsewhere, DATA_DIR: impossible() })).toMatch(
    /^The app did not start: The database of DATABASE_URL does not answer: connect ECONNREFUSED/,
  );
});

test("in memory, as configured, the log says what a restart loses", async () => {
  const before = readdirSync(".");
  const site = await startSite({ DATA_DIR: "memory:", LOG_LEVEL: "warn" });
  expect((await fetch(`${site.url}/api/lists/countries`)).status).toBe(200);
  const events = site.output().trim().split("\n").map((line) => JSON.parse(line)); // oxfmt-ignore
  expect(events).toMatchObject([
    { event: "in-memory", goneAfterRestart: ["the session secret", "the database", "the outbox"] },
    { event: "public-origin.missing" },
  ]);
  expect((await site.end()).code).toBe(0);
  expect(readdirSync(".")).toEqual(before);
});

test("under plain remix-serve the first request ends the process with the sentence", async () => {
  // It cannot report which port it got for `PORT=0`.
  const stockPort = await freePort();
  const site = await run(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    ...secrets,
    PORT: String(stockPort),
    HOST: "127.0.0.1",
    DATA_DIR: impossible(),
  });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  await expect.poll(site.output, { timeout: 30_000 }).toContain("[remix-serve]");
  await fetch(`http://127.0.0.1:${stockPort}`).catch(() => null);
  expect(await site.exited).toBe(1);
  expect(site.errors()).toMatch(/^DATA_DIR: the database cannot be kept in /mu);
});

test("a start that takes too long ends with a sentence, also with a blocked event loop", async () => {
  // A server that accepts connections and never answers.
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const env = {
    ...secrets,
    ...elsewhere,
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none`,
    START_SECONDS: "2",
  };
  const late = "The app did not start within 2 seconds (START_SECONDS).";
  expect(await refused(env)).toBe(late);

  // Blocks forever as soon as start.js listens for uncaught exceptions, before it opens anything.
  const spin = `import { isMainThread } from "node:worker_threads";
    if (isMainThread) setInterval(() => { while (process.listenerCount("uncaughtException") > 0); }, 10);`;
  const busy = await run(["server/start/start.js"], {
    ...env,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(spin)}`,
  });
  onTestFinished(async () => void (await busy.end("SIGKILL")));
  expect(await busy.exited).toBe(1);
  expect(busy.errors().split("\n")[0]).toBe(late);
});

test("a signal during the start ends it", async () => {
  const folder = scratch();
  const site = await run(["server/start/start.js"], { PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder });
  await expect
    .poll(() => existsSync(path.join(folder, "database", "pgdata")), { timeout: 15_000 })
    .toBe(true);
  const { code, ms } = await site.end();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(9_000);
});
