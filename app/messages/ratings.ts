import type { Forms } from "#app/domain/plural.ts";
import { nbsp } from "#app/domain/typography.ts";

/** § 5a of the Consumer Protection Act: stands wherever stars stand. The demo theatre does not verify. */
export const ratingsVerification = nbsp(
  "Hodnocení neověřujeme – nemůžeme zaručit, že každý hodnotící představení navštívil.",
);

/** „128 hodnocení“. */
export const ratingForms: Forms = {
  one: "hodnocení",
  few: "hodnocení",
  many: "hodnocení",
  other: "hodnocení",
};
