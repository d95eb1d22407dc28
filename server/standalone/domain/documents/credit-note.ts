import type { OrderState } from "#standalone/db/column-values.ts";
import type { Amounts, DocumentContent, DocumentLine, Settlement } from "#standalone/db/document-content.ts";
import { recapitulationOf } from "./document-lines.ts";

interface Refund {
  /** The states that the order has passed. */
  readonly states: ReadonlySet<OrderState>;
  /** Whether the customer had paid the rest beside vouchers, and got it back. */
  readonly returned: boolean;
  /** The day of the refund, when goods and money are back (§ 42 odst. 3 ZDPH). */
  readonly day: string;
}

/** The amounts of a partial refund, with the signs of the invoice. */
export interface RefundedPart {
  readonly lines: readonly DocumentLine[];
  /** Hellers outside of the lines: the rounding of cash. */
  readonly rounding: number;
  /** Hellers by the ends of the codes. */
  readonly vouchers: readonly { readonly detail: string; readonly amount: number }[];
}

/** A credit note over a part of an invoice; the discounts of codes are in its lines. */
export function partialCreditNote(
  invoice: DocumentContent,
  { lines, rounding, vouchers }: RefundedPart,
  refund: Refund,
): Omit<DocumentContent, "number" | "issuedOn"> {
  return creditNoteOf(
    {
      ...invoice,
      lines,
      recapitulation: recapitulationOf(lines),
      discounts: [],
      total: lines.reduce((sum, { total }) => sum + total, 0),
      rounding,
      settled: vouchers.map((part) => ({ by: "voucher", ...part })),
    },
    refund,
  );
}

/** A credit note over a whole invoice: its lines with minus signs, which are the differences that § 45 requires. */
export function creditNoteOf(
  invoice: DocumentContent,
  { states, returned, day }: Refund,
): Omit<DocumentContent, "number" | "issuedOn"> {
  const total = minus(invoice.total);
  const rounding = minus(invoice.rounding ?? 0);
  const settled: Settlement[] = invoice.settled
    .filter(({ by }) => by === "voucher")
    .map((part) => ({ ...part, amount: minus(part.amount) }));
  const rest = settled.reduce((remaining, { amount }) => remaining - amount, total + rounding);
  if (rest !== 0) {
    settled.push({
      by: returned ? "payment" : "offset",
      detail: returned ? "" : invoice.number,
      amount: rest,
    });
  }
  return {
    ...invoice,
    kind: "credit_note",
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    reason: reasonOf(states),
    taxableOn: day,
    taxableBy: "correction",
    lines: invoice.lines.map((line) => ({
      ...line,
      ...negative(line),
      quantity: minus(line.quantity),
      discount: minus(line.discount),
    })),
    recapitulation: invoice.recapitulation.map((row) => ({ ...row, ...negative(row) })),
    discounts: invoice.discounts.map((discount) => ({ ...discount, amount: minus(discount.amount) })),
    total,
    rounding,
    settled,
    left: 0,
  };
}

function reasonOf(states: ReadonlySet<OrderState>): string {
  if (states.has("withdrawal_received"))
    return "odstoupení od smlouvy (§ 1829 občanského zákoníku) a vrácení zboží";
  if (states.has("returned")) return "vrácení zboží";
  if (states.has("cancelled")) return "zrušení objednávky a vrácení zaplacené ceny";
  return "vrácení zaplacené ceny";
}

function negative({ base, tax, total }: Amounts): Amounts {
  return { base: minus(base), tax: minus(tax), total: minus(total) };
}

/** Avoids a negative zero. */
function minus(amount: number): number {
  return 0 - amount;
}
