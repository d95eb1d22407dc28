import { formatPostcode } from "./postcode.ts";

export interface Place {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2, or an upstream's own code. */
  readonly country: string;
}

/** `602 00 Brno`. Either may be missing. */
export function formatTown(zip: string, city: string): string {
  return [formatPostcode(zip), city].filter(Boolean).join(" ");
}

/**
 * An address as Czechs write it: the street, the town after its code, and the country only abroad.
 * @param countries those of the back office, which have its names
 */
export function placeLines(
  { street, zip, city, country }: Place,
  countries: readonly { readonly code: string; readonly name: string }[] = [],
): string[] {
  return [street, formatTown(zip, city), countryAbroad(country, countries)].filter(Boolean);
}

function countryAbroad(
  code: string,
  countries: readonly { readonly code: string; readonly name: string }[],
): string {
  if (code === "CZ") return "";
  const known = countries.find((country) => country.code === code);
  if (known) return known.name;
  if (!/^[A-Z]{2}$/u.test(code)) return code;
  return new Intl.DisplayNames("cs", { type: "region" }).of(code) ?? code;
}
