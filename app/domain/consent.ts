/** Cookie categories that need consent (§4); the technical category needs none. */
export const optionalCategories = ["analytical", "marketing", "advertisement"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** The visitor's consent by category. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;
