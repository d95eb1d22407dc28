import { nbsp } from "#app/domain/typography.ts";
import { plural } from "#app/domain/plural.ts";
import { headerTexts } from "./header.ts";

/** Signing in and out. */
export const signInTexts = {
  title: nbsp("Přihlášení"),
  email: "E-mail",
  password: "Heslo",
  submit: headerTexts.signIn,
  forgotten: nbsp("Zapomenuté heslo?"),
  register: nbsp("Založit si účet"),
  why: nbsp("Proč účet? Uvidíte své objednávky, uložíte si adresy a příště nakoupíte rychleji."),
  guest: nbsp("Nakoupit můžete i bez účtu."),
  needed: nbsp("Pro pokračování se prosím přihlaste."),
  expired: nbsp("Přihlášení vypršelo, přihlaste se prosím znovu."),
  refused: nbsp("E-mail nebo heslo nesouhlasí."),
  failed: nbsp("Přihlášení se teď nepodařilo. Zkuste to prosím za chvíli znovu."),
  tokenTooLong: nbsp(
    "Přihlášení se nepodařilo uložit ve vašem prohlížeči. Ozvěte se nám prosím do pokladny.",
  ),
  welcome: nbsp("Jste přihlášeni."),
  out: nbsp("Odhlásili jsme vás."),
} as const;

/** For a form sent after the end of the session. */
export const unsavedTexts = {
  kept: nbsp(
    "Přihlášení mezitím skončilo a změny jsme neuložili. Po přihlášení je uvidíte tak, jak jste je vyplnili.",
  ),
  /** Nobody knows who typed it. */
  unsaved: nbsp("Přihlášení mezitím skončilo a změny jsme neuložili. Přihlaste se prosím znovu."),
  again: nbsp("Změny jsme zatím neuložili, přihlášení mezitím skončilo. Odešlete je prosím znovu."),
  lost: nbsp("Změny z doby před přihlášením jsme neuložili. Vyplňte je prosím znovu."),
} as const;

/** `seconds` until the next attempt. */
export function tooManyTries(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const unit = plural(minutes, { one: "minutu", few: "minuty", many: "minuty", other: "minut" });
  return nbsp(`Příliš mnoho pokusů. Zkuste to prosím znovu za ${minutes} ${unit}.`);
}
