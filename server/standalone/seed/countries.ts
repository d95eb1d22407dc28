import type { Insertable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

/** Every member state of the EU can be invoiced to (Regulation (EU) 2018/302), whatever the deliveries reach. */
export const countries: readonly Omit<Insertable<Tables["countries"]>, "position">[] = [
  { code: "CZ", name: "Česká republika" },
  { code: "SK", name: "Slovensko" },
  { code: "BE", name: "Belgie" },
  { code: "BG", name: "Bulharsko" },
  { code: "DK", name: "Dánsko" },
  { code: "EE", name: "Estonsko" },
  { code: "FI", name: "Finsko" },
  { code: "FR", name: "Francie" },
  { code: "HR", name: "Chorvatsko" },
  { code: "IE", name: "Irsko" },
  { code: "IT", name: "Itálie" },
  { code: "CY", name: "Kypr" },
  { code: "LT", name: "Litva" },
  { code: "LV", name: "Lotyšsko" },
  { code: "LU", name: "Lucembursko" },
  { code: "HU", name: "Maďarsko" },
  { code: "MT", name: "Malta" },
  { code: "DE", name: "Německo" },
  { code: "NL", name: "Nizozemsko" },
  { code: "PL", name: "Polsko" },
  { code: "PT", name: "Portugalsko" },
  { code: "AT", name: "Rakousko" },
  { code: "RO", name: "Rumunsko" },
  { code: "GR", name: "Řecko" },
  { code: "SI", name: "Slovinsko" },
  { code: "ES", name: "Španělsko" },
  { code: "SE", name: "Švédsko" },
];

export const currencies: readonly Insertable<Tables["currencies"]>[] = [
  { id: 1, code: "CZK", is_default: true, rate: 1, decimals: 2, symbol_after: "Kč" },
  { id: 2, code: "EUR", is_default: false, rate: 25, decimals: 2, symbol_after: "€" },
];
