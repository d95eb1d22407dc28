import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { withPersistedSecret } from "#server/operator/persisted-secret.ts";
import { outputFolder } from "../support/output.ts";

const scratch = () => mkdtempSync(path.join(outputFolder("scratch"), "secret-"));
const secretOf = async (dataDir: string) =>
  (await withPersistedSecret(readConfig({ DATA_DIR: dataDir }))).sessionSecrets[0];

test("a missing secret is generated once, also by processes that start at once", async () => {
  const folder = path.join(scratch(), "new");
  const secrets = await Promise.all(Array.from({ length: 8 }, () => secretOf(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(await secretOf(folder)).toBe(secrets[0]);
  expect(readFileSync(path.join(folder, "session-secret"), "utf8")).toBe(secrets[0]);
});

test("a configured secret is used, and none is persisted", async () => {
  const folder = path.join(scratch(), "new");
  const config = readConfig({ DATA_DIR: folder, SESSION_SECRETS: "given".repeat(8) });
  expect(await withPersistedSecret(config)).toBe(config);
  expect(existsSync(folder)).toBe(false);
});

test("the site reads a secret from 32 characters, without an editor's newline", async () => {
  const folder = scratch();
  writeFileSync(path.join(folder, "session-secret"), `${"s".repeat(32)}\n`);
  expect(await secretOf(folder)).toBe("s".repeat(32));
  writeFileSync(path.join(folder, "session-secret"), "s".repeat(31));
  await expect(secretOf(folder)).rejects.toThrow("is no readable secret of 32 characters");
});

test("a secret in memory is not persisted, and differs every time", async () => {
  const before = readdirSync(".");
  expect(await secretOf("memory:")).not.toBe(await secretOf("memory:"));
  expect(readdirSync(".")).toEqual(before);
});

test("a secret that can be neither read nor written is refused in one sentence", async () => {
  const folder = scratch();
  writeFileSync(path.join(folder, "session-secret"), "");
  await expect(secretOf(folder)).rejects.toThrow(
    `DATA_DIR: the session secret cannot be kept in ${folder}: session-secret is there, and is no readable secret of 32 characters; name a folder that can be written, or memory: to keep nothing.`,
  );
  const file = path.join(folder, "session-secret");
  await expect(secretOf(file)).rejects.toThrow(
    /^DATA_DIR: the session secret .*: a file is in the place of the folder; /,
  );
  await expect(secretOf(path.join(file, "data"))).rejects.toThrow(/: a part of the path is a file; /);
});
