// The measured servers: ours, a bare Remix page, and node:http with our bytes. All end with this process.
import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** @typedef {{ url: string, pid: number | undefined }} Running */

const root = fileURLToPath(new URL("../..", import.meta.url));
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/**
 * Our built site, with demo data of its own and the date of the tests: pages differ by the day.
 * @param {string} name @param {Record<string, string>} [env]
 */
export function startOurs(name, env = {}) {
  const data = `tests/.output/bench/${name}`;
  rmSync(`${root}${data}`, { recursive: true, force: true });
  return start(["server/start/start.js"], {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: data,
    LOG_LEVEL: "error",
    NODE_OPTIONS: `--import=${new URL("../support/pinned-clock.js", import.meta.url).href}`,
    ...env,
  });
}

/**
 * A yardstick, made of our pages.
 * @param {"same-bytes" | "same-tree"} name @param {string} origin @param {string[]} paths
 */
export function startSame(name, origin, paths) {
  return start([`tests/bench/${name}.js`, origin, ...paths], {});
}

/** @param {string[]} args @param {Record<string, string>} env @returns {Promise<Running>} */
function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once("message", (message) =>
      resolve({ .../** @type {{ url: string }} */ (message), pid: child.pid }),
    );
    child.once("exit", (code) => reject(new Error(`${args[0]} ended with ${code}`)));
  });
}

/** Builds and starts the bare Remix page, as `remix-serve` serves it. @returns {Promise<Running>} */
export async function startBare() {
  const cli = `${root}node_modules/@remix-run/dev/dist/cli.js`;
  execFileSync(process.execPath, [cli, "vite:build", "-c", "vite.config.js", "--emptyOutDir"], {
    cwd: `${root}tests/bench/bare`,
    env: { ...process.env, NODE_PATH: `${root}node_modules` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const serve = `${root}node_modules/@remix-run/serve/dist/cli.js`;
  const child = spawn(process.execPath, [serve, "../../.output/bench/bare/build/server/index.js"], {
    cwd: `${root}tests/bench/bare`,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    // Its access log is part of its cost, but this process does not print it. It takes a free port by itself.
    child.stdout?.on("data", (item) => {
      const port = /^\[remix-serve\] http:\/\/\S+:(\d+)/m.exec(String(item))?.[1];
      if (port) resolve({ url: `http://127.0.0.1:${port}`, pid: child.pid });
    });
    child.once("exit", (code) => reject(new Error(`The bare Remix page ended with ${code}.`)));
  });
}
