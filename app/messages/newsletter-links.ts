import { czech } from "#app/domain/typography.ts";

/** Follows the specification's words if the back office first sends an e-mail with a link. */
export const confirmByLetter = czech("Pošleme vám e-mail, odběr začne, až ho odkazem v něm potvrdíte.");

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
export const newsletterConfirmation: LinkTexts = czech({
  title: "Potvrzení odběru novinek",
  ask: "Zbývá poslední krok: potvrďte, že chcete novinky z divadla dostávat e-mailem.",
  submit: "Potvrdit odběr novinek",
  doneTitle: "Odběr novinek je potvrzený",
  done: "Děkujeme. Odhlásit se můžete odkazem v každém e-mailu.",
  goneTitle: "Odkaz už neplatí",
  gone: "Odběr jste už potvrdili, dostali jste od nás novější odkaz, nebo platnost tohoto vypršela. Pokud vám novinky nechodí, přihlaste se k jejich odběru prosím znovu.",
  failed: "Odběr se teď nepodařilo potvrdit. Zkuste to prosím za chvíli znovu, odkaz platí dál.",
  uncertain: "Nevíme jistě, zda se odběr potvrdil. Zkuste to prosím za chvíli znovu.",
});

/** `/newsletter/odhlaseni/{token}`. */
export const newsletterEnd: LinkTexts = czech({
  title: "Odhlášení odběru novinek",
  ask: "Už nechcete dostávat novinky z divadla? Odhlásíte je tímto tlačítkem, nic dalšího není potřeba.",
  submit: "Odhlásit odběr novinek",
  doneTitle: "Odběr novinek je odhlášený",
  done: "Novinky vám už posílat nebudeme.",
  goneTitle: "Odkaz už neplatí",
  gone: "Odběr jste už odhlásili, nebo odkaz není celý. Pokud vám novinky chodí dál, použijte prosím odkaz z posledního e-mailu.",
  failed: "Odběr se teď nepodařilo odhlásit. Zkuste to prosím za chvíli znovu.",
  uncertain: "Nevíme jistě, zda se odběr odhlásil. Zkuste to prosím za chvíli znovu.",
});
