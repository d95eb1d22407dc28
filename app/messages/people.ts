import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const people = { one: "člověk", few: "lidé", other: "lidí" };

const further = { one: "další termín", few: "další termíny", other: "dalších termínů" };

export const peopleTexts = czech({
  title: "Lidé",
  one: "Člověk divadla",
  description: "Soubor, hosté, tvůrci a všichni, kdo drží divadlo v chodu.",
  search: "Hledat jméno",
  submit: "Hledat",
  groups: "Skupiny",
  letters: "Podle písmen",
  index: "Od A do Ž",
  found: (n: number, question: string) => `${counted(n, people)} pro „${question}“`,
  nothing: (question: string) =>
    `Nikoho jménem „${question}“ tu nemáme. Zkuste kratší část jména, třeba jen příjmení.`,
  all: "Všichni lidé",
  none: "Seznam lidí teprve připravujeme.",
  current: "Právě hraje",
  currentTeam: "Právě na repertoáru",
  coming: "Připravuje se",
  former: "Dřívější role",
  formerTeam: "Dřívější práce",
  dates: "Nejbližší termíny",
  noDates: "Žádné další termíny teď vypsané nejsou.",
  next: "Nejblíž:",
  moreDates: (n: number) => counted(n, further),
  whole: "Celý program",
  about: (name: string, what: string | null) =>
    `${name}${what ? `, ${what}` : ""}: životopis, role a nejbližší představení.`,
});
