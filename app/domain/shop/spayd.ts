import { stripDiacritics } from "#app/domain/fold.ts";

/**
 * Short Payment Descriptor, the content of a „QR Platba“ code (SPAYD 1.0). Implemented here instead of using the
 * `spayd` package, which rejects amounts under 1 Kč and bundles its own copies of date-fns and ibantools.
 */
interface BankPayment {
  readonly iban: string;
  /** Gross CZK, more than zero. */
  readonly amount: number;
  /** Up to ten digits. */
  readonly variableSymbol: string | null;
  /** Shown to the payer and the payee; truncated to 60 characters. */
  readonly message: string | null;
  readonly payeeName?: string | null;
}

const longestMessage = 60;
const longestName = 35;

/** The content of the QR code; null if it would be invalid (a bad IBAN, amount or symbol). */
export function spayd({ iban, amount, variableSymbol, message, payeeName }: BankPayment): string | null {
  const account = iban.replace(/\s/gu, "").toUpperCase();
  const isPayable = isIban(account) && amount > 0 && amount < 10_000_000;
  if (!isPayable || (variableSymbol !== null && !/^\d{1,10}$/u.test(variableSymbol))) return null;
  const fields = [
    ["ACC", account],
    ["AM", amount.toFixed(2)],
    ["CC", "CZK"],
    ["RN", payeeName ? plainText(payeeName, longestName) : ""],
    ["MSG", message ? plainText(message, longestMessage) : ""],
    ["X-VS", variableSymbol ?? ""],
  ];
  return ["SPD*1.0", ...fields.filter(([, value]) => value).map(([key, value]) => `${key}:${value}`)].join(
    "*",
  );
}

/** Check digits of an IBAN (ISO 13616, modulo 97). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/u.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/gu, (letter) =>
    String(parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** Upper-case ASCII, which every banking application supports; `*` separates fields and is therefore encoded. */
function plainText(text: string, longest: number): string {
  const ascii = stripDiacritics(text)
    .replace(/[–—−]/gu, "-")
    .toUpperCase()
    .replace(/[^\x20-\x7e]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return ascii.slice(0, longest).trim().replaceAll("%", "%25").replaceAll("*", "%2A");
}
