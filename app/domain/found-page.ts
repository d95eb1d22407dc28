import { paths } from "./paths.ts";

/** The slug of the theatre's own text in English, which `/en` shows. */
export const englishSlug = "english";
export const englishPath = "/en";

/** Where a page that was found by its slug is read. */
export function pagePath(slug: string): string {
  return slug === englishSlug ? englishPath : paths.info(slug);
}
