import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import type { TestContext } from "vitest";
import { skipWithout } from "../support/missing.ts";
import { oneAtATime } from "../support/one-at-a-time.ts";
import { outputFolder } from "../support/output.ts";

/** The file as text, with its streams decompressed. */
export function opened(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = ""]) => {
    try {
      return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
    } catch {
      return bytes;
    }
  });
  return [raw, ...streams].join("\n");
}

/** Runs a program; returns whether it succeeded. */
async function does(program: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ended = spawn(program, args, { stdio: "ignore", env });
  return new Promise((resolve) => {
    ended.on("error", () => resolve(false));
    ended.on("close", (code) => resolve(code === 0));
  });
}

/** Whether Debian's poppler-utils are available; installs them where that is allowed. */
async function hasPdftotext(): Promise<boolean> {
  if (await does("pdftotext", "-v")) return true;
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  // Debian's tools fail while another test is installing a package.
  return oneAtATime("packages", async () => {
    await does("apt-get", "update", "-qq");
    await does("apt-get", "install", "-y", "-qq", "--no-install-recommends", "poppler-utils");
    return does("pdftotext", "-v");
  });
}

/** Skips the test without Debian's poppler-utils. */
export async function needPoppler(skip: TestContext["skip"]): Promise<void> {
  if (await hasPdftotext()) return;
  skipWithout("pdftotext is missing (Debian: poppler-utils), and could not be installed.", skip);
}

/** The printed text in the order of reading, with single spaces. */
export async function printedText(pdf: Buffer, skip: TestContext["skip"]): Promise<string> {
  await needPoppler(skip);
  const program = "pdftotext";
  const { stdout } = spawnSync(program, ["-raw", savedPdf(pdf), "-"], { encoding: "utf8" });
  return stdout.replace(/[\s\u00a0]+/gu, " ");
}

/** Path of a file with this content. */
export function savedPdf(pdf: Buffer): string {
  const file = path.join(mkdtempSync(path.join(outputFolder("scratch"), "pdf-")), "file.pdf");
  writeFileSync(file, pdf);
  return file;
}
