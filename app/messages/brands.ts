import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const brands = { one: "značka", few: "značky", other: "značek" };
const products = { one: "produkt", few: "produkty", other: "produktů" };

export const brandTexts = czech({
  title: "Značky",
  one: "Značka",
  description: "Dílny a výrobci z okolí, kteří pro divadelní obchod pracují.",
  all: "Všechny značky",
  search: "Hledat značku",
  submit: "Hledat",
  showAll: (n: number) => `Zobrazit všechny značky (${n})`,
  showLess: "Zobrazit méně",
  count: (n: number) => counted(n, brands),
  products: (n: number) => counted(n, products),
  found: (n: number, question: string) => `${counted(n, brands)} pro „${question}“`,
  nothing: (question: string) => `Značku „${question}“ tu nemáme. Zkuste kratší slovo.`,
  none: "Značky teprve chystáme.",
  about: (name: string) => `Všechno zboží značky ${name} v divadelním obchodě.`,
  empty: "Od této značky teď nic nemáme.",
});
