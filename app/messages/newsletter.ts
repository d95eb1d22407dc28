import { nbsp } from "#app/domain/typography.ts";

/** Results of a newsletter sign-up (§8), verbatim. */
export const newsletter = {
  saved: "E-mail byl úspěšně uložen.",
  alreadySaved: "Tento e-mail je již uložen.",
  failed: "E-mail nebyl úspěšně uložen.",
} as const;

/** Texts of the newsletter form. */
export const newsletterForm = {
  page: "Newsletter",
  title: nbsp("Ať vám neuteče premiéra"),
  text: nbsp("Jednou za měsíc pošleme program, novinky a termín předprodeje. Nic navíc."),
  email: "E-mail",
  submit: nbsp("Odebírat novinky"),
  agreement: nbsp("Odesláním souhlasíte se zasíláním novinek. Odhlásit se můžete v každém e-mailu."),
  privacy: nbsp("Zásady zpracování osobních údajů"),
  again: nbsp("Zkuste to prosím za chvíli znovu."),
  /** No answer came, so the back office may have saved the address anyway. */
  uncertain: nbsp("Jistě to ale nevíme, zkuste to prosím za chvíli znovu."),
  notNow: nbsp("Teď ne"),
} as const;
