/** Czech account numbers: `19-2000145399/0800`, at most six digits, two to ten, and the bank's four (ČNB 169/2011). */

const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

function partsOf(account: string): readonly [prefix: string, number: string, bank: string] | null {
  const [, prefix = "", number, bank] = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/u.exec(account) ?? [];
  return number && bank ? [prefix.padStart(6, "0"), number.padStart(10, "0"), bank] : null;
}

/** Whether its check digits are right as well. */
export function isAccount(account: string): boolean {
  const parts = partsOf(account);
  return parts !== null && [parts[0], parts[1]].every((digits) => sumOf(digits) % 11 === 0);
}

function sumOf(digits: string): number {
  const used = weights.slice(-digits.length);
  return used.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** `CZ65 0800 0000 1920 0014 5399` (ISO 13616) of an account for which `isAccount` holds. */
export function ibanOf(account: string): string {
  const [prefix, number, bank] = partsOf(account) ?? ["", "", ""];
  // C is 12, Z is 35, and the check digits are 00.
  const check = 98n - (BigInt(`${bank}${prefix}${number}123500`) % 97n);
  const iban = `CZ${String(check).padStart(2, "0")}${bank}${prefix}${number}`;
  return iban.replaceAll(/.{4}(?=.)/gu, "$& ");
}
