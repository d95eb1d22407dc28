/** What is printed. */
export interface GiftVoucher {
  readonly name: string;
  readonly code: string;
  /** Gross CZK. */
  readonly value: number;
  readonly dedication: string | null;
  /** `21. 11. 2028`; null: it never ends. */
  readonly lastDay: string | null;
}

export interface Issuer {
  readonly theatre: string;
  /** Where the cart is, as people type it: `www.example.cz/kosik`; null where it is not known. */
  readonly cart: string | null;
}
