/** An IČO as eight digits: spaces removed, leading zeros added. Other text is returned for isIco() to refuse. */
export function normaliseIco(text: string): string {
  const digits = text.replace(/\s/g, "");
  return /^\d{1,8}$/.test(digits) ? digits.padStart(8, "0") : digits;
}

/** Whether eight digits have the right check digit. */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico) || ico === "00000000") return false;
  const digits = Array.from(ico, Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0);
  return (11 - (sum % 11)) % 10 === digits[7];
}
