/**
 * Parts of the site that a back office may lack. An absent one has no page, no block and no link
 * (`server/upstream/offers.ts` decides).
 */
export const areas = [
  "programme",
  "repertoire",
  "venues",
  "people",
  "ratings",
  "rating-form",
  "news",
  "contact-people",
  "documents",
  "annual-reports",
  "partners",
  "pages",
  "products",
  "similar-products",
  "brands",
  "search",
  "newsletter",
  "ordering",
  "branches",
  "card-payment",
  "invoices",
  "registration",
  "password-reset",
  "profile",
  "password-change",
  "account-deletion",
  "subscription",
  "addresses",
  "company",
  "company-register",
  "orders",
] as const;
export type Area = (typeof areas)[number];
