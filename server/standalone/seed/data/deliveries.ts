import type { SeedDelivery } from "#standalone/seed/types.ts";
import { czech } from "#standalone/seed/typeset.ts";
import { card, cashOnDelivery, desk, transfer } from "./payments.ts";

export const pickUp = 1;
export const zasilkovna = 2;
export const balikovna = 3;
export const ppl = 4;
const slovakia = 5;
export const byEmail = 6;

const parcel = {
  tax_rate: 21,
  free_from: null,
  requires_address: false,
  requires_branch: false,
  by_email: false,
  kind: "parcel",
  for_vouchers: false,
  countries: ["CZ"],
} as const;

/** Net fees; gross 0, 79, 69, 129, 119 and 0 CZK. */
export const deliveries: readonly SeedDelivery[] = [
  {
    ...parcel,
    id: pickUp,
    kind: "pickup",
    name: "Osobní odběr v pokladně",
    description: czech(
      "Zdarma. Připravíme do 2 pracovních dnů a napíšeme vám; zásilka na vás počká 14 dní v pokladně nebo v infocentru.",
    ),
    price: 0,
    image: "osobni-odber.svg",
    requires_branch: true,
    for_vouchers: true,
    countries: ["CZ", "SK"],
    payments: [card, transfer, desk],
  },
  {
    ...parcel,
    id: zasilkovna,
    name: "Zásilkovna",
    description: czech("Na výdejní místo nebo do Z-BOXu za 2–3 pracovní dny. Od 1 500 Kč zdarma."),
    price: 65.2893,
    free_from: 1500,
    image: "zasilkovna.svg",
    requires_branch: true,
    payments: [card, transfer, cashOnDelivery],
  },
  {
    ...parcel,
    id: balikovna,
    name: "Balíkovna",
    description: czech("Na poštu nebo do boxu za 2–3 pracovní dny. Zásilka tam čeká 7 dní."),
    price: 57.0248,
    image: "balikovna.svg",
    requires_branch: true,
    payments: [card, transfer, cashOnDelivery],
  },
  {
    ...parcel,
    id: ppl,
    name: "PPL na adresu",
    description: czech("Kurýr k vašim dveřím do 2 pracovních dnů. Den předem pošle zprávu s časem doručení."),
    price: 106.6116,
    image: "ppl.svg",
    requires_address: true,
    payments: [card, transfer, cashOnDelivery],
  },
  {
    ...parcel,
    id: slovakia,
    name: "Slovensko – Packeta",
    description: czech(
      "Na adresu na Slovensku za 3–5 pracovních dnů. Platí se předem, kartou nebo převodem.",
    ),
    price: 98.3471,
    image: "packeta-sk.svg",
    requires_address: true,
    countries: ["SK"],
    payments: [card, transfer],
  },
  {
    ...parcel,
    id: byEmail,
    kind: "email",
    name: "E-mail",
    description: czech("Poukaz v PDF k vytištění. Zdarma, dorazí do 15 minut po zaplacení."),
    price: 0,
    image: "e-mail.svg",
    by_email: true,
    for_vouchers: true,
    countries: ["CZ", "SK"],
    payments: [card, transfer],
  },
];
