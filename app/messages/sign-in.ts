import { czech } from "#app/domain/typography.ts";
import { plural } from "#app/domain/plural.ts";
import { headerTexts } from "./header.ts";

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
  kept: "Přihlášení mezitím skončilo a změny jsme neuložili. Po přihlášení je uvidíte tak, jak jste je vyplnili.",
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
