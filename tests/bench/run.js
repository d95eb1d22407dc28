// `npm run bench`: our pages beside a bare Remix page and beside plain node:http that sends our bytes, in one run,
// because two processes started at different times differ by a third for no reason. Ratios count; the numbers depend on
// this machine. `-- --bytes` only measures the sizes of the pages; `--built`: the build is up to date.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { load } from "./load.js";
import { weigh } from "./bytes.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const count = Number(process.env.BENCH_REQUESTS ?? 400);
const together = 8;
const browser = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br" };

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

const isWeighing = process.argv.includes("--bytes");
console.log("Building …");
if (!process.argv.includes("--built")) {
  execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
const remix = `${root}node_modules/@remix-run/dev/dist/cli.js`;
execFileSync(process.execPath, [remix, "vite:build", "-c", "vite.config.js", "--emptyOutDir"], {
  cwd: "tests/bench/bare",
  env: { ...process.env, NODE_PATH: `${root}node_modules` },
  stdio: ["ignore", "ignore", "inherit"],
});

mkdirSync("tests/.output/bench", { recursive: true });
const ours = await start(["server/start.js"], {
  PORT: "0",
  HOST: "127.0.0.1",
  DATA_DIR: "tests/.output/bench/data",
  LOG_LEVEL: "error",
});
const barePort = 20_000 + (process.pid % 20_000);
const bare = await startBare(barePort);

const shop = await (await fetch(`${ours.url}/eshop`)).text();
const category = /href="(\/\d+\/[^/"?]+)"/.exec(shop)?.[1] ?? "/eshop";
const product = /href="(\/\d+\/[^/"?]+\/[^/"?]+)"/.exec(shop)?.[1] ?? "/eshop";
const news = await (await fetch(`${ours.url}/aktuality`)).text();
const article = /href="(\/aktuality\/[^/"?]+)"/.exec(news)?.[1] ?? "/aktuality";
const pages = { home: "/", category, product };
/** The content pages of docs/decisions/0012, and the budget of their JavaScript: × the bare page's. */
const weighed = [
  { name: "home", path: "/", budget: 1.53 },
  { name: "programme", path: "/program", budget: 1.46 },
  { name: "article", path: article, budget: 1.33 },
  { name: "category", path: category, budget: 1.42 },
  { name: "product", path: product, budget: 1.39 },
  { name: "info page", path: "/info/predplatne", budget: 1.29 },
];
if (!isWeighing) await compareSpeed();

const bareBytes = await weigh(bare.url, "/");
const rows = await Promise.all(
  weighed.map(async (page) => ({ ...page, bytes: await weigh(ours.url, page.path) })),
);
print(
  ["page", "HTML", "HTML gzip", "scripts", "JS gzip", "× bare", "budget", "CSS gzip"],
  [
    ["bare Remix page", ...cells(bareBytes)],
    ...rows.map(({ name, bytes, budget }) => [`ours: ${name}`, ...cells(bytes, budget)]),
  ],
);
const heavy = rows.filter(({ bytes, budget }) => bytes.jsGzip > budget * bareBytes.jsGzip);
for (const { name } of heavy) console.error(`Over its budget of JavaScript: ${name}`);
process.exit(heavy.length > 0 ? 1 : 0);

async function compareSpeed() {
  const limit = await start(["tests/bench/same-bytes.js", ours.url, ...Object.values(pages)], {});

  /** @type {{ name: string, url: string, pid: number | undefined, count: number }[]} */
  const targets = [
    { name: "bare Remix page", url: `${bare.url}/`, pid: bare.pid, count },
    ...Object.entries(pages).flatMap(([name, path]) => [
      { name: `ours: ${name}`, url: ours.url + path, pid: ours.pid, count },
      { name: `same bytes: ${name}`, url: limit.url + path, pid: limit.pid, count: count * 5 },
    ]),
  ];

  console.log(`${rounds} rounds of ${count} requests, ${together} at a time; medians\n`);
  for (const target of targets) await load({ ...target, together, headers: browser });
  /** @type {Map<string, import("./load.js").Measured[]>} */
  const results = new Map(targets.map(({ name }) => [name, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    // Alternating, so that a slow minute of the machine affects all targets.
    for (const target of targets)
      results.get(target.name)?.push(await load({ ...target, together, headers: browser }));
  }

  const yardstick = medians(results.get("bare Remix page") ?? []);
  print(
    ["page", "req/s", "× bare", "CPU ms", "× bare", "p50 ms", "p99 ms", "failed"],
    targets.map(({ name }) => {
      const { rps, cpu, p50, p99, failed } = medians(results.get(name) ?? []);
      return [
        name,
        round(rps),
        round(rps / yardstick.rps, 2),
        round(cpu, 2),
        round(cpu / yardstick.cpu, 2),
        round(p50, 1),
        round(p99, 1),
        String(failed),
      ];
    }),
  );
}

/** @param {typeof bareBytes} bytes @param {number} [budget] */
function cells({ html, htmlGzip, js, jsGzip, cssGzip }, budget = 1) {
  return [
    String(html),
    String(htmlGzip),
    String(js),
    String(jsGzip),
    round(jsGzip / bareBytes.jsGzip, 3),
    round(budget, 2),
    String(cssGzip),
  ];
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, pid: number | undefined }>}
 */
function start(args, env) {
  const child = spawn(process.execPath, args, {
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

/** @param {number} port @returns {Promise<{ url: string, pid: number | undefined }>} */
async function startBare(port) {
  const serve = `${root}node_modules/@remix-run/serve/dist/cli.js`;
  const child = spawn(process.execPath, [serve, "../../.output/bench/bare/build/server/index.js"], {
    cwd: "tests/bench/bare",
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  // Its access log is part of its cost, but is not printed here.
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, pid: child.pid };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The bare Remix page did not start.");
}

/** @param {import("./load.js").Measured[]} measured */
function medians(measured) {
  /** @param {(one: import("./load.js").Measured) => number} pick */
  const median = (pick) => measured.map(pick).toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  return {
    rps: median(({ rps }) => rps),
    cpu: median(({ cpu }) => cpu ?? 0),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    failed: measured.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** @param {number} value @param {number} [digits] */
function round(value, digits = 0) {
  return value.toFixed(digits);
}

/** @param {string[]} head @param {string[][]} lines */
function print(head, lines) {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((row) => (row[at] ?? "").length)),
  );
  for (const row of [head, ...lines]) {
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join("  "),
    );
  }
  console.log("");
}
