import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

export const cartTexts = czech({
  emptyTitle: "Váš košík je prázdný",
  unreachableTitle: "Košík teď nejde načíst",
  unreachableText: "Co v něm máte, zůstává. Zkuste prosím za chvíli stránku obnovit.",
  dropdownMore: (more: number) =>
    `V košíku máte ještě ${more} ${plural(more, { one: "další položku", few: "další položky", other: "dalších položek" })}.`,
  seats: (seats: string) => `Teď pro vás: ${seats}`,
  unreadLine: "Položku se nepodařilo načíst.",
  unreadPrice: "Cenu téhle položky se nepodařilo načíst.",
  unreadName: "nenačtenou položku",
  unreadVoucher: "Kód se nepodařilo načíst.",
  unknownTotalText:
    "Něco z košíku se nepodařilo načíst, proto objednávku zatím nemůžeme přijmout. Odeberte prosím, co nemá cenu, nebo zkuste za chvíli stránku obnovit.",
  pieces: (quantity: number) => `${quantity}\u00a0ks`,
  lineTotal: "Celkem",
  perPiece: "za kus",
  perTicket: "za vstupenku",
  remove: "Odebrat",
  removeNamed: (name: string) => `Odebrat ${name} z košíku`,
});
