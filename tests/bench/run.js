// `npm run docs -- bench`: our pages beside a bare Remix page and beside plain node:http that sends our bytes, in one
// run, because two processes started at different times differ by a third for no reason. Ratios count; the numbers
// depend on this machine. It writes the figures into docs/performance.md and fails if a goal is missed. `-- --bytes`
// only measures sizes, with some room above the goals; `--built`: the build is up to date; `--no-browser`: without the
// throttled runs; `--no-presses`: without those of presses, which take most of the time.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { cpus } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { weigh } from "./bytes.js";
import { measurePresses, pressTable } from "./presses.js";
import { checkTable, isMet, print, shown, writeFigures } from "./report.js";
import { startBare, startOurs, startSame } from "./servers.js";
import { compare, missGoals, underLoad } from "./speed.js";
import { addressesOf, cookiesOfBuyer } from "./visitor.js";
import { networks, readVisit } from "./first-visit.js";

/** @typedef {import("./report.js").Check} Check */
/** @typedef {import("./report.js").Table} Table */

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const count = Number(process.env.BENCH_REQUESTS ?? 400);
const hasOption = (/** @type {string} */ option) => process.argv.includes(`--${option}`);
const kilobyte = 1000;
/** The script of a bare Remix page (`tests/bench/bare`, gzip -9), as measured on 25 November 2026. */
const bareBytes = 85_800;
/** The allowed script of a page, by that yardstick. A raised goal needs a line in CHANGELOG.md. */
const mostScript = { home: 1.6, programme: 1.55, article: 1.45, category: 1.55, product: 1.45, info: 1.4 };
/** The pages that visitors see first. */
const firstViews = new Set(["home", "programme", "title", "shop", "category", "product"]);
/** The room of `--bytes` above the goals: pages of the demo theatre differ a little for innocent reasons. */
const room = 1.03;

if (!hasOption("built")) {
  console.log("Building …");
  execFileSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] });
}
mkdirSync("tests/.output/bench", { recursive: true });
// Caches pages as long as possible, so that it measures hits without misses.
const ours = await startOurs("data", { PAGE_SECONDS: "60" });
const bare = hasOption("bytes") ? null : await startBare();
const addresses = await addressesOf(ours.url);

const checks = await weighPages();
/** @type {Table[]} */
const tables = [checkTable("Bytes of a page (gzip; documents uncompressed)", checks)];
if (!hasOption("bytes")) {
  const speed = await compareSpeed(bare ?? (await startBare()));
  checks.push(...speed.checks);
  tables.push(...speed.tables);
  if (!hasOption("no-browser")) {
    const browser = await runBrowser();
    checks.push(...browser.checks);
    tables.push(...browser.tables);
  }
  const [cpu] = cpus();
  const now = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const machine = `${now}, commit ${commit}, ${cpus().length} × ${cpu?.model.trim()}, Node ${process.version}.`;
  const paints = tables.filter(({ title }) => title.startsWith("Transferred") || title.startsWith("Painted"));
  writeFigures(checks, paints, machine);
}
for (const table of tables) print(table);
const failed = checks.filter((check) => !isMet(check, check.goal * (hasOption("bytes") ? room : 1)));
for (const { name } of failed) console.error(`Over its goal: ${name}`);
process.exit(failed.length > 0 ? 1 : 0);

