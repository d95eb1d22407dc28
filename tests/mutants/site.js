/** @type {readonly import("./mutants.js").Mutant[]} */
export const site = [];
