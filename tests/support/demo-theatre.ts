import path from "node:path";
import { demoFolder, loadTheatre } from "../../server/theatre/load-theatre.ts";
import { root } from "./output.ts";
import { folderOf } from "./theatre-folder.ts";

const key = Symbol.for("opona.tests.demo-theatre");

type Theatre = ReturnType<typeof loadTheatre>;
/** The published example, „Modré divadlo“. */
export const exampleFolder = path.join(root, "docs/examples/theatre");

/** The theatre of the repository, read once in a process, although every file evaluates the modules again. */
export function demoTheatre(): Theatre {
  const holder = globalThis as typeof globalThis & { [key]?: Theatre };
  return (holder[key] ??= loadTheatre(demoFolder, { isDemo: true }));
}

/** The e-mail address of the demo's shop, the sender of its e-mails. */
export const shopEmail = "eshop@divadlonavantrokach.example";

/** The theatre of a folder with these entries of theatre.json and these files. */
export function identityWith(
  entries: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
) {
  const house = JSON.stringify({ name: "Divadlo U Mostu", ...entries });
  const { identity } = loadTheatre(folderOf({ ...files, "theatre.json": house }), { isDemo: false });
  if (!identity) throw new Error("Only the demonstration has no identity of its own.");
  return identity;
}
