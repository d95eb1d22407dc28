import { czech } from "#app/domain/typography.ts";

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
  sentTitle: "Podívejte se do e-mailu",
  sent: "Pošleme vám e-mail. Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty.",
  isNew: "Pokud jste u nás účet ještě neměli, v e-mailu stojí, jak dál.",
  isMade: "Pokud jste u nás účet ještě neměli, je založený a můžete se hned přihlásit.",
  isKnown: "Pokud už ho máte, v e-mailu stojí, jak se k němu dostanete.",
});
