import type { Id } from "#app/domain/id.ts";
export interface Currency {
  readonly id: Id;
  readonly code: string;
  readonly isDefault: boolean;
  /** CZK per unit of the currency; the site divides amounts in CZK by it (§9). */
  readonly rate: number;
  readonly decimals: number;
  readonly symbolBefore: string | null;
  readonly symbolAfter: string | null;
}
