import QRCode from "qrcode";
import { asksNothing, paymentCodePath, type OrderSummary } from "#app/domain/shop/order.ts";
import { spayd } from "#app/domain/shop/spayd.ts";
import { czech } from "#app/domain/typography.ts";

const texts = czech({
  symbolOfNumber: (code: string) => `Číslice z čísla objednávky ${code}.`,
  symbolOther: (code: string) =>
    `Liší se od čísla objednávky ${code}. Opište ho prosím přesně tak, jak je tady.`,
});

export interface Transfer {
  readonly iban: string;
  /** Czech account number format: prefix-number/bank. */
  readonly number: string;
  /** Gross CZK. */
  readonly amount: number;
  readonly symbol: PaymentSymbol | null;
  readonly message: string | null;
  /** „QR Platba“; null if the upstream's data is invalid for SPAYD. */
  readonly code: QrDrawing | null;
  /** The code as a file; null without a code, and if the order's secret is not known. */
  readonly picture: { readonly path: string; readonly name: string } | null;
}

/** A variable symbol in the groups of digits of the order's number. */
export interface PaymentSymbol {
  readonly groups: readonly string[];
  /** Compares it with the order's number. */
  readonly about: string;
}

/** A QR code as one SVG path on a grid of `size` units, its quiet zone included. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/**
 * Payment instructions for a bank transfer; null for other payment methods and if no payment is due.
 * @param hash of the order; null: the code has no address
 */
export function transferOf(order: OrderSummary, hash: string | null): Transfer | null {
  const { payment, toPay, id, code: number } = order;
  const { account, variableSymbol, message } = payment;
  const text = codeOf(order);
  if (account === null || text === undefined) return null;
  const code = text === null ? null : draw(text);
  return {
    ...account,
    amount: toPay,
    symbol: variableSymbol === null ? null : symbolOf(variableSymbol, number),
    message,
    code,
    picture: code && hash !== null ? { path: paymentCodePath({ id, hash }), name: fileName(order) } : null,
  };
}

/** The code as a PNG, which banking applications open from a gallery; null: the order has no such code. */
export async function pictureOf(order: OrderSummary) {
  const text = codeOf(order);
  if (!text) return null;
  const bytes = await QRCode.toBuffer(text, { errorCorrectionLevel: "M", margin: quietZone, scale: 12 });
  return { bytes: new Uint8Array(bytes), name: fileName(order) };
}

/** Undefined: no transfer is due; null: its data is invalid for SPAYD. */
function codeOf(order: OrderSummary): string | null | undefined {
  const { payment, toPay } = order;
  const { account, variableSymbol, message } = payment;
  const isOpen = payment.state !== "paid" && payment.state !== "pending";
  if (account === null || !isOpen || toPay <= 0 || asksNothing(order)) return undefined;
  return spayd({ iban: account.iban, amount: toPay, variableSymbol, message });
}

function fileName({ code }: OrderSummary): string {
  return `qr-platba-${code.replace(/[^\w.-]/gu, "")}.png`;
}

/** The number of an order has letters and signs, which a symbol must not have. */
function symbolOf(symbol: string, number: string): PaymentSymbol {
  const groups = number.match(/\d+/gu) ?? [];
  const isSame = groups.join("") === symbol;
  return {
    groups: isSame ? groups : [symbol],
    about: isSame ? texts.symbolOfNumber(number) : texts.symbolOther(number),
  };
}

const quietZone = 4;

function draw(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const rows = Array.from({ length: modules.size }, (_, row) =>
    runsOf(row, (at) => modules.get(row, at) === 1, modules.size),
  );
  return { size: modules.size + 2 * quietZone, path: rows.join("") };
}

/** The dark runs of a row as rectangles one unit high. */
function runsOf(row: number, isDark: (column: number) => boolean, size: number): string {
  let path = "";
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const start = column;
    while (column + 1 < size && isDark(column + 1)) column += 1;
    const width = column - start + 1;
    path += `M${start + quietZone} ${row + quietZone}h${width}v1h-${width}z`;
  }
  return path;
}
