import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { demoFolder, loadTheatre } from "../../server/theatre/load-theatre.ts";
import { outputFolder, root } from "./output.ts";

const key = Symbol.for("opona.tests.demo-theatre");

type Theatre = ReturnType<typeof loadTheatre>;
/** The published example, „Modré divadlo“. */
export const exampleFolder = path.join(root, "docs/examples/theatre");

/** The theatre that is shipped, read once in a process: modules are evaluated anew in every file. */
export function demoTheatre(): Theatre {
  const holder = globalThis as typeof globalThis & { [key]?: Theatre };
  return (holder[key] ??= loadTheatre(demoFolder, { isDemo: true }));
}

/** The address of the demo's shop, which signs its letters. */
export const shopEmail = "eshop@divadlonavantrokach.example";

/** A theatre's folder with these entries of theatre.json and these files. */
export function theatreFolder(
  entries: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
): string {
  const folder = mkdtempSync(path.join(outputFolder("scratch"), "theatre-"));
  const written = { "theatre.json": JSON.stringify({ name: "Divadlo U Mostu", ...entries }), ...files };
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** What such a folder says of the theatre. */
export function identityWith(...folder: Parameters<typeof theatreFolder>) {
  const { identity } = loadTheatre(theatreFolder(...folder), { isDemo: false });
  if (!identity) throw new Error("Only the demonstration has no identity of its own.");
  return identity;
}
