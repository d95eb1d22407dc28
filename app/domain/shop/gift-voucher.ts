/** The maximum length of a gift voucher's dedication, in characters; limited by the space on the voucher's PDF. */
export const maxDedicationLength = 160;

/** A gift voucher as its holder looks it up. Amounts in gross CZK. */
export interface VoucherBalance {
  /** As printed. */
  readonly code: string;
  /** Its original value. */
  readonly value: number;
  readonly balance: number;
  /** ISO instant at which its last day ends; null: no end. */
  readonly validUntil: string | null;
  readonly state: "active" | "spent" | "expired";
}
