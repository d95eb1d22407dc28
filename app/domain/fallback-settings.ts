import type { Currency } from "./shop/currency.ts";
import type { MenuItem, Theatre } from "./shell.ts";
import { paths } from "./paths.ts";

/** Stands in while the settings have never been read, or have no such entry. */
export const namelessTheatre: Theatre = {
  name: "Divadlo",
  claim: null,
  legalForm: null,
  street: "",
  zip: "",
  city: "",
  ico: null,
  dic: null,
  dataBox: null,
  phone: null,
  email: null,
};

/** The main screens, without submenus: they are there whatever the upstream has. */
export const plainMenu: readonly MenuItem[] = (
  [
    ["Program", paths.programme()],
    ["Repertoár", paths.repertoire()],
    ["Vstupenky", paths.tickets()],
    ["E-shop", paths.shop()],
    ["O\u00a0divadle", paths.about()],
    ["Kontakty", paths.contacts()],
  ] as const
).map(([text, link]) => ({ text, link, leaves: false, submenu: [] }));

/** Prices are in crowns whatever the list of currencies says. */
export const crowns: Currency = {
  id: 1,
  code: "CZK",
  isDefault: true,
  rate: 1,
  decimals: 2,
  symbolBefore: null,
  symbolAfter: "Kč",
};