/** @returns {Promise<Check[]>} */
async function weighPages() {
  const of = Object.entries(addresses).map(async ([name, path]) => ({
    name,
    bytes: await weigh(ours.url, path),
  }));
  const pages = await Promise.all(of);
  const yardstick = bare ? (await weigh(bare.url, "/")).script : bareBytes;
  return pages.flatMap(({ name, bytes }) => {
    const kind = /** @type {keyof typeof mostScript} */ (name);
    const document = { home: 81, programme: 120 }[name];
    return [
      {
        name: `${name}: script ÷ bare Remix page (${shown(yardstick / kilobyte)} KB)`,
        value: bytes.script / yardstick,
        goal: mostScript[kind],
        others: {
          home: "Next 2.02, Vendure 2.62",
          category: "Hydrogen 1.33, Vendure 3.06",
          product: "Hydrogen 1.35, Vendure 2.67",
        }[name],
      },
      ...(document
        ? [{ name: `${name}: document`, value: bytes.html / kilobyte, unit: " KB", goal: document }]
        : []),
      ...(name === "programme" ? [{ name: `${name}: elements`, value: bytes.elements, goal: 1500 }] : []),
      { name: `${name}: preloaded fonts`, value: bytes.fonts, goal: 2 },
      { name: `${name}: bytes of these`, value: bytes.fontBytes / kilobyte, goal: 90, unit: " KB" },
      { name: `${name}: style sheets to wait for`, value: bytes.sheets, goal: 0 },
      { name: `${name}: style in the document`, value: bytes.sheetBytes / kilobyte, goal: 17, unit: " KB" },
    ];
  });
}

/** @returns {Promise<{ checks: Check[], tables: Table[] }>} */
async function compareSpeed(/** @type {import("./servers.js").Running} */ bareServer) {
  const { home, programme, category, product } = addresses;
  const pages = { home, programme, category, product };
  // In front of the other: without the work of a back office and its database.
  const never = await startOurs("never-kept", { PAGE_SECONDS: "0", API_BASE_URL: ours.url });
  const limit = await startSame("same-bytes", ours.url, Object.values(pages));
  const tree = await startSame("same-tree", ours.url, Object.values(pages));
  const buyer = {
    ours: await cookiesOfBuyer(ours.url, product),
    never: await cookiesOfBuyer(never.url, product),
  };
  const quick = count * 50;
  console.log(
    `${rounds} rounds of ${count} requests (${quick} where nothing is rendered), 8 at a time; medians\n`,
  );
  const measured = await compare({
    rounds,
    targets: [
      { name: "bare", server: bareServer, path: "/", count },
      ...Object.entries(pages).flatMap(([name, path]) => [
        { name: `miss ${name}`, server: never, path, count },
        { name: `tree ${name}`, server: tree, path, count },
        { name: `hit ${name}`, server: ours, path, count: quick },
        { name: `buyer ${name}`, server: ours, path, cookies: buyer.ours, count: quick },
        { name: `same ${name}`, server: limit, path, count: quick },
      ]),
      { name: "miss cart", server: never, path: "/kosik", cookies: buyer.never, count },
    ],
  });
  const of = (/** @type {string} */ name) => measured.get(name) ?? { rps: 0, cpu: 0, p50: 0, p99: 0 };
  const cpu = (/** @type {string} */ name, /** @type {string} */ by) =>
    (of(name).cpu ?? 0) / (of(by).cpu || 1);
  const loaded = await underLoad({ server: never, cookies: buyer.never, count: count * 2 });

  /** @type {Check[]} */
  const misses = Object.entries(missGoals).map(([name, goal]) => {
    const others = { home: "Vendure 3.5", category: "stock Remix 2.0, Vendure 3.7", product: "Vendure 2.9" }[
      name
    ];
    return {
      name: `${name}: not cached, CPU ÷ bare Remix page`,
      value: cpu(`miss ${name}`, "bare"),
      goal,
      others,
    };
  });
  // No goal: it shows how much of a page is React's own work.
  const trees = Object.keys(pages).map((name) => ({
    name: `${name}: not cached, CPU ÷ its elements by react-dom/server alone`,
    value: cpu(`miss ${name}`, `tree ${name}`),
    goal: Infinity,
  }));
  const hits = Object.keys(pages).flatMap((name) => {
    const rate = of(`hit ${name}`).rps / of(`same ${name}`).rps;
    return [
      { name: `${name}: cached, rate ÷ node:http`, value: rate, goal: 0.5, least: true },
      { name: `${name}: cached, CPU ÷ node:http`, value: cpu(`hit ${name}`, `same ${name}`), goal: 1.7 },
      { name: `${name}: with a cart, CPU ÷ node:http`, value: cpu(`buyer ${name}`, `same ${name}`), goal: 3 },
    ];
  });
  const crowd = [
    { name: "/healthz, p99 (400 connections on the cart)", value: loaded.health, goal: 300, unit: " ms" },
    { name: "the cart, p99 of what was served, 128 ÷ 32 connections", value: loaded.growth, goal: 3 },
  ];
  const rows = [...measured].map(([name, one]) => [
    name,
    ...[one.rps, one.cpu ?? 0, one.p50, one.p99].map(shown),
  ]);
  return {
    checks: [...misses, ...trees, ...hits, ...crowd],
    tables: [
      checkTable("A page that is not cached", [...misses, ...trees]),
      checkTable("A cached page", hits),
      checkTable("Under load", crowd),
      {
        title: "All of these, in this machine's numbers",
        head: ["", "req/s", "CPU ms", "p50 ms", "p99 ms"],
        rows,
      },
    ],
  };
}

