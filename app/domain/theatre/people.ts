import { isSameId } from "#app/domain/id.ts";
import { foldForSearch } from "#app/domain/fold.ts";
import type { Performance } from "./performance.ts";
import type { Person, ListedPerson, PersonRole } from "./person.ts";

/** The index letters of Czech: letters with a háček that sort separately, and Ch after H. */
const alphabet = "A B C Č D E F G H Ch I J K L M N O P Q R Ř S Š T U V W X Y Z Ž".split(" ");
const collator = new Intl.Collator("cs");

/** Sorted by surname, then by the whole name, with Czech collation. */
export function byName<T extends { readonly surname: string; readonly name: string }>(
  people: readonly T[],
): readonly T[] {
  return people.toSorted(
    (item, other) => collator.compare(item.surname, other.surname) || collator.compare(item.name, other.name),
  );
}

/** The index letter of a surname: „Ch“ for Chroust, „Č“ for Čechlovský, but „D“ for Ďurica. */
export function letterOf(surname: string): string {
  const text = surname.trim().normalize("NFC");
  if (foldForSearch(text.slice(0, 2)) === "ch") return "Ch";
  const first = text.slice(0, 1).toLocaleUpperCase("cs");
  if (alphabet.includes(first)) return first;
  const plain = foldForSearch(first).toUpperCase();
  return alphabet.includes(plain) ? plain : "#";
}

interface LetterGroup<T> {
  readonly letter: string;
  /** Fragment id: `pismeno-c`, `pismeno-c-hacek`, `pismeno-ch`. */
  readonly anchor: string;
  readonly people: readonly T[];
}

/** People grouped by index letter in alphabetical order; without empty letters. */
export function byLetter<T extends { readonly surname: string; readonly name: string }>(
  people: readonly T[],
): readonly LetterGroup<T>[] {
  const sorted = byName(people);
  return [...alphabet, "#"].flatMap((letter) => {
    const found = sorted.filter(({ surname }) => letterOf(surname) === letter);
    return found.length > 0 ? [{ letter, anchor: anchorOf(letter), people: found }] : [];
  });
}

function anchorOf(letter: string): string {
  if (letter === "#") return "pismeno-jine";
  const plain = foldForSearch(letter);
  return `pismeno-${plain === letter.toLowerCase() ? plain : `${plain}-hacek`}`;
}

/** People by group; groups in the upstream's order, each sorted by name. */
export function byGroup(people: readonly ListedPerson[]) {
  const groups = new Map(people.map(({ group }) => [group.slug, group]));
  return [...groups.values()].map((group) => ({
    ...group,
    people: byName(people.filter((person) => person.group.slug === group.slug)),
  }));
}

/**
 * A person's current, upcoming and former roles.
 * @param today the day in the theatre's time zone, `2026-11-21`
 */
export function rolesAt({ roles }: Person, today: string) {
  const isFormer = ({ until, production }: PersonRole) =>
    production.state === "ended" || (until !== null && until < today);
  return {
    now: roles.filter((role) => !isFormer(role) && role.production.state === "current"),
    coming: roles.filter((role) => !isFormer(role) && role.production.state === "coming"),
    former: roles.filter(isFormer),
  };
}

/** Roles grouped by title, in the order of the titles' first occurrence. */
export function byProduction(roles: readonly PersonRole[]) {
  const productions = new Map(roles.map(({ production }) => [production.slug, production]));
  return [...productions.values()].map((production) => ({
    production,
    roles: roles.filter((role) => role.production.slug === production.slug),
  }));
}

/**
 * The performances with this person: those whose cast names them; before the announcement of the cast, or for members
 * of the creative team, all performances of the title. Former roles, e.g. taken over by another person, do not count.
 * @param today the day in the theatre's time zone, `2026-11-21`
 */
export function datesWith(
  person: Person,
  performances: readonly Performance[],
  today: string,
): readonly Performance[] {
  const { now, coming } = rolesAt(person, today);
  const active = [...now, ...coming];
  return performances.filter(({ production, cast }) => {
    if (cast.some((entry) => isSameId(entry.person?.id, person.id))) return true;
    const isKnown = cast.some((entry) => entry.person !== null);
    return active.some(
      (role) => role.production.slug === production?.slug && (role.kind === "team" || !isKnown),
    );
  });
}
