import { plural } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";
import { headerTexts } from "./header.ts";

export const cartTexts = {
  title: headerTexts.cart,
  emptyTitle: nbsp("Váš košík je prázdný"),
  emptyText: nbsp("Vyberte si v e-shopu něco pro radost."),
  emptyGifts: nbsp("Vyberte si v e-shopu třeba dárkový poukaz nebo plakát k oblíbené inscenaci."),
  programme: nbsp("Vybrat představení"),
  emptyButton: nbsp("Přejít do e-shopu"),
  unreachableTitle: nbsp("Košík teď nejde načíst"),
  unreachableText: nbsp("Co v něm máte, zůstává. Zkuste prosím za chvíli stránku obnovit."),
  outdated: nbsp("Ukazujeme, co v něm bylo naposledy. Co jste vyplnili, zůstává."),
  dropdown: nbsp("Obsah košíku"),
  dropdownVouchers: nbsp("Uplatněné kódy a poukazy"),
  dropdownLoading: nbsp("Načítáme obsah košíku…"),
  dropdownEmpty: nbsp("V košíku zatím nic nemáte."),
  dropdownMore: (more: number) =>
    nbsp(
      `V košíku máte ještě ${more} ${plural(more, { one: "další položku", few: "další položky", other: "dalších položek" })}.`,
    ),
  notHeld: nbsp("Místa v hledišti vám zajistí až odeslaná objednávka, v košíku je nedržíme."),
  /** For lines that name their seats. */
  seatsMayChange: nbsp(
    "Kdyby je mezitím koupil někdo jiný, dáme vám jiná vedle sebe, a místa zvlášť jen s vaším souhlasem.",
  ),
  seats: (seats: string) => nbsp(`Teď pro vás: ${seats}`),
  /** Of tickets. */
  eveningOver: nbsp("Na toto představení už vstupenky neprodáváme, nic za ně neúčtujeme."),
  unreadLine: nbsp("Položku se nepodařilo načíst."),
  unreadPrice: nbsp("Cenu téhle položky se nepodařilo načíst."),
  unreadName: nbsp("nenačtenou položku"),
  unreadVoucher: nbsp("Kód se nepodařilo načíst."),
  unknownTotal: nbsp("nelze spočítat"),
  unknownTotalTitle: nbsp("Celkovou cenu teď nelze spočítat"),
  unknownTotalText: nbsp(
    "Něco z košíku se nepodařilo načíst, proto objednávku zatím nemůžeme přijmout. Odeberte prosím, co nemá cenu, nebo zkuste za chvíli stránku obnovit.",
  ),
  /** For a cart with a gift voucher, which pays a part of the price. */
  toPay: nbsp("Zbývá zaplatit"),
  pieces: (quantity: number) => `${quantity}\u00a0ks`,
  tickets: (quantity: number) =>
    nbsp(`${quantity} ${plural(quantity, { one: "vstupenka", few: "vstupenky", other: "vstupenek" })}`),
  lineTotal: "Celkem",
  perPiece: nbsp("za kus"),
  perTicket: nbsp("za vstupenku"),
  remove: "Odebrat",
  removeNamed: (name: string) => nbsp(`Odebrat ${name} z košíku`),
  undo: nbsp("Vrátit zpět"),
  freeDeliveryRemaining: (price: string) => nbsp(`Do dopravy zdarma zbývá ${price}.`),
  freeDelivery: nbsp("Dopravu máte zdarma."),
  clear: nbsp("Vyprázdnit košík"),
  clearQuestion: nbsp("Opravdu chcete z košíku odebrat všechny položky?"),
  clearConfirm: nbsp("Ano, vyprázdnit košík"),
  clearCancel: nbsp("Ne, nechat ho být"),
} as const;
