import { counted, type Forms } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

const items: Forms = { one: "položka", few: "položky", many: "položky", other: "položek" };

/** The account and the cart in the header, apart from their other texts, because every page loads these. */
export const headerTexts = {
  signIn: nbsp("Přihlásit se"),
  signOut: nbsp("Odhlásit se"),
  account: nbsp("Váš účet"),
  cart: "Košík",
  badge: (lines: number) => `Košík, ${counted(lines, items)}`,
  badgeUnreachable: nbsp("Košík, obsah teď nejde načíst"),
  urgent: nbsp("Důležité sdělení"),
  showCart: nbsp("Zobrazit košík"),
} as const;
