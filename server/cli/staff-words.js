// What the commands of `npm run staff` take as words.

/**
 * @typedef {import("./staff-commands.js").StaffRequest} StaffRequest
 * @typedef {import("./staff-commands.js").Command} Command
 * @typedef {import("./staff-commands.js").Options} Options
 */

/**
 * A command with one word.
 * @param {(word: string, options: Options) => StaffRequest | null} ask
 * @returns {Command["ask"]}
 */
export function one(ask) {
  return ([word, ...others], options) => (word && others.length === 0 ? ask(word, options) : null);
}

export function isId(/** @type {string | undefined} */ text) {
  return /^[1-9]\d{0,8}$/.test(text ?? "");
}
