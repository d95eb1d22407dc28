import { demoFolder, loadTheatre } from "../../server/theatre/load-theatre.ts";

const key = Symbol.for("opona.tests.demo-theatre");

type Theatre = ReturnType<typeof loadTheatre>;

/** The theatre that is shipped, read once in a process: modules are evaluated anew in every file. */
export function demoTheatre(): Theatre {
  const holder = globalThis as typeof globalThis & { [key]?: Theatre };
  return (holder[key] ??= loadTheatre(demoFolder, { isDemo: true }));
}

/** The address of the demo's shop, which signs its letters. */
export const shopEmail = "eshop@divadlonavantrokach.example";
