// `npm run staff -- orders` and other commands for staff, over the calls under "Staff calls" in docs/upstream-api.md.
// In the container `node server/cli/staff.js orders`. Needs Node only. Ends with 0; with 1 where the site refuses or
// does not answer; with 2 where the command is wrong.
import { realpathSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { requireNode } from "./prepare.js";
import { commands } from "./staff-commands.js";
import { atTheDoor, czk } from "./staff-output.js";

const patience = 30_000;

/** Ends the command with sentences for whoever typed it. */
class Failure extends Error {
  constructor(/** @type {1 | 2} */ exitCode, /** @type {string} */ message) {
    super(message);
    this.exitCode = exitCode;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  requireNode();
  const { code, out, err } = await main(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}

/**
 * Runs one command; `code` is what its process ends with.
 * @param {readonly string[]} args @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<{ code: number, out: string, err: string }>}
 */
export async function main(args, env) {
  const site = env.STAFF_URL || env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 3000}`;
  if (args.includes("--help")) return { code: 0, out: `${usage()}\n`, err: "" };
  try {
    const { request, isJson } = readCommand(args);
    const answer = await send(request, site, readToken(env));
    const lines = isJson ? [JSON.stringify(answer, null, 2)] : request.show(answer).map(withoutControls);
    return { code: 0, out: `${lines.join("\n")}\n`, err: "" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.exitCode, out: "", err: `${error.message}\n` };
  }
}

/** @param {readonly string[]} args */
function readCommand(args) {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Failure(2, usage());
  const { json: isJson = false, ...options } = values(rest);
  const { words, ...flags } = options;
  const isKnown = words && Object.keys(flags).every((option) => command.options?.includes(option));
  const request = isKnown ? command.ask(words, flags) : null;
  if (!request) throw new Failure(2, `Usage: npm run staff -- ${command.usage} [--json]`);
  return { request, isJson };
}

function usage() {
  const all = Object.values(commands).map((command) => `  ${command.usage}`);
  return `Usage: npm run staff -- COMMAND [--json]\n${all.join("\n")}`;
}

/** The options of all commands, and the words beside them; null where an option is unknown. @param {readonly string[]} args */
function values(args) {
  const text = /** @type {const} */ ({ type: "string" });
  const options = {
    state: text,
    page: text,
    parcel: text,
    reason: text,
    variant: text,
    note: text,
    result: text,
    manner: text,
    decision: text,
    grounds: text,
  };
  const json = /** @type {const} */ ({ type: "boolean" });
  try {
    const parsed = parseArgs({ args: [...args], options: { ...options, json }, allowPositionals: true });
    return { ...parsed.values, words: parsed.positionals };
  } catch (error) {
    if (error instanceof TypeError) return { words: null, json: false };
    throw error;
  }
}

/** @param {Readonly<Record<string, string | undefined>>} env */
function readToken({ STAFF_TOKEN, STAFF_TOKENS }) {
  if (STAFF_TOKEN) return STAFF_TOKEN;
  const tokens = (STAFF_TOKENS ?? "").split(",").filter(Boolean);
  if (tokens.length > 1)
    throw new Failure(2, "STAFF_TOKENS belongs to several people: set STAFF_TOKEN to your token.");
  const token = tokens[0]?.split(":").at(-1)?.trim();
  if (!token) throw new Failure(2, "Set STAFF_TOKEN, or STAFF_TOKENS as the site has it.");
  return token;
}

/**
 * @param {import("./staff-commands.js").StaffRequest} request
 * @param {string} site
 * @param {string} token
 */
async function send({ method, path, json }, site, token) {
  if (!URL.canParse(path, site)) throw new Failure(2, `${site} is not an address.`);
  const body = json && JSON.stringify(json);
  const headers = { Authorization: `Bearer ${token}`, ...(body && { "Content-Type": "application/json" }) };
  /** @type {Response} */
  let response;
  /** @type {any} */
  let answer;
  try {
    const signal = AbortSignal.timeout(patience);
    response = await fetch(new URL(path, site), { method, headers, signal, ...(body && { body }) });
    answer = await response.json();
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    const doubt = method === "GET" ? "" : " See whether the change was made before you repeat it.";
    throw new Failure(
      1,
      `${site} does not answer: ${reason instanceof Error ? reason.message : reason}.${doubt}`,
    );
  }
  if (response.ok) return answer;
  throw new Failure(1, withoutControls(refusalOf(response, answer)));
}

/** Why the site refused, in one sentence. */
function refusalOf(/** @type {Response} */ response, /** @type {any} */ answer) {
  const { error, value, payment_state: payment, starts_at: starts, errors, message } = answer ?? {};
  if (response.status === 401) return "The token is not one of this site's.";
  if (response.status === 404) return "There is no such thing, or the site was started without STAFF_TOKENS.";
  if (response.status === 422)
    return Object.entries(errors ?? {})
      .map(([field, messages]) => `${field}: ${[messages].flat().join(" ")}`)
      .join("\n");
  if (response.status === 429) return `Too many calls: wait ${response.headers.get("Retry-After")} seconds.`;
  /** @type {Record<string, string>} */
  const sentences = {
    illegal_transition: `Not possible: the order is ${value}, payment ${payment}.`,
    voucher_spent: `Not possible: somebody has paid with the gift voucher …${value} of this order.`,
    insufficient_balance: `Not possible: ${czk(Number(value))} are left.`,
    not_a_gift_voucher: "Not possible: this is a promotional code, not a gift voucher.",
    active_to: "Not possible: the voucher has expired.",
    evening_off: `Not possible: ${value} is over, or off already.`,
    same_time: "Not possible: it begins at that time already.",
    ticket_void: `NOT VALID: the ticket was refunded, or its order ${value} is over.`,
    ticket_unpaid: `NOT PAID: the order ${value} is to be paid first.`,
    already_admitted: `USED: the ticket was admitted ${localTime(value)}.`,
    other_evening: `ANOTHER EVENING: the ticket is for ${value}, ${localTime(starts)}.`,
  };
  return sentences[error] ?? `The site answered ${response.status}: ${message ?? error}`;
}

/** In Prague; a back office may send none. */
function localTime(/** @type {unknown} */ time) {
  return typeof time === "string" && !Number.isNaN(Date.parse(time)) ? atTheDoor(time) : "at another time";
}

/** Customers write parts of it: a terminal gets no commands from them. @param {string} text */
function withoutControls(text) {
  return text.replace(/[^\P{Cc}\n]/gu, "");
}
