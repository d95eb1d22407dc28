import { mkdtempSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi, type TestContext } from "vitest";
import { run, startSite } from "../../../tests/server/app/site-process.ts";
import { ensureBuild } from "../../../tests/support/built-site.ts";
import { skipWithout } from "../../../tests/support/missing.ts";
import { outputFolder } from "../../../tests/support/output.ts";
import { caller } from "./open.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { chocolate, fill, order, summary } from "./shopping.ts";
import { startSmtp, type SmtpServer } from "./smtp-server.ts";

vi.setConfig({ testTimeout: 120_000 });

let postgres: PostgresServer | string;
let smtp: SmtpServer;
beforeAll(async () => {
  postgres = await startPostgres();
  smtp = await startSmtp();
  await ensureBuild();
}, 600_000);
afterAll(async () => {
  if (typeof postgres === "object") await postgres.stop();
  await smtp.stop();
});

function needsServer({ skip }: TestContext): string {
  return typeof postgres === "string" ? skipWithout(postgres, skip) : postgres.url;
}

function environment(url: string): Record<string, string> {
  const dataDir = mkdtempSync(path.join(outputFolder("scratch"), "kills-"));
  return { DATABASE_URL: url, DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: "warn" };
}

async function start(env: Record<string, string>) {
  const site = await startSite(env);
  onTestFinished(async () => void (await site.end("SIGKILL")));
  return { ...site, call: caller(fetch, site.url) };
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

/** Moves the time of the next attempt to the present, as if the pause was over. */
function endPause(url: string) {
  return ask(url, "update emails set next_at = now() - interval '1 second' where sent_at is null");
}

test.for(["SIGKILL", "SIGTERM"] as const)(
  "a site ended by %s after an order sends its e-mail once, at the next start",
  async (signal, context) => {
    const url = needsServer(context);
    const env = environment(url);
    smtp.reply({ greeting: null });
    const first = await start(env);
    const cart = await fill(first.call, chocolate);
    const started = performance.now();
    const email = `po-${signal.toLowerCase()}@example.cz`;
    const { status, body } = await order(first.call, cart.id, chocolate.gross, {
      email,
      summary_url: `${first.url}/shrnuti/{id}/{hash}`,
    });
    expect(status).toBe(201);
    // The mail server's silence would take ten seconds.
    expect(performance.now() - started).toBeLessThan(9_000);
    // The mail server is still silent; the site does not wait for it.
    const { code, ms } = await first.end(signal);
    expect(code).toEqual(signal === "SIGTERM" ? 0 : null);
    expect(ms < 9_000).toBe(true);
    smtp.reply({});
    await endPause(url);

    const second = await start(env);
    const sentTo = () => smtp.messages.filter(({ to }) => to === email).length;
    await expect.poll(sentTo, { timeout: 15_000 }).toBe(1);
    const state = async () => (await summary(second.call, body.data)).body.data.confirmation_email;
    await expect.poll(state, { timeout: 15_000 }).toBe("sent");
    expect((await second.end()).code).toBe(0);
    expect(sentTo()).toBe(1);
  },
);

test("a killed site repeats an accepted e-mail with the same Message-ID", async (context) => {
  const url = needsServer(context);
  const env = environment(url);
  const first = await start(env);
  const cart = await fill(first.call, chocolate);
  const email = "dvakrat@example.cz";
  const sent = () => smtp.messages.filter(({ to }) => to === email).map(({ id }) => id);
  smtp.onMessage = () => sent().length > 0 && first.child.kill("SIGKILL");
  await order(first.call, cart.id, chocolate.gross, {
    email,
    summary_url: `${first.url}/shrnuti/{id}/{hash}`,
  }).catch(() => undefined);
  await expect.poll(sent, { timeout: 15_000 }).toHaveLength(1);
  await first.end("SIGKILL");
  smtp.onMessage = () => {};
  await endPause(url);

  const second = await start(env);
  await expect.poll(sent, { timeout: 15_000 }).toHaveLength(2);
  expect(new Set(sent()).size).toBe(1);
  const unsent = () => ask(url, "select id from emails where sent_at is null");
  await expect.poll(unsent, { timeout: 15_000 }).toEqual([]);
  await second.end();
  expect(sent()).toHaveLength(2);
});

test("npm run emails lists a dead e-mail and retries it", async (context) => {
  const url = needsServer(context);
  const env = environment(url);
  const stopped = await start(env);
  await stopped.end();
  await ask(
    url,
    `insert into emails (kind, data, created_at, next_at, give_up_at, attempts, last_error, dead_at)
     values ('welcome', '{"to":"mrtvy@example.cz","login_url":"http://localhost/login"}', now(), now(), now(), 25,
       'connect ECONNREFUSED', now())`,
  );
  const command = async (...args: string[]) => {
    const ran = await run(["server/start/emails.js", ...args], env);
    return { code: await ran.exited, output: ran.output() };
  };
  const listed = await command("list");
  expect(listed).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^\d+ {2}dead {2}welcome .*ECONNREFUSED$/mu),
  });
  expect(listed.output).toContain("Dead: 1.");
  const id = /^(\d+) {2}dead/mu.exec(listed.output)?.[1] ?? "";
  expect(await command("retry", id)).toMatchObject({ code: 0, output: `${id} is due again.\n` });
  expect(await command("again")).toMatchObject({ code: 1, output: expect.stringContaining("Usage:") });
  expect(
    await run(["server/start/emails.js", "list"], { API_BASE_URL: "http://localhost:9" }).then(
      (ran) => ran.exited,
    ),
  ).toBe(1);

  const site = await start(env);
  const sentTo = () => smtp.messages.filter(({ to }) => to === "mrtvy@example.cz").length;
  await expect.poll(sentTo, { timeout: 15_000 }).toBe(1);
  await site.end();
});
