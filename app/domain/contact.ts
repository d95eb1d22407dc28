import type { Theatre } from "./shell-data.ts";
import type { PersonLink } from "./theatre/performance.ts";

/** A department, venue or branch with its contact details; its detail is `/kontakty?kontakt={slug}`. */
export interface Contact {
  readonly slug: string;
  readonly name: string;
  readonly kind: "department" | "venue" | "branch";
  readonly description: string | null;
  readonly street: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  /** Degrees, WGS 84. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** A drawn map, file under the `map` image folder. */
  readonly map: string | null;
  readonly openingHours: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly people: readonly ContactPerson[];
}

export interface ContactPerson {
  readonly name: string;
  /** Academic title. */
  readonly title: string | null;
  readonly function: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** File under the `person` image folder. */
  readonly image: string | null;
  readonly person: PersonLink | null;
}

/** Whether a theatre has contact details. */
export function isReachable({ street, city, email, phone }: Partial<Theatre>): boolean {
  return Boolean(street || city || email || phone);
}
