/**
 * A change that no visitor and no upstream can notice. Stryker tries these all the same; they do not count.
 * @typedef {object} Equivalent
 * @property {string} file from the project's folder
 * @property {string} line a part of the line on which the change begins
 * @property {string} to what Stryker puts there
 * @property {string} why
 */

/** @type {readonly Equivalent[]} */
export const equivalent = [];
