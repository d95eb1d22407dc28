import { czech } from "#app/domain/typography.ts";

/** Results of a newsletter sign-up (§8), verbatim. */
export const newsletter = czech({
  saved: "E-mail byl úspěšně uložen.",
  alreadySaved: "Tento e-mail je již uložen.",
  failed: "E-mail nebyl úspěšně uložen.",
});

/** Texts of the newsletter form. */
export const newsletterForm = czech({
  page: "Newsletter",
  title: "Ať vám neuteče premiéra",
  text: "Jednou za měsíc pošleme program, novinky a termín předprodeje. Nic navíc.",
  submit: "Odebírat novinky",
  agreement: "Odesláním souhlasíte se zasíláním novinek. Odhlásit se můžete v každém e-mailu.",
  again: "Zkuste to prosím za chvíli znovu.",
  /** No answer came, so the back office may have saved the address anyway. */
  uncertain: "Jistě to ale nevíme, zkuste to prosím za chvíli znovu.",
  notNow: "Teď ne",
});
