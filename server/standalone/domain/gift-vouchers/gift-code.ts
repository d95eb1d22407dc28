import { randomInt } from "node:crypto";

/** Digits and capitals that are not confused when read from paper: without 0 and O, 1, I and L, and U (like V). */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new code such as `DAR-7KQ4-M2XW-P9TC`: 59 random bits, in groups that can be dictated. */
export function newGiftCode(): string {
  return ["DAR", group(), group(), group()].join("-");
}

/** In place of a code on a preview. Its letters look like those of a code, but no code has them all. */
export const sampleCode = "DAR-XXXX-XXXX-XXXX";

/** Normalises a typed code to the stored form: in capitals and, for a gift voucher, without spaces and with dashes. */
export function readCode(typed: string): string {
  const [, first, second, third] =
    /^DAR(\w{4})(\w{4})(\w{4})$/u.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "")) ?? [];
  return first ? `DAR-${first}-${second}-${third}` : typed.trim().toUpperCase();
}

/** `P9TC`: enough to tell codes apart in the log and on documents, too little to pay with. */
export function endOfCode(code: string): string {
  return code.slice(-Math.min(4, Math.ceil(code.length / 4)));
}

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
