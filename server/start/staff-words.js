// The words of `npm run staff`: Czech names for the codes in the answers of the staff calls, and for the arguments of
// its commands.

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Options
 * @typedef {object} StaffRequest
 * @property {"GET" | "POST" | "PUT"} method
 * @property {string} path
 * @property {Readonly<Record<string, unknown>>} [json]
 * @property {(answer: any) => readonly string[]} show Lines to print for the parsed answer.
 *
 * @typedef {object} Command
 * @property {string} usage
 * @property {string} about What it does, for the list of commands.
 * @property {readonly string[]} [options] Names of `--name value`.
 * @property {(words: readonly string[], options: Options) => StaffRequest | readonly string[] | null} ask Lines:
 *   nothing has to be sent. Null: the arguments are wrong.
 */

/** Of orders, as customers read them. @type {Readonly<Record<string, string>>} */
export const orderStateWords = {
  new: "Přijatá",
  awaiting_payment: "Čeká na platbu",
  paid: "Zaplacená",
  processing: "Připravujeme",
  ready_pickup: "Připravena k vyzvednutí",
  shipped: "Odeslaná",
  ready_branch: "Na výdejním místě",
  delivered: "Doručená",
  picked_up: "Vyzvednutá",
  voucher_sent: "Poukaz odeslán",
  cancelled: "Zrušená",
  unpaid_expired: "Zrušená – nezaplaceno",
  returned: "Vrácená",
  withdrawal_received: "Odstoupení přijato",
  refunded: "Peníze vráceny",
};

/** All other codes; none of them has two meanings. @type {Readonly<Record<string, string>>} */
const words = {
  unpaid: "nezaplaceno",
  pending: "u brány",
  paid: "zaplaceno",
  failed: "platba selhala",
  card: "kartou",
  transfer: "převodem",
  cod: "dobírkou",
  desk: "na pokladně",
  pickup: "vyzvednutí",
  parcel: "balík",
  email: "e-mailem",
  gift: "dárkový poukaz",
  promo: "slevový kód",
  issued: "vydán",
  order: "objednávka",
  box_office: "pokladna",
  returned: "vráceno",
  blocked: "zablokován",
  open: "nevyřízená",
  accepted: "uznaná",
  rejected: "zamítnutá",
  repair: "oprava",
  replacement: "výměna",
  discount: "sleva",
  withdrawal: "vrácení peněz",
  insult: "urážka",
  hate: "nenávist",
  privacy: "soukromí",
  copyright: "autorské právo",
  advertising: "reklama",
  children: "ohrožení dětí",
  other: "jiný důvod",
  removed: "odstraněno",
  kept: "ponecháno",
  sent: "odesláno",
  waiting: "čeká na odeslání",
};

/** The Czech word for a code; an unknown code stays as it is. @param {string} code */
export function word(code) {
  return words[code] ?? code;
}

/** @param {string} code */
export function stateName(code) {
  return orderStateWords[code] ?? code;
}

/**
 * A command with one word.
 * @param {(word: string, options: Options) => StaffRequest | null} ask
 * @returns {Command["ask"]}
 */
export function one(ask) {
  return ([first, ...others], options) => (first && others.length === 0 ? ask(first, options) : null);
}

export function isId(/** @type {string | undefined} */ text) {
  return /^[1-9]\d{0,8}$/.test(text ?? "");
}
