import type { SeedRow } from "#standalone/seed/types.ts";

export const currencies: readonly SeedRow<"currencies">[] = [
  { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" },
  { id: 2, code: "EUR", is_default: false, rate: 25, decimals: 2, symbol_after: "€" },
];
