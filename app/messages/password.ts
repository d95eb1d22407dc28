import { plural } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

/** In characters. */
export const minPasswordLength = 12;

/** Passwords: a new one, a forgotten one. */
export const passwordTexts = {
  password: "Heslo",
  newPassword: nbsp("Nové heslo"),
  again: nbsp("Heslo znovu"),
  show: nbsp("Zobrazit napsané"),
  hint: nbsp(`Alespoň ${minPasswordLength} znaků. Čím delší, tím lepší: stačí i několik obyčejných slov.`),
  guessable: nbsp(
    "Takové heslo se dá snadno uhodnout. Zvolte prosím jiné, třeba několik slov, která k sobě nepatří.",
  ),
} as const;

/** From this length on a password of ordinary words is strong, in characters. */
const strongLength = 16;

/** The hint beside a new password of so many characters. Length matters most (NIST SP 800-63B, appendix A). */
export function passwordStrength(length: number): string {
  if (length === 0) return passwordTexts.hint;
  const missing = minPasswordLength - length;
  if (missing > 0)
    return nbsp(
      `Slabé heslo: ještě ${missing} ${plural(missing, { one: "znak", few: "znaky", other: "znaků" })}.`,
    );
  return nbsp(length < strongLength ? "Dobré heslo. Delší by bylo ještě lepší." : "Silné heslo.");
}

/** `/obnova-hesla`. */
export const forgotPassword = {
  title: nbsp("Zapomenuté heslo"),
  description: nbsp("Pošleme vám odkaz, kterým si nastavíte nové heslo."),
  intro: nbsp("Napište e-mail, se kterým se přihlašujete. Pošleme na něj odkaz pro nastavení nového hesla."),
  email: "E-mail",
  submit: nbsp("Poslat odkaz"),
  sentTitle: nbsp("Podívejte se do e-mailu"),
  sent: nbsp("Pokud u nás máte účet s tímto e-mailem, pošleme na něj odkaz pro nastavení nového hesla."),
  validity: (hours: number) =>
    nbsp(
      `Odkaz platí ${hours} ${plural(hours, { one: "hodinu", few: "hodiny", other: "hodin" })} a dá se použít jednou.`,
    ),
  spam: nbsp("Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty."),
  asideTitle: nbsp("Jak dál"),
  noLetter: nbsp("Ani za půl hodiny nic nedorazilo?"),
  otherWay: nbsp("Vzpomněli jste si, nebo u nás účet nemáte?"),
  again: nbsp("Poslat odkaz znovu"),
  signIn: nbsp("Přihlásit se"),
  register: nbsp("Založit si účet"),
  failed: nbsp("Odkaz se teď nepodařilo poslat. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda odkaz odešel. Pokud během pár minut nedorazí, požádejte o něj prosím znovu.",
  ),
} as const;

/** `/zmena-hesla/{hash}`. */
export const changePassword = {
  title: nbsp("Nové heslo"),
  intro: nbsp("Zvolte si nové heslo."),
  endsSessions: nbsp("Zvolte si nové heslo. Všude, kde jste přihlášeni, vás odhlásíme."),
  submit: nbsp("Změnit heslo"),
  done: nbsp("Heslo jsme změnili, můžete se přihlásit."),
  goneTitle: nbsp("Odkaz už neplatí"),
  gone: nbsp("Odkaz pro změnu hesla už neplatí. Požádejte si o nový."),
  askAgain: nbsp("Požádat o nový odkaz"),
  unknown: nbsp("Odkaz se teď nepodařilo ověřit. Platí dál, zkuste ho prosím otevřít za chvíli znovu."),
  failed: nbsp("Heslo se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda se heslo změnilo. Než to zkusíte znovu, zkuste se prosím přihlásit tím novým.",
  ),
} as const;
