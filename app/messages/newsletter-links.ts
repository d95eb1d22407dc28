import { nbsp } from "#app/domain/typography.ts";

/** Follows the specification's words if the back office first sends an e-mail with a link. */
export const confirmByLetter = nbsp("Pošleme vám e-mail, odběr začne, až ho odkazem v něm potvrdíte.");

/** The texts of the page behind an e-mail's link. */
export interface LinkTexts {
  readonly title: string;
  readonly ask: string;
  readonly submit: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly failed: string;
  readonly uncertain: string;
}

/** `/newsletter/potvrzeni/{token}`. */
export const newsletterConfirmation: LinkTexts = {
  title: nbsp("Potvrzení odběru novinek"),
  ask: nbsp("Zbývá poslední krok: potvrďte, že chcete novinky z divadla dostávat e-mailem."),
  submit: nbsp("Potvrdit odběr novinek"),
  doneTitle: nbsp("Odběr novinek je potvrzený"),
  done: nbsp("Děkujeme. Odhlásit se můžete odkazem v každém e-mailu."),
  goneTitle: nbsp("Odkaz už neplatí"),
  gone: nbsp(
    "Odběr jste už potvrdili, dostali jste od nás novější odkaz, nebo platnost tohoto vypršela. Pokud vám novinky nechodí, přihlaste se k jejich odběru prosím znovu.",
  ),
  failed: nbsp("Odběr se teď nepodařilo potvrdit. Zkuste to prosím za chvíli znovu, odkaz platí dál."),
  uncertain: nbsp("Nevíme jistě, zda se odběr potvrdil. Zkuste to prosím za chvíli znovu."),
};

/** `/newsletter/odhlaseni/{token}`. */
export const newsletterEnd: LinkTexts = {
  title: nbsp("Odhlášení odběru novinek"),
  ask: nbsp(
    "Už nechcete dostávat novinky z divadla? Odhlásíte je tímto tlačítkem, nic dalšího není potřeba.",
  ),
  submit: nbsp("Odhlásit odběr novinek"),
  doneTitle: nbsp("Odběr novinek je odhlášený"),
  done: nbsp("Novinky vám už posílat nebudeme."),
  goneTitle: nbsp("Odkaz už neplatí"),
  gone: nbsp(
    "Odběr jste už odhlásili, nebo odkaz není celý. Pokud vám novinky chodí dál, použijte prosím odkaz z posledního e-mailu.",
  ),
  failed: nbsp("Odběr se teď nepodařilo odhlásit. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp("Nevíme jistě, zda se odběr odhlásil. Zkuste to prosím za chvíli znovu."),
};
