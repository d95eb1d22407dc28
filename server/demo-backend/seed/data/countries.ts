import type { SeedRow } from "#server/demo-backend/seed/types.ts";

export const countries: readonly Omit<SeedRow<"countries">, "position">[] = [
  { code: "CZ", name: "Česká republika" },
  { code: "SK", name: "Slovensko" },
];