/** @param {string} url @param {keyof typeof networks} network The visit whose largest paint is the median. */
async function medianVisit(url, network) {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await readVisit(url, network));
  const [visit] = visits.sort((one, other) => one.largest - other.largest).slice(Math.floor(rounds / 2));
  return visit ?? readVisit(url, network);
}

/** @returns {Promise<{ checks: Check[], tables: Table[] }>} */
async function runBrowser() {
  /** @type {Check[]} */
  const checked = [];
  const transfers = [];
  const throttled = [];
  const { home, programme, category, product, article, info } = addresses;
  const paths = {
    home,
    programme,
    title: "/repertoar/marysa",
    shop: "/eshop",
    category,
    product,
    article,
    info,
  };
  for (const [name, path] of Object.entries(paths)) {
    const { bytes, elements } = await readVisit(ours.url + path);
    const sizes = [bytes.Document, bytes.Stylesheet, bytes.Script, bytes.Font, bytes.Image];
    transfers.push([name, ...sizes.map((size) => shown(size / kilobyte)), String(elements)]);
    for (const network of /** @type {(keyof typeof networks)[]} */ (Object.keys(networks))) {
      const { first, largest, live, blocking } = await medianVisit(ours.url + path, network);
      throttled.push([
        name,
        network,
        ...[first, largest, live].map((ms) => shown(ms / 1000)),
        shown(blocking),
      ]);
      if (network !== "slow 4G") continue;
      checked.push({ name: `${name}: blocking time, slow 4G`, value: blocking, goal: 200, unit: " ms" });
      if (firstViews.has(name))
        checked.push({
          name: `${name}: largest paint, slow 4G`,
          value: largest / 1000,
          goal: 1.5,
          unit: " s",
        });
    }
  }
  const goals = checkTable("Goals of the browser", checked);
  const presses = hasOption("no-presses") ? [] : await measurePresses({ rounds });
  const [pressHead, pressRows] = pressTable(presses);
  for (const { press, moment, script, plain } of presses) {
    // Two runs of the same build differ by 5 %.
    checked.push({ name: `${press} at ${moment}, with script ÷ without`, value: script / plain, goal: 1.05 });
    if (press === "add")
      checked.push({
        name: `${press} at ${moment}, with script`,
        value: script / 1000,
        goal: 1.3,
        unit: " s",
      });
  }
  return {
    checks: checked,
    tables: [
      {
        title: "Transferred, a first visit of a phone (KB)",
        head: ["page", "document", "style", "script", "fonts", "pictures", "elements"],
        rows: transfers,
      },
      {
        title: "Painted and live, 4 × slower CPU (s; blocking time in ms)",
        head: ["page", "network", "first paint", "largest", "live", "blocking"],
        rows: throttled,
      },
      { title: "From a tap to its result, slow 4G, 4 × slower CPU", head: pressHead, rows: pressRows },
      goals,
    ],
  };
}
