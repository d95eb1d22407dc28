import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";
import { headerTexts } from "./shell-texts.ts";

/** Signing in and out. */
export const signInTexts = czech({
  title: "Přihlášení",
  email: "E-mail",
  password: "Heslo",
  submit: headerTexts.signIn,
  forgotten: "Zapomenuté heslo?",
  register: "Založit si účet",
  why: "Proč účet? Uvidíte své objednávky, uložíte si adresy a příště nakoupíte rychleji.",
  guest: "Nakoupit můžete i bez účtu.",
  needed: "Pro pokračování se prosím přihlaste.",
  expired: "Přihlášení vypršelo, přihlaste se prosím znovu.",
  refused: "E-mail nebo heslo nesouhlasí.",
  failed: "Přihlášení se teď nepodařilo. Zkuste to prosím za chvíli znovu.",
  tokenTooLong: "Přihlášení se nepodařilo uložit ve vašem prohlížeči. Ozvěte se nám prosím do pokladny.",
  welcome: "Jste přihlášeni.",
  out: "Odhlásili jsme vás.",
});

/** For a form sent after the end of the session. */
export const unsavedTexts = czech({
  kept: "Přihlášení vypršelo, přihlaste se prosím znovu. Formulář jsme neodeslali, po přihlášení ho uvidíte tak, jak jste ho vyplnili.",
  /** Nobody knows who typed it. */
  unsaved: "Přihlášení mezitím skončilo a změny jsme neuložili. Přihlaste se prosím znovu.",
  again: "Změny jsme zatím neuložili, přihlášení mezitím skončilo. Odešlete je prosím znovu.",
  lost: "Změny z doby před přihlášením jsme neuložili. Vyplňte je prosím znovu.",
});

/** `seconds` until the next attempt. */
export const tooManyTries = czech((seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const unit = plural(minutes, { one: "minutu", few: "minuty", many: "minuty", other: "minut" });
  return `Příliš mnoho pokusů. Zkuste to prosím znovu za ${minutes} ${unit}.`;
});

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

/** `/registrace`. The confirmation page is the same for new and already registered e-mail addresses. */
export const registration = czech({
  title: "Registrace",
  description: "Založte si účet: uvidíte své objednávky, uložíte si adresy a příště nakoupíte rychleji.",
  why: "Proč účet?",
  reasons: ["Uvidíte své objednávky.", "Uložíte si adresy.", "Příště nakoupíte rychleji."],
  guest: "Nakoupit můžete i bez účtu.",
  haveOne: "Už u nás účet máte?",
  signIn: "Přihlásit se",
  email: "E-mail",
  emailHint: "Budete se jím přihlašovat.",
  newsletter: "Chci dostávat novinky z divadla e-mailem. Odhlásit se můžu kdykoli.",
  submit: "Založit účet",
  submitting: "Zakládáme účet…",
  failed: "Účet se teď nepodařilo založit. Zkuste to prosím za chvíli znovu.",
  uncertain:
    "Nevíme jistě, zda se účet založil. Než to zkusíte znovu, podívejte se prosím do e-mailu, zda jsme vám nenapsali.",
  doneTitle: "Registrace je hotová",
  sentTitle: "Podívejte se do e-mailu",
  sent: "Pošleme vám e-mail. Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.",
  isNew: "Pokud jste u nás účet ještě neměli, je založený.",
  isNewByEmail: "Pokud jste u nás účet ještě neměli, v e-mailu stojí, jak dál.",
  isMade: "Pokud jste u nás účet ještě neměli, je založený a můžete se hned přihlásit.",
  isKnown: "Pokud už ho máte, platí dál vaše dosavadní heslo.",
  isKnownByEmail: "Pokud už ho máte, v e-mailu stojí, jak se k němu dostanete.",
});
