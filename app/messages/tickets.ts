import { counted, lastOf, plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const seats = { one: "místo", few: "místa", other: "míst" };
const tickets = { one: "vstupenka", few: "vstupenky", other: "vstupenek" };

export const ticketsTexts = czech({
  lastPlaces: (free: number) =>
    free === 1 ? "poslední místo" : `${plural(free, lastOf)} ${counted(free, seats)}`,
  most: (most: number) => `Najednou prodáváme nejvýš ${counted(most, tickets)}.`,
  sum: (count: number, price: string) => `${counted(count, tickets)} za ${price}`,
  tooMany: (most: number) =>
    `V jedné objednávce prodáváme na představení nejvýš ${counted(most, tickets)}. Uberte prosím nějakou, nebo se podívejte, kolik jich už v košíku máte.`,
  key: "Barvy na plánku",
  plan: (venue: string) => `Plánek: ${venue}`,
  capacity: (n: number) => counted(n, seats),
});
