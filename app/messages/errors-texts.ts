import { czech } from "#app/domain/typography.ts";

/** Error pages (§2). Titles, the apology and the framework message are verbatim from the specification. */
export const notFoundPage = czech({
  /** `statusText` of every 404. */
  statusText: "This page could not be found",
  title: "Stránka nenalezena (404)",
  button: "Zpět na úvodní stránku",
});

export const errorPage = czech({
  title: (status: number) => `Něco se nepovedlo (chyba ${status})`,
  text: "Omlouváme se, ale nastala chyba.",
  button: notFoundPage.button,
  again: "Zkusit znovu",
  sendAgain: "Odeslat znovu",
  backToOrder: "Zpět k objednávce",
  requestId: "Číslo požadavku:",
});

/** A form whose e-mail would contain a link, on a site whose public origin is not configured. */
export const noPublicOrigin = czech(
  "E-mail s odkazem odtud nemůžeme poslat, protože web nezná svou veřejnou adresu. Pro provozovatele: nastavte proměnnou PUBLIC_ORIGIN.",
);

/** A bot or a password manager has filled in a field that visitors do not see. */
export const honeypotFilled = czech(
  "Nic jsme neodeslali: vyplnilo se skryté pole proti robotům, nejspíš je vyplnil správce hesel. Odešlete prosím formulář znovu.",
);

/** The site could not handle a form, because the upstream could not identify the customer. */
export const formNotNow = czech("Formulář teď nemůžeme odeslat. Zkuste to prosím za chvíli znovu.");

/** A fetch submission got no response, or a gateway's: it may have arrived. */
export const noResponse = czech(
  "Divadlo neodpovědělo, nevíme proto jistě, zda se změna uložila. Zkuste to prosím za chvíli znovu.",
);

/** Replaces a block whose data failed to load. */
export const blockFailed = czech(
  "Tuto část stránky se teď nepodařilo načíst. Zkuste prosím stránku obnovit.",
);

/** Heading of the error summary above an invalid form; `fields` is the number of invalid fields. */
export const formFailed = czech({
  title: "Formulář se nepodařilo odeslat.",
  text: (fields: number) => `Opravte prosím ${fields} ${fields >= 5 ? "polí" : "pole"}:`,
});

/** Below the heading of the 404 page. */
export const notFoundDetails = czech({
  text: "Stránka, kterou hledáte, neexistuje. Možná jsme ji přesunuli nebo odstranili.",
  hint: "Zkontrolujte prosím, zda je adresa napsaná správně.",
});

/** A page that the customer's account may not see (§6). */
export const noPermission = czech({
  statusText: "Missing permission",
  text: "K této stránce váš účet nemá přístup.",
});

/** The validation messages of specification §5, verbatim; `max` and `controls` are additions without a text there. */
export const validation = {
  required: "Pole musí být vyplněno.",
  email: "Pole musí obsahovat platný email.",
  numeric: "Pole musí obsahovat pouze číslice.",
  regex: "Pole musí obsahovat pouze alfanumerické znaky s tečkou.",
  min: (length: number) => `Vyplňte prosím minimálně ${length} znaků.`,
  confirmed: "Toto pole je nutné potvrdit.",
  max: (length: number) => `Vyplňte prosím nejvýše ${length} znaků.`,
  controls: czech("V poli jsou neviditelné řídicí znaky. Napište ho prosím znovu."),
} as const;

/** The upstream refused a field, or a form, without a sentence of its own. */
export const fieldRefused = czech("Tuto hodnotu nelze přijmout. Zkontrolujte ji prosím.");
export const formRefused = czech("Formulář nebyl přijat. Zkontrolujte prosím, co jste vyplnili.");

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
