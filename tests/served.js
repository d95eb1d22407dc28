// The parts of `npm test` that run the whole site: by its npm scripts and in its container. Plain JavaScript without
// dependencies, because `npm start` installs them.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../server/start/prepare.js";
export const output = join(root, "tests/.output");
export const operatorsToken = "a-token-that-only-the-tests-know";
const windows = process.platform === "win32";

/** Runs a command with its output shown. Resolves with its exit code. */
export function run(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env = {},
) {
  return /** @type {Promise<number>} */ (
    new Promise((done) => {
      const child = spawn(command, args, {
        cwd: root,
        stdio: "inherit",
        env: { ...process.env, ...env },
        shell: windows,
      });
      child.on("error", () => done(127));
      child.on("close", (code) => done(code ?? 1));
    })
  );
}

/** An npm script of the project that runs until it is stopped. It listens on its own port. */
function launch(/** @type {string} */ script, /** @type {Record<string, string>} */ env) {
  const child = spawn("npm", ["run", "--silent", script], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", LOG_LEVEL: "warn", ...env },
    shell: windows,
    // Its own process group, so that the test can stop it as a whole.
    detached: !windows,
  });
  const ended = new Promise((done) => child.once("close", done));
  return {
    /** Its address, once the output contains it. */
    url: new Promise((/** @type {(url: string) => void} */ done, fail) => {
      let text = "";
      child.stdout.on("data", (part) => {
        process.stdout.write(part);
        text += part;
        const url = /https?:\/\/\S+:\d+/.exec(text)?.[0];
        if (url) done(url);
      });
      child.once("close", (code) => fail(new Error(`npm run ${script} ended with ${code}`)));
    }),
    async end() {
      if (child.exitCode === null && child.pid) process.kill(windows ? child.pid : -child.pid, "SIGTERM");
      await ended;
    },
  };
}

/** Checks that an npm script serves the home page, and then `more`: 0 if everything passes. */
export async function serves(
  /** @type {string} */ script,
  /** @type {Record<string, string>} */ env = {},
  more = async (/** @type {string} */ _url) => 0,
) {
  const data = join(output, "sites", script);
  rmSync(data, { recursive: true, force: true });
  const site = launch(script, { PORT: "0", DATA_DIR: data, ...env });
  try {
    const url = await site.url;
    const home = await fetch(url);
    const isHome = home.status === 200 && (await home.text()).includes('<html lang="cs"');
    if (!isHome) console.error(`${url} answered ${home.status}, without a page.`);
    return isHome ? await more(url) : 1;
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    await site.end();
  }
}

/** An operator's commands beside the site: checking an upstream, and marking a demo order as paid. */
export async function asOperator(/** @type {string} */ url) {
  const checked = await run(process.execPath, ["server/start/check-upstream.js", url]);
  if (checked !== 0) return checked;
  return run(process.execPath, ["server/start/staff.js", "paid", await unpaidOrder(url)], {
    STAFF_TOKENS: operatorsToken,
    PORT: new URL(url).port,
  });
}

/** The code of an order of the demo's customer that waits for its payment. */
async function unpaidOrder(/** @type {string} */ url) {
  const credentials = { email: "divak@divadlonavantrokach.example", password: "demo1234" };
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials),
  });
  const { token } = await signedIn.json();
  const orders = await fetch(`${url}/api/orders`, { headers: { Authorization: `Bearer ${token}` } });
  /** @type {{ data: { code: string, state: string }[] }} */
  const { data } = await orders.json();
  return data.find(({ state }) => state === "awaiting_payment")?.code ?? "none";
}

/** Builds the Dockerfile and waits until its container reports that it is healthy: 0 if it does. */
export async function inContainer(/** @type {string} */ engine) {
  const name = `opona-test-${process.pid}`;
  const built = await run(engine, ["build", "--tag", name, "."]);
  if (built !== 0) return built;
  const isUp =
    "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))";
  try {
    let failed = await run(engine, ["run", "--rm", "--detach", "--name", name, name]);
    if (failed !== 0) return failed;
    for (let tries = 0; tries < 60; tries += 1) {
      failed = await run(engine, ["exec", name, "node", "-e", isUp]);
      if (failed === 0) break;
      await new Promise((done) => setTimeout(done, 1_000));
    }
    return failed;
  } finally {
    await run(engine, ["stop", name]);
    await run(engine, ["rmi", name]);
  }
}
