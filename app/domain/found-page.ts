import { paths } from "./paths.ts";

/** The slug of the theatre's own text in English, which `/en` shows. */
export const englishSlug = "english";
export const englishPath = "/en";

/** The path of a page found by its slug. */
export function pagePath(slug: string): string {
  return slug === englishSlug ? englishPath : paths.info(slug);
}
