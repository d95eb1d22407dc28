import { randomInt } from "node:crypto";

/** Digits and capitals that nobody takes for one another when reading them from paper: no 0/O, 1/I/L, U/V. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new code such as `DAR-7KQ4-M2XW-P9TC`: 59 random bits, in groups that can be dictated. */
export function newGiftCode(): string {
  return ["DAR", group(), group(), group()].join("-");
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
