import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runEmailCommand } from "#standalone/email/email-command.ts";
import { confirmationOf, newFolder, newSmtp, openAt } from "./mailing.ts";
import { anOrder } from "./shopping.ts";

test("a command lists and retries an e-mail that servers refused for three days", async () => {
  const smtp = await newSmtp();
  const dataDir = await newFolder();
  const site = await openAt({ smtpUrl: smtp.url, dataDir });
  smtp.reply({ RCPT: "550 5.1.1 unknown" });
  const placed = await anOrder(site.call);
  const run = (...args: string[]) =>
    runEmailCommand(args, { databaseUrl: null, dataDir, clock: () => new Date("2026-11-24T12:00:00Z") });
  await site.outbox();
  expect(await run("list")).toEqual([
    expect.stringMatching(
      new RegExp(`^1  waiting  order-confirmation  ${placed.code}  .*  attempts 1  .*550 5\\.1\\.1`, "u"),
    ),
    expect.stringMatching(new RegExp(`^2  waiting  order-notice  ${placed.code}`, "u")),
    "Not sent: 2. Waiting: 2. Dead: 0.",
  ]);
  for (let hours = 0; hours < 74; hours += 2) await site.pass(120);
  expect(site.events().filter((event) => event === "standalone.mail-dead")).toHaveLength(2);
  expect(await confirmationOf(site.call, placed)).toBe("failed");
  const tries = smtp.connections();
  await site.pass(1_000);
  expect(smtp.connections()).toBe(tries);
  expect((await run("list")).at(-1)).toBe("Not sent: 2. Waiting: 0. Dead: 2.");

  smtp.reply({});
  expect(await run("retry", "3")).toEqual(["E-mail 3 has not failed."]);
  expect(await run("retry")).toEqual(["1 is due again.", "2 is due again."]);
  expect(await confirmationOf(site.call, placed)).toBe("waiting");
  await site.pass(1);
  expect(smtp.messages).toHaveLength(2);
  expect(await run("list")).toEqual(["Not sent: 0. Waiting: 0. Dead: 0."]);
  expect(await run("retry")).toEqual(["No e-mail has failed."]);
});

test("the command explains itself, and what it cannot open", async () => {
  const dataDir = await newFolder();
  const here = { databaseUrl: null, dataDir, clock: () => new Date() };
  for (const args of [
    [],
    ["retry", "x"],
    ["list", "1"],
    ["retry", "1", "2"],
    ["delete"],
    ["discard", "all"],
  ]) {
    await expect(runEmailCommand(args, here)).rejects.toThrow(
      "Usage: npm run emails -- list | retry [id] | discard [id]",
    );
  }
  await expect(runEmailCommand(["list"], here)).rejects.toThrow("DATA_DIR: no database in");
  const memory = runEmailCommand(["list"], { ...here, dataDir: null });
  await expect(memory).rejects.toThrow("e-mails exist in the running site only");
  await mkdir(join(dataDir, "database"));
  await mkdir(join(dataDir, "database.lock"));
  await expect(runEmailCommand(["list"], here)).rejects.toThrow("Another process is using the database");
});

test("a replica over a restored backup sends no e-mail without jobs", async () => {
  const smtp = await newSmtp();
  const dataDir = await newFolder();
  const lookedAt = await openAt({ smtpUrl: smtp.url, dataDir, hasJobs: false });
  const placed = await anOrder(lookedAt.call);
  await lookedAt.pass(60);
  expect(await confirmationOf(lookedAt.call, placed)).toBe("waiting");
  expect(lookedAt.events()).toContain("standalone.jobs-off");
  const run = (...args: string[]) =>
    runEmailCommand(args, { databaseUrl: null, dataDir, clock: () => new Date() });
  expect((await run("list")).at(-1)).toBe("Not sent: 2. Waiting: 2. Dead: 0.");
  expect(await run("discard", "1")).toEqual(["1 is deleted and will not be sent."]);
  expect(await run("discard", "1")).toEqual(["E-mail 1 does not wait."]);
  expect(await run("discard")).toEqual(["2 is deleted and will not be sent."]);
  expect(await run("discard")).toEqual(["No e-mail waits."]);
  expect(smtp.messages).toHaveLength(0);
});
