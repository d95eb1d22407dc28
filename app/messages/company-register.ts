import { czech } from "#app/domain/typography.ts";

/** The look-up of a company by its IČO, in forms with a billing address. */
export const companyRegister = czech({
  find: "Načíst údaje z ARES",
});

/** The register's data for a company that the customer has already typed. */
export const companyInRegister = czech({
  filled: "Doplnili jsme, co chybělo, z registru ARES. Zkontrolujte to prosím.",
  same: "Údaje souhlasí s registrem ARES.",
  dissolved: "Firma ale podle registru zanikla. Zkontrolujte prosím IČO.",
  different: (differences: string) => `Co jste vyplnili, jsme nechali. V registru je jinak: ${differences}.`,
  name: (name: string) => `název ${name}`,
  dic: (dic: string) => `DIČ\u00a0${dic}`,
  address: (place: string) => `sídlo ${place}`,
});
