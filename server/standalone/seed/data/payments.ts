import type { SeedRow } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";

export const card = 1;
export const transfer = 2;
export const cashOnDelivery = 3;
export const desk = 4;

/** Net fees; gross 0, 0, 39 and 0 CZK. */
export const payments: readonly Omit<Required<SeedRow<"payments">>, "position" | "tax_rate">[] = [
  {
    id: card,
    name: "Kartou online",
    description: czech("Apple Pay, Google Pay nebo karta. Zaplatíte hned po odeslání objednávky."),
    price: 0,
    image: "platba-kartou.svg",
    kind: "card",
    rounds_to_crowns: false,
  },
  {
    id: transfer,
    name: "QR platbou nebo převodem",
    description: czech("Kód naskenujete v bankovní aplikaci. Zboží odešleme, jakmile platba dorazí."),
    price: 0,
    image: "platba-prevodem.svg",
    kind: "transfer",
    rounds_to_crowns: false,
  },
  {
    id: cashOnDelivery,
    name: "Na dobírku",
    description: czech("Zaplatíte dopravci při převzetí, hotově."),
    price: 32.2314,
    image: "dobirka.svg",
    kind: "cod",
    rounds_to_crowns: true,
  },
  {
    id: desk,
    name: "V pokladně při vyzvednutí",
    description: czech("Hotově, až si pro zboží přijdete."),
    price: 0,
    image: "platba-v-pokladne.svg",
    kind: "desk",
    rounds_to_crowns: true,
  },
];
