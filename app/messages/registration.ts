import { nbsp } from "#app/domain/typography.ts";

/** `/registrace`. The confirmation page is the same for new and already registered e-mail addresses. */
export const registration = {
  title: "Registrace",
  description: nbsp(
    "Založte si účet: uvidíte své objednávky, uložíte si adresy a příště nakoupíte rychleji.",
  ),
  why: nbsp("Proč účet?"),
  reasons: [nbsp("Uvidíte své objednávky."), nbsp("Uložíte si adresy."), nbsp("Příště nakoupíte rychleji.")],
  guest: nbsp("Nakoupit můžete i bez účtu."),
  haveOne: nbsp("Už u nás účet máte?"),
  signIn: nbsp("Přihlásit se"),
  email: "E-mail",
  emailHint: nbsp("Budete se jím přihlašovat."),
  newsletter: nbsp("Chci dostávat novinky z divadla e-mailem. Odhlásit se můžu kdykoli."),
  submit: nbsp("Založit účet"),
  submitting: nbsp("Zakládáme účet…"),
  failed: nbsp("Účet se teď nepodařilo založit. Zkuste to prosím za chvíli znovu."),
  uncertain: nbsp(
    "Nevíme jistě, zda se účet založil. Než to zkusíte znovu, podívejte se prosím do e-mailu, zda jsme vám nenapsali.",
  ),
  sentTitle: nbsp("Podívejte se do e-mailu"),
  sent: nbsp("Pošleme vám e-mail. Nevidíte ho? Podívejte se i do spamu nebo hromadné pošty."),
  isNew: nbsp("Pokud jste u nás účet ještě neměli, v e-mailu stojí, jak dál."),
  isMade: nbsp("Pokud jste u nás účet ještě neměli, je založený a můžete se hned přihlásit."),
  isKnown: nbsp("Pokud už ho máte, v e-mailu stojí, jak se k němu dostanete."),
} as const;
