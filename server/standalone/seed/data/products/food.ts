import type { Food } from "#standalone/db/column-values.ts";
import { czech } from "#standalone/seed/typeset.ts";

/** Energy, fat, saturates, carbohydrate, sugars, protein and salt, in the order of annex XV. */
type Values = readonly [string, string, string, string, string, string, string];

const names = [
  "Energie",
  "Tuky",
  "z toho nasycené mastné kyseliny",
  "Sacharidy",
  "z toho cukry",
  "Bílkoviny",
  "Sůl",
];

export function nutrition(values: Values, kind: string | null = null): Food["nutrition"][number] {
  return {
    kind,
    per: czech("100 g"),
    values: names.map((name, index) => ({ name, value: czech(values[index] ?? "") })),
  };
}

/** The manufacturer of the product is the operator. */
export function food(
  name: string,
  netQuantity: string,
  about: Partial<Pick<Food, "nutrition" | "nutrition_exemption">>,
): Food {
  return {
    name: czech(name),
    net_quantity: czech(netQuantity),
    operator: null,
    nutrition: about.nutrition ?? [],
    nutrition_exemption: about.nutrition_exemption ? czech(about.nutrition_exemption) : null,
  };
}
