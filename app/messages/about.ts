import { counted } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const seats = { one: "místo", few: "místa", other: "míst" };

export const aboutTexts = czech({
  title: "O divadle",
  description: "Kdo jsme, kde hrajeme a kdo divadlo vede.",
  venues: "Kde hrajeme",
  venuesPage: "Jak koupit vstupenky",
  leaders: "Kdo divadlo vede",
  everybody: "Všichni lidé divadla",
  more: "Kam dál",
  seats: (count: number) => counted(count, seats),
  stepFree: "bezbariérový přístup",
  view: (name: string) => `Pohled: ${name}`,
});
