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

export interface Issuer {
  readonly theatre: string;
  /** Address of the cart without a protocol: `www.example.cz/kosik`; null where it is not known. */
  readonly cart: string | null;
  /** Absent: those of the demo theatre, whose logo is on the panel. */
  readonly colours?: { readonly panel: string; readonly fold: string; readonly light: string };
}
