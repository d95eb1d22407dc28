// `npm run check:upstream -- https://back-office.example`: sends only reading calls to an upstream, changes nothing,
// and prints what is missing. Exit code 1 when a call of the specification is missing.
import { check, reads } from "./shapes.js";

function say(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}

const base = process.argv[2]?.replace(/\/+$/, "");
if (!base || !URL.canParse(base)) {
  say("Usage: npm run check:upstream -- https://back-office.example");
  process.exit(2);
}

const missing = { specified: 0, ours: 0 };
for (const read of reads) {
  const problems = await check((request) => fetch(request), base, read);
  say(`${problems.length === 0 ? "ok     " : "MISSING"} GET ${read.path}`);
  for (const problem of problems) say(`        ${problem}`);
  if (problems.length > 0) missing[read.isExtra ? "ours" : "specified"] += 1;
}
say(
  `${reads.length} calls asked. Missing: ${missing.specified} of the specification's, ${missing.ours} of our additions.`,
);
process.exitCode = missing.specified > 0 ? 1 : 0;
