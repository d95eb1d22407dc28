// The servers that are measured: ours, a bare Remix page, and node:http with our bytes. All end with this process.
import { execFileSync, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** @typedef {{ url: string, pid: number | undefined }} Running */

const root = fileURLToPath(new URL("../..", import.meta.url));
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Our built site, with demo data of its own. @param {string} name @param {Record<string, string>} [env] */
export function startOurs(name, env = {}) {
  const data = `tests/.output/bench/${name}`;
  return start(["server/start.js"], {
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: data,
    LOG_LEVEL: "error",
    ...env,
  });
}

/** @param {string} origin @param {string[]} paths */
export function startSameBytes(origin, paths) {
  return start(["tests/bench/same-bytes.js", origin, ...paths], {});
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
  const port = 20_000 + (process.pid % 20_000);
  const serve = `${root}node_modules/@remix-run/serve/dist/cli.js`;
  const child = spawn(process.execPath, [serve, "../../.output/bench/bare/build/server/index.js"], {
    cwd: `${root}tests/bench/bare`,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  // Its access log is part of its cost, but is not printed here.
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try follows the one before
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, pid: child.pid };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The bare Remix page did not start.");
}
