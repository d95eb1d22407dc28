// `npm run staff -- orders` and other commands for staff, over the calls under "Staff calls" in server/standalone/README.md.
// In the container `node server/start/staff.js orders`. Needs Node only. Ends with 0; with 1 if the site refuses or
// does not answer; with 2 if the command is wrong.
import { realpathSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import process from "node:process";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { requireNode } from "./prepare.js";
import { commands } from "./staff-commands.js";
import { at, czk } from "./staff-output.js";
import { stateName, word } from "./staff-words.js";

const patience = 30_000;

/** Ends the command with sentences for its user. */
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
  if (args.includes("--help")) return { code: 0, out: `${usage()}\n`, err: "" };
  try {
    const { request, isJson } = readCommand(args);
    return { code: 0, out: `${(await linesOf(request, isJson, env)).join("\n")}\n`, err: "" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.exitCode, out: "", err: `${error.message}\n` };
  }
}

/**
 * @param {import("./staff-words.js").StaffRequest | readonly string[]} request
 * @param {boolean} isJson @param {Readonly<Record<string, string | undefined>>} env
 */
async function linesOf(request, isJson, env) {
  if (!("path" in request)) return request;
  const answer = await send(request, siteOf(env), readToken(env));
  return isJson ? [JSON.stringify(answer, null, 2)] : request.show(answer).map(withoutControls);
}

/**
 * The site: at STAFF_URL, else on this machine, where it answers to the name that visitors use.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function siteOf({ STAFF_URL: url, HOST: host, PORT: port, PUBLIC_ORIGIN: origin }) {
  if (url && !URL.canParse(url)) throw new Failure(2, `STAFF_URL: ${url} není adresa.`);
  if (url) return { url, name: new URL(url).host };
  const any = !host || host === "0.0.0.0" || host === "::" ? "localhost" : host;
  const here = `http://${any.includes(":") ? `[${any}]` : any}:${port || 3000}`;
  return { url: here, name: new URL(origin && URL.canParse(origin) ? origin : here).host };
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
  if (!request) throw new Failure(2, `Správně: npm run staff -- ${command.usage} [--json]`);
  return { request, isJson };
}

function usage() {
  const all = Object.values(commands).map((command) => `  ${command.usage}\n      ${command.about}`);
  return `Použití: npm run staff -- PŘÍKAZ [--json]\n${all.join("\n")}`;
}

/** The options of all commands, and the words beside them; null if an option is unknown. @param {readonly string[]} args */
function values(args) {
  const text = /** @type {const} */ ({ type: "string" });
  const options = {
    state: text,
    page: text,
    parcel: text,
    items: text,
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
    throw new Failure(2, "STAFF_TOKENS patří více lidem: do STAFF_TOKEN dejte svůj token.");
  const token = tokens[0]?.split(":").at(-1)?.trim();
  if (!token) throw new Failure(2, "Nastavte STAFF_TOKEN, nebo STAFF_TOKENS jako má web.");
  return token;
}

/**
 * @param {import("./staff-words.js").StaffRequest} request
 * @param {{ url: string, name: string }} site
 * @param {string} token
 */
async function send({ method, path, json }, site, token) {
  const body = json && JSON.stringify(json);
  const headers = {
    Host: site.name,
    Authorization: `Bearer ${token}`,
    ...(body && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
  };
  /** @type {Awaited<ReturnType<typeof exchange>>} */
  let response;
  /** @type {any} */
  let answer;
  try {
    response = await exchange(new URL(path, site.url), { method, headers }, body);
    answer = JSON.parse(response.text);
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || ("code" in error ? error.code : error.name) : error;
    const doubt = method === "GET" ? "" : " Než příkaz zopakujete, podívejte se, zda se změna nestala.";
    throw new Failure(
      1,
      `${site.url} neodpovídá: ${reason}.${doubt} Adresu jiného stroje nastavuje STAFF_URL.`,
    );
  }
  if (response.status < 400) return answer;
  throw new Failure(1, withoutControls(refusalOf(response, answer)));
}

/**
 * `fetch` would not send the Host of the site's public name.
 * @param {URL} url @param {import("node:http").RequestOptions} options @param {string | undefined} body
 * @returns {Promise<{ status: number, text: string, retryAfter: string | undefined }>}
 */
function exchange(url, options, body) {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(
      url,
      { ...options, signal: AbortSignal.timeout(patience) },
      async (response) => {
        try {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, text: await textOf(response), retryAfter: headers["retry-after"] });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/**
 * Why the site refused, in one sentence.
 * @param {{ status: number, retryAfter: string | undefined }} response @param {any} answer
 */
function refusalOf({ status, retryAfter }, answer) {
  const { error, value, payment_state: payment, starts_at: starts, errors, message } = answer ?? {};
  if (status === 401) return "Takový token tento web nemá.";
  if (status === 404) return "Nic takového tu není, nebo web běží bez STAFF_TOKENS.";
  if (status === 422)
    return Object.entries(errors ?? {})
      .map(([field, messages]) => `${field}: ${[messages].flat().join(" ")}`)
      .join("\n");
  if (status === 429) return `Příliš mnoho pokusů: počkejte ${retryAfter} s.`;
  /** @type {Record<string, string>} */
  const sentences = {
    illegal_transition: `To nejde: objednávka je ve stavu ${stateName(value)}, ${word(payment)}.`,
    voucher_spent: `To nejde: poukazem …${value} z této objednávky už někdo zaplatil.`,
    insufficient_balance: `To nejde: na poukazu zbývá ${czk(Number(value))}.`,
    not_a_gift_voucher: "To nejde: je to slevový kód, ne dárkový poukaz.",
    active_to: "To nejde: platnost poukazu skončila.",
    evening_off: `To nejde: ${value} už bylo, nebo je zrušeno.`,
    same_time: "To nejde: v tu dobu už začíná.",
    ticket_void: `NEPLATÍ: vstupenka je vrácená, nebo objednávka ${value} skončila.`,
    ticket_unpaid: `NEZAPLACENO: nejdřív je třeba zaplatit objednávku ${value}.`,
    already_admitted: `POUŽITÁ: vstupenka už prošla ${localTime(value)}.`,
    other_evening: `JINÉ PŘEDSTAVENÍ: vstupenka je na ${value}, ${localTime(starts)}.`,
    not_refundable: `To nejde: z řádku ${value} už nic nezbývá, nebo se nevrací.`,
    report_decided: `O hlášení je už rozhodnuto: ${word(value)}.`,
    complaint_closed: `Reklamace je už vyřízená: ${word(value)}.`,
  };
  return sentences[error] ?? `Web odpověděl ${status}: ${message ?? error}`;
}

/** In Prague; a back office may send none. */
function localTime(/** @type {unknown} */ time) {
  return typeof time === "string" && !Number.isNaN(Date.parse(time)) ? at(time) : "v jiný čas";
}

/** Customers write parts of it: a terminal gets no commands from them. @param {string} text */
function withoutControls(text) {
  return text.replace(/[^\P{Cc}\n]/gu, "");
}
