import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

/** In characters. */
export const minPasswordLength = 12;

/** Passwords: a new one, a forgotten one. */
export const passwordTexts = czech({
  password: "Heslo",
  newPassword: "Nové heslo",
  again: "Heslo znovu",
  show: "Zobrazit napsané",
  hint: `Alespoň ${minPasswordLength} znaků. Čím delší, tím lepší: stačí i několik obyčejných slov.`,
  guessable:
    "Takové heslo se dá snadno uhodnout. Zvolte prosím jiné, třeba několik slov, která k sobě nepatří.",
});

/** From this length on a password of ordinary words is strong, in characters. */
const strongLength = 16;

/** The hint beside a new password of so many characters. Length matters most (NIST SP 800-63B, appendix A). */
export const passwordStrength = czech((length: number): string => {
  if (length === 0) return passwordTexts.hint;
  const missing = minPasswordLength - length;
  if (missing > 0)
    return `Slabé heslo: ještě ${missing} ${plural(missing, { one: "znak", few: "znaky", other: "znaků" })}.`;
  return length < strongLength ? "Dobré heslo. Delší by bylo ještě lepší." : "Silné heslo.";
});

/** `/obnova-hesla`. */
export const forgotPassword = czech({
  title: "Zapomenuté heslo",
  description: "Pošleme vám odkaz, kterým si nastavíte nové heslo.",
  intro: "Napište e-mail, se kterým se přihlašujete. Pošleme na něj odkaz pro nastavení nového hesla.",
  email: "E-mail",
  submit: "Poslat odkaz",
  sentTitle: "Podívejte se do e-mailu",
  sent: "Pokud u nás máte účet s tímto e-mailem, pošleme na něj odkaz pro nastavení nového hesla.",
  validity: (hours: number) =>
    `Odkaz platí ${hours} ${plural(hours, { one: "hodinu", few: "hodiny", other: "hodin" })} a dá se použít jednou.`,
  spam: "Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.",
  asideTitle: "Jak dál",
  noLetter: "Ani za půl hodiny nic nedorazilo?",
  otherWay: "Vzpomněli jste si, nebo u nás účet nemáte?",
  again: "Poslat odkaz znovu",
  signIn: "Přihlásit se",
  register: "Založit si účet",
  failed: "Odkaz se teď nepodařilo poslat. Zkuste to prosím za chvíli znovu.",
  uncertain: "Nevíme jistě, zda odkaz odešel. Pokud během pár minut nedorazí, požádejte o něj prosím znovu.",
});

/** `/zmena-hesla/{hash}`. */
export const changePassword = czech({
  title: "Nové heslo",
  intro: "Zvolte si nové heslo.",
  endsSessions: "Zvolte si nové heslo. Všude, kde jste přihlášeni, vás odhlásíme.",
  submit: "Změnit heslo",
  done: "Heslo jsme změnili, můžete se přihlásit.",
  goneTitle: "Odkaz už neplatí",
  gone: "Odkaz pro změnu hesla už neplatí. Požádejte si o nový.",
  askAgain: "Požádat o nový odkaz",
  unknown: "Odkaz se teď nepodařilo ověřit. Platí dál, zkuste ho prosím otevřít za chvíli znovu.",
  failed: "Heslo se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu.",
  uncertain:
    "Nevíme jistě, zda se heslo změnilo. Než to zkusíte znovu, zkuste se prosím přihlásit tím novým.",
});
