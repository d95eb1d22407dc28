import { counted, lastForms, plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const seats = { one: "místo", few: "místa", other: "míst" };
const tickets = { one: "vstupenka", few: "vstupenky", other: "vstupenek" };

export const ticketsTexts = czech({
  lastPlaces: (free: number) =>
    free === 1 ? "poslední místo" : `${plural(free, lastForms)} ${counted(free, seats)}`,
  most: (most: number) => `Najednou prodáváme nejvýš ${counted(most, tickets)}.`,
  sum: (count: number, price: string) => `${counted(count, tickets)} za ${price}`,
  tooMany: (most: number) =>
    `V jedné objednávce prodáváme na představení nejvýš ${counted(most, tickets)}. Uberte prosím nějakou, nebo se podívejte, kolik jich už v košíku máte.`,
  key: "Barvy na plánku",
  plan: (venue: string) => `Plánek: ${venue}`,
  capacity: (n: number) => counted(n, seats),
});

/** The title of `/vstupenky/zaslat-znovu`, and the links to it. */
export const resendLink = czech("Ztratili jste vstupenku?");
export const resendAction = czech("Poslat vstupenky a objednávky znovu");
/** On the page of an order that does not exist. */
export const resendOrder = czech("Hledáte svou objednávku nebo vstupenky?");

/** `/vstupenky/zaslat-znovu`. */
export const resend = czech({
  title: resendLink,
  description: "Pošleme vám e-mailem odkazy na vaše objednávky a vstupenky v PDF.",
  intro:
    "Napište e-mail, se kterým jste objednávali. Pošleme na něj odkazy na nevyřízené objednávky, vstupenky na představení, která teprve budou, a dárkové poukazy, které můžete uplatnit.",
  email: "E-mail",
  submit: "Poslat znovu",
  sentTitle: "Podívejte se do e-mailu",
  sent: "Pokud na tuto adresu máme nevyřízené objednávky, vstupenky na představení, která teprve budou, nebo platné dárkové poukazy, pošleme je na ni všechny v jednom e-mailu.",
  spam: "Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.",
  asideTitle: "Jak dál",
  noEmail: "Ani za půl hodiny nic nedorazilo? Možná jste objednávali s jinou adresou.",
  otherWay: "Nevíte, se kterou adresou jste objednávali?",
  again: "Zkusit jinou adresu",
  contact: "Zeptat se pokladny",
  account: "Podívat se do účtu",
  failed: "Žádost se teď nepodařilo odeslat. Zkuste to prosím za chvíli znovu.",
  uncertain: "Nevíme jistě, zda e-mail odejde. Pokud během pár minut nedorazí, požádejte o něj prosím znovu.",
});
