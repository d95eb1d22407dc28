import { plural } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";
import { headerTexts } from "./header.ts";

export const cartTexts = czech({
  title: headerTexts.cart,
  emptyTitle: "Váš košík je prázdný",
  emptyText: "Vyberte si v e-shopu něco pro radost.",
  emptyGifts: "Vyberte si v e-shopu třeba dárkový poukaz nebo plakát k oblíbené inscenaci.",
  programme: "Vybrat představení",
  emptyButton: "Přejít do e-shopu",
  unreachableTitle: "Košík teď nejde načíst",
  unreachableText: "Co v něm máte, zůstává. Zkuste prosím za chvíli stránku obnovit.",
  outdated: "Ukazujeme, co v něm bylo naposledy. Co jste vyplnili, zůstává.",
  dropdown: "Obsah košíku",
  dropdownVouchers: "Uplatněné kódy a poukazy",
  dropdownLoading: "Načítáme obsah košíku…",
  dropdownEmpty: "V košíku zatím nic nemáte.",
  dropdownMore: (more: number) =>
    `V košíku máte ještě ${more} ${plural(more, { one: "další položku", few: "další položky", other: "dalších položek" })}.`,
  notHeld: "Místa v hledišti vám zajistí až odeslaná objednávka, v košíku je nedržíme.",
  /** For lines that name their seats. */
  seatsMayChange:
    "Kdyby je mezitím koupil někdo jiný, dáme vám jiná vedle sebe, a místa zvlášť jen s vaším souhlasem.",
  seats: (seats: string) => `Teď pro vás: ${seats}`,
  /** Of tickets. */
  eveningOver: "Na toto představení už vstupenky neprodáváme, nic za ně neúčtujeme.",
  unreadLine: "Položku se nepodařilo načíst.",
  unreadPrice: "Cenu téhle položky se nepodařilo načíst.",
  unreadName: "nenačtenou položku",
  unreadVoucher: "Kód se nepodařilo načíst.",
  unknownTotal: "nelze spočítat",
  unknownTotalTitle: "Celkovou cenu teď nelze spočítat",
  unknownTotalText:
    "Něco z košíku se nepodařilo načíst, proto objednávku zatím nemůžeme přijmout. Odeberte prosím, co nemá cenu, nebo zkuste za chvíli stránku obnovit.",
  /** For a cart with a gift voucher, which pays a part of the price. */
  toPay: "Zbývá zaplatit",
  pieces: (quantity: number) => `${quantity}\u00a0ks`,
  tickets: (quantity: number) =>
    `${quantity} ${plural(quantity, { one: "vstupenka", few: "vstupenky", other: "vstupenek" })}`,
  lineTotal: "Celkem",
  perPiece: "za kus",
  perTicket: "za vstupenku",
  remove: "Odebrat",
  removeNamed: (name: string) => `Odebrat ${name} z košíku`,
  undo: "Vrátit zpět",
  freeDeliveryRemaining: (price: string) => `Do dopravy zdarma zbývá ${price}.`,
  freeDelivery: "Dopravu máte zdarma.",
  clear: "Vyprázdnit košík",
  clearQuestion: "Opravdu chcete z košíku odebrat všechny položky?",
  clearConfirm: "Ano, vyprázdnit košík",
  clearCancel: "Ne, nechat ho být",
});
