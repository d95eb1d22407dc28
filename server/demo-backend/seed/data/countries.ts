import type { SeedCountry } from "#server/demo-backend/seed/types.ts";

export const countries: readonly SeedCountry[] = [
  { code: "CZ", name: "Česká republika" },
  { code: "SK", name: "Slovensko" },
];
