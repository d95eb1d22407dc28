import { counted, type Forms } from "#app/domain/plural.ts";
import { czech } from "#app/domain/typography.ts";

const items: Forms = { one: "položka", few: "položky", many: "položky", other: "položek" };

/** The account and the cart in the header, apart from their other texts, because every page loads these. */
export const headerTexts = czech({
  signIn: "Přihlásit se",
  signOut: "Odhlásit se",
  account: "Váš účet",
  cart: "Košík",
  badge: (lines: number) => `Košík, ${counted(lines, items)}`,
  badgeUnreachable: "Košík, obsah teď nejde načíst",
  showCart: "Zobrazit košík",
});
