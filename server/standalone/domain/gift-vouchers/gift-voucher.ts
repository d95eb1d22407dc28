/** Contents of a printed gift voucher. */
export interface GiftVoucher {
  readonly name: string;
  readonly code: string;
  /** Gross CZK. */
  readonly value: number;
  readonly dedication: string | null;
  /** `21. 11. 2028`; null: no expiry. */
  readonly lastDay: string | null;
}

/** Contents of a voucher that is not paid yet: its code is made, and its validity begins, with the payment. */
export type VoucherPreview = Pick<GiftVoucher, "name" | "value" | "dedication">;
