import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { whyOf } from "#server/start/prepare.js";
import manifest from "../package.json" with { type: "json" };
import { root } from "./support/output.ts";

/** A clone before any installation or build. */
const clone = mkdtempSync(path.join(tmpdir(), "clone-"));

beforeAll(() => {
  const tracked = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "package.json", "server", "tests/*.js"],
    {
      cwd: root,
    },
  );
  for (const file of String(tracked).split("\0").filter(Boolean)) {
    if (file.includes("/standalone/theatre/")) continue;
    mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(clone, file));
  }
});
afterAll(() => rmSync(clone, { recursive: true }));

/** Without that of Remix. */
const scripts = Object.entries(manifest.scripts).filter(([name]) => name !== "build");

function start(...args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: clone, encoding: "utf8" });
}

test.each(scripts)("npm run %s -- --help explains it, and does nothing", (name, command) => {
  const [program, ...args] = command.split(" ");
  expect(program).toBe("node");
  const before = readdirSync(clone, { recursive: true }).length;
  const { status, stdout, stderr } = start(...args, "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`(?:^|: )npm (?:run )?${name}\\b`, "mu"));
  expect(stdout).not.toMatch(/^\s+at /mu);
  expect(readdirSync(clone, { recursive: true })).toHaveLength(before);
});

test("`npm test -- --help` lists all parts, and how each is started", () => {
  const { stdout } = start("tests/run.js", "--help");
  for (const command of [
    "npm test -- browser:",
    "npm run test:nightly -- faults:",
    "npm run test:unit:",
    "npm run docs -- calls:",
  ])
    expect(stdout).toContain(command);
});

test("a part that is not there fails, and the last line counts it", () => {
  const { status, stdout, stderr } = start("tests/run.js", "brewser");
  expect({ status, last: stdout.trim().split("\n").at(-1) }).toEqual({
    status: 1,
    last: "0 passed, 1 failed",
  });
  expect(stderr).toContain("Unknown part brewser.");
});

test.each([
  [
    "npm error code ENOTFOUND\nnpm error network request failed",
    /network, which does not answer \(ENOTFOUND\)/u,
  ],
  [
    "npm error code EROFS\nnpm error EROFS: read-only file system, mkdir",
    /cannot be written to\. Copy the project/u,
  ],
])("an installation that fails with %j says why in one sentence", (printed, sentence) => {
  expect(whyOf(printed)).toMatch(sentence);
});

test("another failure of npm is shown as it is", () => {
  expect(whyOf("npm error code E404")).toBeNull();
});
