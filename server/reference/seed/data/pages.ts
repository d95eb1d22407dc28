import type { SeedPage } from "#server/reference/seed/types.ts";
import { accessibility, cookies, privacy } from "./pages/policies.ts";
import { claims, withdrawal } from "./pages/rights.ts";
import { aboutVouchers, contact, delivery, howToBuy } from "./pages/shopping.ts";
import { terms } from "./pages/terms.ts";

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
];
