import type { SeedPage } from "#standalone/seed/types.ts";
import { media, publishedDuties, rentals, vacancies, whistleblowing } from "./pages/organisation.ts";
import { accessibility, cookies } from "./pages/policies.ts";
import { privacy } from "./pages/privacy.ts";
import { claims, withdrawal } from "./pages/rights.ts";
import { aboutVouchers, contact, delivery, howToBuy } from "./pages/shopping.ts";
import { terms } from "./pages/terms.ts";
import { english } from "./pages/english.ts";
import { aboutTheatre, firstTime, schools, subscription, tickets, visitingRules } from "./pages/visiting.ts";
import { way } from "./pages/way.ts";

/** Every information page. */
export const pages: readonly SeedPage[] = [
  terms,
  privacy,
  cookies,
  withdrawal,
  claims,
  delivery,
  howToBuy,
  aboutVouchers,
  accessibility,
  way,
  contact,
  tickets,
  aboutTheatre,
  visitingRules,
  firstTime,
  english,
  subscription,
  schools,
  media,
  rentals,
  vacancies,
  publishedDuties,
  whistleblowing,
];

/** Pages with the wording of a contract or of a duty: the site says that a lawyer must check them before the start. */
export const legalSamples: ReadonlySet<string> = new Set(
  [
    terms,
    privacy,
    cookies,
    withdrawal,
    claims,
    aboutVouchers,
    accessibility,
    visitingRules,
    publishedDuties,
    whistleblowing,
  ].map(({ slug }) => slug),
);
