import { boxOfficeLines, boxOfficeTexts } from "#app/messages/box-office.ts";
import type { RootData } from "./page-meta.ts";
import { crowns, namelessTheatre, plainMenu } from "#app/domain/fallback-settings.ts";

/** The shell's data on an error page when the root loader failed: only values that do not depend on the upstream. */
export const fallbackShell: RootData = {
  theatre: namelessTheatre,
  topMenu: plainMenu,
  bottomMenu: [],
  social: [],
  partners: [],
  specialHours: [],
  boxOffice: { heading: boxOfficeTexts.heading, lines: boxOfficeLines, live: null },
  currency: crowns,
  currencies: [],
  cart: { count: null },
  customer: null,
  isCustomerUnknown: true,
  notice: null,
  consent: { asks: false, given: null },
  popups: { newsletter: false, intro: null },
  tag: null,
  // Nothing in the fallback depends on the current time.
  now: "2000-01-01T00:00:00Z",
  origin: null,
};
