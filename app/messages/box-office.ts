import { nbsp } from "#app/domain/typography.ts";

/** Box-office hours in the footer (§1). */
export const boxOfficeTexts = {
  heading: nbsp("Otevírací doba pokladny"),
  weekdays: "Pondělí–pátek",
  weekdayHours: "15:00–19:00",
  weekend: nbsp(
    "O víkendech a svátcích je pokladna otevřena jen v den představení: od 1 hodiny před začátkem do 1 hodiny po začátku představení.",
  ),
  christmasHeading: nbsp("Otevírací doba pokladny o Vánocích"),
  christmasText: (from: string, to: string) =>
    nbsp(`Od ${from} do ${to} platí vánoční provoz pokladny. Vstupenky a poukazy koupíte kdykoli online.`),
} as const;
