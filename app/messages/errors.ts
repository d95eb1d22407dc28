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
