import { nbsp } from "#app/domain/typography.ts";

/** Notices after a change of the cart. */
export const cartNotices = {
  added: (name: string) => nbsp(`${name} jsme přidali do košíku.`),
  updated: (quantity: number) => nbsp(`Počet kusů jsme změnili na ${quantity}.`),
  removed: (name: string) => nbsp(`${name} jsme odebrali z košíku.`),
  restored: (name: string) => nbsp(`${name} jsme vrátili do košíku.`),
  limited: (remaining: number) => nbsp(`Skladem máme jen ${remaining} ks, počet jsme upravili.`),
  soldOut: (name: string) => nbsp(`${name} už nemáme skladem, do košíku jsme nic nepřidali.`),
  noteSaved: nbsp("Poznámku jsme uložili."),
  noteLost: nbsp("Poznámku se ale nepodařilo uložit."),
  cleared: nbsp("Košík jsme vyprázdnili."),
  merged: nbsp("Položky, které jste měli v košíku před přihlášením, najdete v něm i teď."),
} as const;

/** The cart failures of §8, which does not define their texts, and related ones. */
export const cartFailures = {
  load: nbsp("Košík se nepodařilo načíst. Zkuste prosím stránku obnovit."),
  create: nbsp("Košík se nepodařilo založit. Zkuste to prosím za chvíli znovu."),
  add: nbsp("Položku se nepodařilo přidat do košíku. Zkuste to prosím znovu."),
  update: nbsp("Počet kusů se nepodařilo změnit."),
  note: nbsp("Poznámku se nepodařilo uložit."),
  otherNote: (note: string) =>
    nbsp(
      `Nic jsme nezměnili: u\u00a0této položky už v\u00a0košíku máte „${note}“. Položka má jen jeden text; nahradit ho můžete v\u00a0košíku.`,
    ),
  removeVoucher: nbsp("Poukaz se nepodařilo z košíku odebrat."),
  clear: nbsp("Košík se nepodařilo vyprázdnit."),
  missing: nbsp("Toto zboží už v nabídce nemáme."),
  eveningOver: nbsp("Vstupenky na toto představení už neprodáváme."),
  tooMany: nbsp("Víc vstupenek na toto představení v jedné objednávce koupit nejde."),
  variantNeeded: nbsp("Vyberte prosím nejdřív variantu zboží."),
  /** The site sent the change, but its result is unknown. */
  uncertain: nbsp("Nevíme jistě, zda se změna uložila. Podívejte se prosím, co v košíku máte."),
} as const;
