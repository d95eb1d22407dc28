import { formatDay, formatTime } from "#app/domain/dates.ts";
import { counted, plural, type Forms } from "#app/domain/plural.ts";
import type { FoundProduction, SearchGroup } from "#app/domain/search.ts";
import { czech } from "#app/domain/typography.ts";

const results: Forms = { one: "výsledek", few: "výsledky", many: "výsledku", other: "výsledků" };
const found: Forms = { one: "Nalezen", few: "Nalezeny", other: "Nalezeno" };

interface KindTexts {
  readonly title: string;
  readonly counted: (total: number) => string;
}

const kinds: Readonly<Record<SearchGroup["kind"], KindTexts>> = {
  productions: {
    title: "Představení",
    counted: (total) => counted(total, { one: "představení", few: "představení", other: "představení" }),
  },
  people: {
    title: "Lidé",
    counted: (total) => counted(total, { one: "člověk", few: "lidé", other: "lidí" }),
  },
  performances: {
    title: "Termíny",
    counted: (total) => counted(total, { one: "termín", few: "termíny", other: "termínů" }),
  },
  products: {
    title: "Produkty",
    counted: (total) => counted(total, { one: "produkt", few: "produkty", other: "produktů" }),
  },
  articles: {
    title: "Aktuality",
    counted: (total) => counted(total, { one: "článek", few: "články", other: "článků" }),
  },
  pages: {
    title: "Stránky",
    counted: (total) => counted(total, { one: "stránka", few: "stránky", other: "stránek" }),
  },
};

export const searchTexts = czech({
  kind: (kind: SearchGroup["kind"]) => kinds[kind],
  /** `čt 26. 11. v 19:00`: on its own line, or after the title in a suggestion. */
  date: (instant: string) => `${formatDay(instant)} v ${formatTime(instant)}`,
  noDate: {
    current: "Další termín chystáme",
    coming: "Připravujeme",
    ended: "Už nehrajeme",
  } satisfies Record<NonNullable<FoundProduction["state"]>, string>,
  count: (total: number, question: string) =>
    `${plural(total, found)} ${counted(total, results)} pro „${question}“`,
  firstOnly: (shown: number) => `Tady je prvních ${shown}. Upřesněte hledání dalším slovem.`,
  spoken: (total: number) =>
    total === 0
      ? "Nic jsme nenašli."
      : `${plural(total, found)} ${counted(total, results)}. Návrhy procházejte šipkami.`,
  noHints: "Nic jsme nenašli. Zkuste kratší slovo.",
});
