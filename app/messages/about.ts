import { counted } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

const seats = { one: "místo", few: "místa", other: "míst" };

export const aboutTexts = {
  title: nbsp("O divadle"),
  description: nbsp("Kdo jsme, kde hrajeme a kdo divadlo vede."),
  venues: nbsp("Kde hrajeme"),
  venuesPage: nbsp("Jak koupit vstupenky"),
  leaders: nbsp("Kdo divadlo vede"),
  everybody: nbsp("Všichni lidé divadla"),
  more: "Kam dál",
  seats: (count: number) => counted(count, seats),
  stepFree: "bezbariérový přístup",
  view: (name: string) => `Pohled: ${name}`,
} as const;
