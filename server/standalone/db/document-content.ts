import type { DocumentKind } from "./column-values.ts";

/** A line's VAT: taxed, exempt, or no supply at all (the sale of a multi-purpose voucher, § 15b). */
export type LineGroup = "taxed" | "exempt" | "outside";

/** Amounts are hellers; those of a credit note are negative. */
export interface Amounts {
  readonly base: number;
  /** 0 in the groups without tax. */
  readonly tax: number;
  readonly total: number;
}

export interface DocumentLine extends Amounts {
  readonly group: LineGroup;
  readonly name: string;
  readonly quantity: number;
  /** Of one piece, without tax, rounded, because prices are agreed with tax. */
  readonly unit: number;
  /** Without tax, of all pieces; 0: none. */
  readonly discount: number;
  /** Percent. */
  readonly rate: number;
}

/** The sum of the lines of a group and rate. */
export interface RecapitulationRow extends Amounts {
  readonly group: LineGroup;
  readonly rate: number;
}

export interface Supplier {
  readonly name: string;
  readonly legalForm: string | null;
  readonly address: string;
  readonly ico: string | null;
  readonly dic: string;
  /** „zapsaná v obchodním rejstříku …, oddíl Pr, vložka 30“ */
  readonly registration: string | null;
  readonly contact: string;
  /** `#rrggbb` of the theatre's own file; null: the demo theatre, with its logo. */
  readonly colour: string | null;
}

interface Buyer {
  readonly name: string;
  /** The street, the town, a foreign country; empty if the order has no address. */
  readonly address: readonly string[];
  readonly ico: string | null;
  readonly dic: string | null;
}

/** What settled a part of the total; in a credit note, how the theatre returned it. */
export interface Settlement {
  /** `offset`: a part of the invoice that was never paid. */
  readonly by: "voucher" | "payment" | "offset";
  /** For a voucher the end of its code, for a payment how and when, for an offset the invoice's number. */
  readonly detail: string;
  readonly amount: number;
}

/** A whole invoice or credit note: the drawing uses nothing else. Days are `YYYY-MM-DD` of Prague, amounts hellers. */
export interface DocumentContent {
  readonly kind: DocumentKind;
  readonly number: string;
  /** The invoice that a credit note corrects; null in an invoice. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
  /** Of a credit note. */
  readonly reason: string | null;
  readonly issuedOn: string;
  readonly taxableOn: string;
  /** What happened on that day. */
  readonly taxableBy: "payment" | "supply" | "correction";
  readonly order: { readonly code: string; readonly placedOn: string };
  readonly supplier: Supplier;
  readonly buyer: Buyer;
  readonly payment: string;
  readonly lines: readonly DocumentLine[];
  readonly recapitulation: readonly RecapitulationRow[];
  /** Discount codes, whose amounts are spread over the lines; gross. */
  readonly discounts: readonly { readonly code: string; readonly amount: number }[];
  readonly total: number;
  /** Rounding of cash to whole crowns, not part of the total (§ 36 odst. 5 ZDPH); earlier documents have none. */
  readonly rounding?: number;
  readonly settled: readonly Settlement[];
  /** The total, rounded, less what settled it. */
  readonly left: number;
}
