import { czech } from "#app/domain/typography.ts";

/** Notices after a change of the cart. */
export const cartNotices = czech({
  added: (name: string) => `${name} jsme přidali do košíku.`,
  updated: (quantity: number) => `Počet kusů jsme změnili na ${quantity}.`,
  removed: (name: string) => `${name} jsme odebrali z košíku.`,
  restored: (name: string) => `${name} jsme vrátili do košíku.`,
  limited: (remaining: number) => `Skladem máme jen ${remaining} ks, počet jsme upravili.`,
  soldOut: (name: string) => `${name} už nemáme skladem, do košíku jsme nic nepřidali.`,
  noteSaved: "Poznámku jsme uložili.",
  noteLost: "Poznámku se ale nepodařilo uložit.",
  cleared: "Košík jsme vyprázdnili.",
  merged: "Položky, které jste měli v košíku před přihlášením, najdete v něm i teď.",
});

/** The cart failures of §8, which does not define their texts, and related ones. */
export const cartFailures = czech({
  load: "Košík se nepodařilo načíst. Zkuste prosím stránku obnovit.",
  create: "Košík se nepodařilo založit. Zkuste to prosím za chvíli znovu.",
  add: "Položku se nepodařilo přidat do košíku. Zkuste to prosím znovu.",
  update: "Počet kusů se nepodařilo změnit.",
  note: "Poznámku se nepodařilo uložit.",
  otherNote: (note: string) =>
    `Nic jsme nezměnili: u této položky už v košíku máte „${note}“. Položka má jen jeden text; nahradit ho můžete v košíku.`,
  removeVoucher: "Poukaz se nepodařilo z košíku odebrat.",
  clear: "Košík se nepodařilo vyprázdnit.",
  missing: "Toto zboží už v nabídce nemáme.",
  eveningOver: "Vstupenky na toto představení už neprodáváme.",
  tooMany: "Víc vstupenek na toto představení v jedné objednávce koupit nejde.",
  variantNeeded: "Vyberte prosím nejdřív variantu zboží.",
  /** The site sent the change, but its result is unknown. */
  uncertain: "Nevíme jistě, zda se změna uložila. Podívejte se prosím, co v košíku máte.",
});
