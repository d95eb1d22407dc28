import type { SeedPage } from "#server/demo-backend/seed/types.ts";
import { media, publishedDuties, rentals, vacancies, whistleblowing } from "./pages/organisation.ts";
import { accessibility, cookies } from "./pages/policies.ts";
import { privacy } from "./pages/privacy.ts";
import { claims, withdrawal } from "./pages/rights.ts";
import { aboutVouchers, contact, delivery, howToBuy } from "./pages/shopping.ts";
import { terms } from "./pages/terms.ts";
import { aboutTheatre, firstTime, schools, subscription, tickets, visitingRules } from "./pages/visiting.ts";

/** Every information page; all texts are samples that the operator must have checked. */
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
  contact,
  tickets,
  aboutTheatre,
  visitingRules,
  firstTime,
  subscription,
  schools,
  media,
  rentals,
  vacancies,
  publishedDuties,
  whistleblowing,
];
