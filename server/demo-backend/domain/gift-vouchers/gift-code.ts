import { randomInt } from "node:crypto";

/** Digits and capitals that are not confused when read from paper: without 0 and O, 1, I and L, and U (like V). */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new code such as `DAR-7KQ4-M2XW-P9TC`: 59 random bits, in groups that can be dictated. */
export function newGiftCode(): string {
  return ["DAR", group(), group(), group()].join("-");
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
