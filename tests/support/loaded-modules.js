// Preloaded into a site by tests: writes the address of every module that it loads into the file LOADED_MODULES.
import { appendFileSync } from "node:fs";
import { register } from "node:module";
import { isMainThread } from "node:worker_threads";

if (isMainThread) register(import.meta.url);

/** A hook of Node's loader. @type {import("node:module").LoadHook} */
export function load(url, context, next) {
  appendFileSync(process.env.LOADED_MODULES ?? "/dev/null", `${url}\n`);
  return next(url, context);
}
