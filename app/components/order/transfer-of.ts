import QRCode from "qrcode";
import type { OrderSummary } from "#app/domain/shop/order.ts";
import { spayd } from "#app/domain/shop/spayd.ts";

export interface Transfer {
  readonly iban: string;
  /** Czech account number format: prefix-number/bank. */
  readonly number: string;
  /** Gross CZK. */
  readonly amount: number;
  readonly variableSymbol: string | null;
  readonly message: string | null;
  /** „QR Platba“; null when the upstream's data is invalid for SPAYD. */
  readonly code: QrDrawing | null;
}

/** A QR code as one SVG path on a grid of `size` units, its quiet zone included. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Payment instructions for a bank transfer; null for other payment methods or when no payment is due. */
export function transferOf({ payment, toPay }: OrderSummary): Transfer | null {
  const { account, variableSymbol, message } = payment;
  const isOpen = payment.state !== "paid" && payment.state !== "pending";
  if (account === null || !isOpen || toPay <= 0) return null;
  const text = spayd({ iban: account.iban, amount: toPay, variableSymbol, message });
  return { ...account, amount: toPay, variableSymbol, message, code: text === null ? null : draw(text) };
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
