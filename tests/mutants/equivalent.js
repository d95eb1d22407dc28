/**
 * A change that no visitor and no upstream can notice. Stryker tries these all the same; they do not count.
 * @typedef {object} Equivalent
 * @property {string} file from the project's folder
 * @property {string} line a part of the line on which the change begins
 * @property {string} to what Stryker puts there
 * @property {string} why
 */

/** @type {readonly Equivalent[]} */
export const equivalent = [
  {
    file: "app/domain/shop/money.ts",
    line: "price.sale === null || price.lowest30Days === null",
    to: "false",
    why: "An unknown lowest price counts as zero, and nothing is a percent of zero: null all the same.",
  },
  {
    file: "app/domain/shop/money.ts",
    line: "const sign = amount < 0 &&",
    to: "amount <= 0",
    why: "Zero has no digit other than 0, which the same condition asks for.",
  },
  {
    file: "app/domain/shop/money.ts",
    line: 'const [whole = "0", fraction]',
    to: '""',
    why: "Dividing a text gives at least one part; the default is for the type only.",
  },
  {
    file: "app/domain/shop/pending-cart.ts",
    line: '${variantId ?? ""}',
    to: '"Stryker was here!"',
    why: "The key is compared with keys of the same function only, and no variant has this number.",
  },
];
