import { nbsp } from "#app/domain/typography.ts";

/** The title of `/vstupenky/zaslat-znovu`, and the links to it. */
export const resendLink = nbsp("Ztratili jste vstupenku?");
export const resendAction = nbsp("Poslat vstupenky a objednávky znovu");
/** On the page of an order that does not exist. */
export const resendOrder = nbsp("Hledáte svou objednávku nebo vstupenky?");

/** `/vstupenky/zaslat-znovu`. */
export const resend = {
  title: resendLink,
  description: nbsp("Pošleme vám e-mailem odkazy na vaše objednávky a vstupenky v PDF."),
  intro: nbsp(
    "Napište e-mail, se kterým jste objednávali. Pošleme na něj odkazy na nevyřízené objednávky, vstupenky na představení, která teprve budou, a dárkové poukazy, které můžete uplatnit.",
  ),
  email: "E-mail",
  submit: nbsp("Poslat znovu"),
  sentTitle: nbsp("Podívejte se do e-mailu"),
  sent: nbsp(
    "Pokud na tuto adresu máme nevyřízené objednávky, vstupenky na představení, která teprve budou, nebo platné dárkové poukazy, pošleme je na ni všechny v jednom e-mailu.",
  ),
  spam: nbsp("Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty."),
  asideTitle: nbsp("Jak dál"),
  noLetter: nbsp("Ani za půl hodiny nic nedorazilo? Možná jste objednávali s jinou adresou."),
  otherWay: nbsp("Nevíte, se kterou adresou jste objednávali?"),
  again: nbsp("Zkusit jinou adresu"),
  contact: nbsp("Zeptat se pokladny"),
  account: nbsp("Podívat se do účtu"),
  failed: nbsp("Žádost se teď nepodařilo odeslat. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda e-mail odejde. Pokud během pár minut nedorazí, požádejte o něj prosím znovu.",
  ),
} as const;
