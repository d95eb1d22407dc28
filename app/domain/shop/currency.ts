export interface Currency {
  readonly id: number;
  readonly code: string;
  readonly isDefault: boolean;
  /** How many CZK one unit costs; amounts in CZK are divided by it (§9). */
  readonly rate: number;
  readonly decimals: number;
  readonly symbolBefore: string | null;
  readonly symbolAfter: string | null;
}
