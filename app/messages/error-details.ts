import { nbsp } from "#app/domain/typography.ts";

/** Below the heading of an error page. Apart from `errors.ts`, which every page loads. */
export const notFoundDetails = {
  text: nbsp("Stránka, kterou hledáte, neexistuje. Možná jsme ji přesunuli nebo odstranili."),
  hint: nbsp("Zkontrolujte prosím, zda je adresa napsaná správně."),
  search: nbsp("Co jste hledali?"),
  menu: nbsp("Nebo pokračujte sem:"),
} as const;

/** The 403 page for a cross-site form submission, or a browser that sends no origin. */
export const crossSiteForm = nbsp(
  "Formulář nepřišel z našich stránek, proto jsme ho nezpracovali. Vraťte se prosím o stránku zpět a odešlete ho znovu.",
);

/** A page that the customer's account may not see (§6). */
export const noPermission = {
  statusText: "Missing permission",
  text: nbsp("K této stránce váš účet nemá přístup."),
} as const;
