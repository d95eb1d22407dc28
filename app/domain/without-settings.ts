import type { Currency } from "./currency.ts";
import type { MenuItem, Theatre } from "./frame.ts";
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

/** Only screens that are there whatever the upstream has. */
export const plainMenu: readonly MenuItem[] = [
  { text: "E-shop", link: paths.shop(), leaves: false, submenu: [] },
];

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
