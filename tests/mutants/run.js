// `npm run test:mutants [-- part of a file's name …]`: puts bugs into the product one by one, and checks that tests
// fail.
import { tryByHand } from "./by-hand.js";
import { trySource } from "./source.js";

/** The required share of killed mutants, of those that can be killed. */
const least = 0.95;

const started = Date.now();
const words = process.argv.slice(2);
const source = await trySource(words);
const byHand = await tryByHand(words);

const killed = source.killed + byHand.killed;
const all = killed + source.survived + byHand.survived + byHand["not judged"];
const minutes = ((Date.now() - started) / 60_000).toFixed(0);
say(
  `By Stryker: ${source.killed} killed, ${source.survived} survived, ` +
    `${source.equivalent} equivalent, ${source.notCompiling} do not compile`,
);
say(`By hand: ${byHand.killed} killed, ${byHand.survived} survived, ${byHand["not judged"]} not judged`);
say(`${killed} of ${all} killed: ${((100 * killed) / Math.max(all, 1)).toFixed(1)} %, in ${minutes} minutes`);
process.exitCode = all > 0 && killed >= least * all ? 0 : 1;

function say(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}
