import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const brands = { one: "značka", few: "značky", other: "značek" };

export const brandTexts = czech({
  title: "Značky",
  all: "Všechny značky",
  found: (n: number, question: string) => `${counted(n, brands)} pro „${question}“`,
});
