export interface Currency {
  readonly id: number;
  readonly code: string;
  readonly isDefault: boolean;
  /** CZK per unit of the currency; the site divides amounts in CZK by it (§9). */
  readonly rate: number;
  readonly decimals: number;
  readonly symbolBefore: string | null;
  readonly symbolAfter: string | null;
}
