import type { Currency } from "./shop/currency.ts";
import type { MenuItem, Theatre } from "./shell-data.ts";
import { paths } from "./paths.ts";

/** Used before the first reading of the settings, or if they have no theatre entry. */
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

/** The main screens, without submenus; these routes exist regardless of the upstream's data. */
export const plainMenu: readonly MenuItem[] = (
  [
    ["Program", paths.programme()],
    ["Repertoár", paths.repertoire()],
    ["Vstupenky", paths.tickets()],
    ["E-shop", paths.shop()],
    ["O divadle", paths.about()],
    ["Kontakty", paths.contacts()],
  ] as const
).map(([text, link]) => ({ text, link, submenu: [] }));

/** The base currency: prices are in crowns regardless of the configured currencies. */
export const crowns: Currency = {
  id: 1,
  code: "CZK",
  isDefault: true,
  rate: 1,
  decimals: 2,
  symbolBefore: null,
  symbolAfter: "Kč",
};
