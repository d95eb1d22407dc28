import { czech } from "#app/domain/typography.ts";

/** Below the heading of an error page. Apart from `errors.ts`, which every page loads. */
export const notFoundDetails = czech({
  text: "Stránka, kterou hledáte, neexistuje. Možná jsme ji přesunuli nebo odstranili.",
  hint: "Zkontrolujte prosím, zda je adresa napsaná správně.",
  search: "Co jste hledali?",
  menu: "Nebo pokračujte sem:",
});

/** The 403 page for a cross-site form submission, or a browser that sends no origin. */
export const crossSiteForm = czech(
  "Formulář nepřišel z našich stránek, proto jsme ho nezpracovali. Vraťte se prosím o stránku zpět a odešlete ho znovu.",
);

/** A page that the customer's account may not see (§6). */
export const noPermission = czech({
  statusText: "Missing permission",
  text: "K této stránce váš účet nemá přístup.",
});
