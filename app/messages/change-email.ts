import { nbsp } from "#app/domain/typography.ts";
import type { LinkTexts } from "./newsletter-links.ts";

/** „Změna e-mailu“ of the account. */
export const changeEmailTexts = {
  title: nbsp("Změna e-mailu"),
  intro: nbsp(
    "Na nový e-mail vám pošleme odkaz, kterým změnu potvrdíte. Pak vás všude odhlásíme a přihlásíte se už novým e-mailem. Odběr novinek převedeme na něj.",
  ),
  email: nbsp("Nový e-mail"),
  password: nbsp("Současné heslo"),
  submit: nbsp("Změnit e-mail"),
  same: nbsp("Tento e-mail už u účtu máte."),
  sent: nbsp("Pošleme vám na nový e-mail odkaz, potvrďte jím prosím změnu. Platí 24 hodin."),
  uncertain: nbsp(
    "Nevíme jistě, zda žádost odešla. Pokud vám během pár minut nedorazí e-mail s odkazem, pošlete ji prosím znovu.",
  ),
} as const;

/** `/zmena-emailu/{token}`. */
export const emailConfirmation: LinkTexts = {
  title: nbsp("Potvrzení nového e-mailu"),
  ask: nbsp("Zbývá poslední krok: potvrďte, že se k účtu budete přihlašovat tímto e-mailem."),
  submit: nbsp("Potvrdit nový e-mail"),
  doneTitle: nbsp("E-mail je změněný"),
  done: nbsp("E-mail jsme změnili. Přihlaste se jím prosím."),
  goneTitle: nbsp("Odkaz už neplatí"),
  gone: nbsp(
    "Změnu jste už potvrdili, poslali jste novou žádost, změnili jste heslo, nebo od žádosti uplynulo víc než 24 hodin. O změnu e-mailu můžete v účtu požádat znovu.",
  ),
  failed: nbsp("E-mail se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu, odkaz platí dál."),
  uncertain: nbsp("Nevíme jistě, zda se e-mail změnil. Zkuste se prosím přihlásit nejdřív tím novým."),
};
