import { czech } from "#app/domain/typography.ts";
import type { LinkTexts } from "./newsletter-links.ts";

/** „Změna e-mailu“ of the account. */
export const changeEmailTexts = czech({
  title: "Změna e-mailu",
  intro:
    "Na nový e-mail vám pošleme odkaz, kterým změnu potvrdíte. Pak vás všude odhlásíme a přihlásíte se už novým e-mailem. Odběr novinek převedeme na něj.",
  email: "Nový e-mail",
  password: "Současné heslo",
  submit: "Změnit e-mail",
  same: "Tento e-mail už u účtu máte.",
  sent: "Pošleme vám na nový e-mail odkaz, potvrďte jím prosím změnu. Platí 24 hodin.",
  uncertain:
    "Nevíme jistě, zda žádost odešla. Pokud vám během pár minut nedorazí e-mail s odkazem, pošlete ji prosím znovu.",
});

/** `/zmena-emailu/{token}`. */
export const emailConfirmation: LinkTexts = czech({
  title: "Potvrzení nového e-mailu",
  ask: "Zbývá poslední krok: potvrďte, že se k účtu budete přihlašovat tímto e-mailem.",
  submit: "Potvrdit nový e-mail",
  doneTitle: "E-mail je změněný",
  done: "E-mail jsme změnili. Přihlaste se jím prosím.",
  goneTitle: "Odkaz už neplatí",
  gone: "Změnu jste už potvrdili, poslali jste novou žádost, změnili jste heslo, nebo od žádosti uplynulo víc než 24 hodin. O změnu e-mailu můžete v účtu požádat znovu.",
  failed: "E-mail se teď nepodařilo změnit. Zkuste to prosím za chvíli znovu, odkaz platí dál.",
  uncertain: "Nevíme jistě, zda se e-mail změnil. Zkuste se prosím přihlásit nejdřív tím novým.",
});
