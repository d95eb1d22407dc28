import { browser } from "./browser.js";
import { site } from "./site.js";
import { shop } from "./shop.js";

/**
 * A plausible bug, and the tests that notice it.
 * @typedef {object} Mutant
 * @property {string} bug what goes wrong, as a sentence
 * @property {string} file from the project's folder
 * @property {string} from what is replaced; stands in the file once
 * @property {string} to
 * @property {readonly string[]} tests `file › (group ›) title`, at least one
 */

/** @type {readonly Mutant[]} */
export const mutants = [...shop, ...site, ...browser];
