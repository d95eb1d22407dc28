import type { SeedCountry } from "#server/reference/seed/types.ts";

export const countries: readonly SeedCountry[] = [
  { code: "CZ", name: "Česká republika" },
  { code: "SK", name: "Slovensko" },
];
