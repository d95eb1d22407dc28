import type { RootData } from "./page-title.ts";
import { paths } from "#app/domain/paths.ts";

/** The frame of an error page whose data never came: only what is there whatever the upstream has. */
export const plainFrame: RootData = {
  theatre: {
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
  },
  topMenu: [{ text: "E-shop", link: paths.shop(), leaves: false, submenu: [] }],
  bottomMenu: [],
  social: [],
  specialHours: [],
  currency: {
    id: 0,
    code: "CZK",
    isDefault: true,
    rate: 1,
    decimals: 2,
    symbolBefore: null,
    symbolAfter: "Kč",
  },
  currencies: [],
  cart: { count: null },
  notice: null,
  tag: null,
  // No window of special hours is given, so the moment does not matter.
  now: "2000-01-01T00:00:00Z",
  origin: null,
};
