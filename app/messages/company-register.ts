import { nbsp } from "#app/domain/typography.ts";

/** The look-up of a company by its IČO, in forms with a billing address. */
export const companyRegister = {
  find: nbsp("Načíst údaje z ARES"),
  hint: nbsp("Stačí vyplnit IČO, název a sídlo doplníme z registru."),
} as const;

/** The register's data for a company that the customer has already typed. */
export const companyInRegister = {
  filled: nbsp("Doplnili jsme, co chybělo, z registru ARES. Zkontrolujte to prosím."),
  same: nbsp("Údaje souhlasí s registrem ARES."),
  dissolved: nbsp("Firma ale podle registru zanikla. Zkontrolujte prosím IČO."),
  different: (differences: string) =>
    nbsp(`Co jste vyplnili, jsme nechali. V registru je jinak: ${differences}.`),
  name: (name: string) => nbsp(`název ${name}`),
  dic: (dic: string) => `DIČ\u00a0${dic}`,
  address: (place: string) => nbsp(`sídlo ${place}`),
} as const;
