/** What needs an agreement (§4); the technical category needs none. */
export const optionalCategories = ["analytical", "marketing", "advertisement"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

/** What the visitor agreed to. */
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;
