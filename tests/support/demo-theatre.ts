import path from "node:path";
import { demoFolder, loadTheatre } from "../../server/theatre/load-theatre.ts";
import { root } from "./output.ts";
import { folderOf } from "./theatre-folder.ts";

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

/** What a theatre's folder with these entries of theatre.json and these files says of the theatre. */
export function identityWith(
  entries: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
) {
  const house = JSON.stringify({ name: "Divadlo U Mostu", ...entries });
  const { identity } = loadTheatre(folderOf({ ...files, "theatre.json": house }), { isDemo: false });
  if (!identity) throw new Error("Only the demonstration has no identity of its own.");
  return identity;
}
