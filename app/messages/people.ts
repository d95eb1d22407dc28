import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const people = { one: "člověk", few: "lidé", other: "lidí" };

export const peopleTexts = czech({
  title: "Lidé",
  found: (n: number, question: string) => `${counted(n, people)} pro „${question}“`,
});
