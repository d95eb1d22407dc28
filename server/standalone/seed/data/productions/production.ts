import type { SeedProduction } from "#standalone/seed/theatre-types.ts";

/** Defaults shared by most titles. */
const defaults = {
  is_new: false,
  is_soon: false,
  audience: ["adults"],
  language: "česky",
  sensory: [],
  quotes: [],
  former: [],
  products: [],
} as const;

type ProductionInput = Omit<SeedProduction, keyof typeof defaults | "id" | "slug" | "title"> &
  Partial<SeedProduction>;

export function production(id: number, slug: string, title: string, input: ProductionInput): SeedProduction {
  return { ...defaults, ...input, id, slug, title };
}
