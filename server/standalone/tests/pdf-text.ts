import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import { skipWithout } from "../../../tests/support/missing.ts";
import { outputFolder } from "../../../tests/support/output.ts";

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

const program = "pdftotext";

/** How the runner skips a test. */
type Skip = (why: string) => never;

/** Skips the test without Debian's poppler-utils. */
export async function needPoppler(skip: Skip): Promise<void> {
  if (spawnSync(program, ["-v"]).status === 0) return;
  skipWithout("pdftotext is missing (Debian: poppler-utils).", skip);
}

/** The printed text in the order of reading, with single spaces. */
export async function printedText(pdf: Buffer, skip: Skip): Promise<string> {
  await needPoppler(skip);
  const { stdout } = spawnSync(program, ["-raw", savedPdf(pdf), "-"], { encoding: "utf8" });
  return stdout.replace(/[\s\u00a0]+/gu, " ");
}

/** Path of a file with this content. */
export function savedPdf(pdf: Buffer): string {
  const file = path.join(mkdtempSync(path.join(outputFolder("scratch"), "pdf-")), "file.pdf");
  writeFileSync(file, pdf);
  return file;
}
