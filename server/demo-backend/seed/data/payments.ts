import type { SeedRow } from "#server/demo-backend/seed/types.ts";
import { czech } from "#server/demo-backend/seed/typeset.ts";

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
  },
  {
    id: transfer,
    name: "QR platbou nebo převodem",
    description: czech("Kód naskenujete v bankovní aplikaci. Zboží odešleme, jakmile platba dorazí."),
    price: 0,
    image: "platba-prevodem.svg",
    kind: "transfer",
  },
  {
    id: cashOnDelivery,
    name: "Na dobírku",
    description: czech("Zaplatíte dopravci při převzetí, hotově nebo kartou."),
    price: 32.2314,
    image: "dobirka.svg",
    kind: "cod",
  },
  {
    id: desk,
    name: "V pokladně při vyzvednutí",
    description: czech("Hotově nebo kartou, až si pro zboží přijdete."),
    price: 0,
    image: "platba-v-pokladne.svg",
    kind: "desk",
  },
];
