import { browser } from "./browser.js";
import { faults } from "./faults.js";
import { emails } from "./emails.js";
import { hostile } from "./input.js";
import { law } from "./law.js";
import { site } from "./site.js";
import { money } from "./money.js";
import { shop } from "./shop.js";
import { upstream } from "./upstream.js";

/**
 * A plausible bug, and the tests that detect it.
 * @typedef {object} Mutant
 * @property {string} bug the bug as a sentence
 * @property {string} file from the project's folder
 * @property {string} from the replaced text; occurs once in the file
 * @property {string} to
 * @property {readonly string[]} tests `file › (group ›) title`, at least one
 */

/** @type {readonly Mutant[]} */
export const mutants = [
  ...shop,
  ...money,
  ...law,
  ...faults,
  ...emails,
  ...hostile,
  ...site,
  ...upstream,
  ...browser,
];
