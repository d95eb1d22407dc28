/** Cookie categories that need consent (§4); the technical category needs none. */
export const optionalCategories = ["analytical", "marketing", "advertisement"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The visitor's consent by category. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/**
 * Version of the question: the categories and their words. Consent to another version does not count, so the site asks
 * again. `tests/messages/consent-version.test.ts` fails if the words change and this does not.
 */
export const consentVersion = 3;
