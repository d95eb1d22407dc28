import { knownSigns } from "#standalone/pdf/known-signs.ts";

/** Characters that fit on the voucher, and characters of the note that the site reads to find them. */
const longest = 160;
const mostRead = 2_000;

/**
 * A dedication as it can be printed: at most 160 characters, with the signs that the typefaces have (`knownSigns`)
 * and without empty lines, which would push it off the page.
 */
export function printable(note: string | null): string | null {
  const known = knownSigns((note ?? "").slice(0, mostRead))
    .replace(/ ?\n\s*/gu, "\n")
    .trim();
  if (known === "") return null;
  const signs = [...known];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : known;
}
